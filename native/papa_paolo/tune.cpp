// Tunes the weights of the fast policy by self-play. Usage: tune TRIES SEED
//
// Each try changes a few weights at random. The change is kept if the new weights finish ahead of the
// best ones often enough with the same seeds, and again with other seeds. Prints the weights at the end.
#include "policy.h"
#include <math.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

namespace papa_paolo {

enum { FIGURES = offsetof(Weights, noise) / sizeof(float), QUICK = 240, THOROUGH = 720, FINAL = 1200 };

static void load_experience(Weights &weights, Experience &experience) {
  State s;
  u8 switches[SWITCHES] = {};
  initial(s, switches, SEATS);
  experience.fill(s.box, weights.aimed, weights.each_round);
  weights.experience = &experience;
}
static float points(const State &s, int seat) {
  return (float)score(s, seat) + 0.001f * (float)s.player[seat].money;
}
// How often one seat with weights `one` finishes ahead of seats with `others`; it takes each seat in turn.
static double ahead(const Weights &one, const Weights &others, int seats, int matches, u64 seed) {
  double sum = 0;
  u8 switches[SWITCHES] = {};
  for (int n = 0; n < matches; n++) {
    State s;
    initial(s, switches, seats);
    u64 chance_seed = mixed(seed + (u64)(n / seats)), noise_seed = mixed(seed * 7 + (u64)n);
    int mine = n % seats;
    while (s.step != AT_OVER) {
      int seat = actor(s);
      apply(s, seat == NATURE ? draw(s, chance_seed) : fast_move(s, seat, noise_seed, seat == mine ? one : others));
    }
    for (int seat = 0; seat < seats; seat++)
      if (seat != mine)
        sum += (points(s, mine) > points(s, seat)) + 0.5 * (points(s, mine) == points(s, seat));
  }
  return sum / (matches * (seats - 1));
}
static double ahead_everywhere(const Weights &one, const Weights &others, int matches, u64 seed) {
  double sum = 0;
  for (int seats = 2; seats <= SEATS; seats++) sum += ahead(one, others, seats, matches, seed + (u64)seats);
  return sum / 3;
}
static Weights changed(const Weights &weights, u64 &seed) {
  Weights other = weights;
  float *figures = (float *)&other;
  for (int count = 1 + below(seed, 3); count; count--) {
    double spread = 0;
    for (int n = 0; n < 3; n++) spread += roll(seed) / 4294967296.0 - 0.5;
    figures[below(seed, FIGURES)] *= (float)exp(0.4 * spread);
  }
  return other;
}

}  // namespace papa_paolo

int main(int count, char **arguments) {
  using namespace papa_paolo;
  static Experience known[3];
  u64 seed = count > 2 ? (u64)atoll(arguments[2]) : 1;
  Weights first, best;
  load_experience(first, known[0]);
  load_experience(best, known[1]);
  for (int tries = count > 1 ? atoi(arguments[1]) : 1000; tries; tries--) {
    Weights other = changed(best, seed);
    load_experience(other, known[2]);
    u64 match_seed = mixed(seed);
    if (ahead_everywhere(other, best, QUICK, match_seed) < 0.525) continue;
    if (ahead_everywhere(other, best, THOROUGH, match_seed + 99) < 0.515) continue;
    best = other;
    load_experience(best, known[1]);
  }
  for (int seats = 2; seats <= SEATS; seats++)
    printf("%d seats: ahead of the first one %.3f\n", seats, ahead(best, first, seats, FINAL, 4242));
  for (int n = 0; n < FIGURES; n++) printf("%g%s", ((float *)&best)[n], n < FIGURES - 1 ? ", " : "\n");
}
