// The search for phase 1 of Palermo: sequential halving. The placements with the best quick score are
// rolled out to a finished city. After each round the worse half is dropped, until one is left.
#pragma once
#include "../search.h"
#include "game.h"
#include "tours.h"

namespace palermo {

class Laying {
 public:
  enum { MAX_ARMS = 16, ROLLOUT_WIDTH = 12, QUICK_WIDTH = Beam::MAX_WIDTH };  // the widths are those of the beam
  float lead = 5;

  Laying(const State &from, u64 chance) : state(from), legs(bonus(from)), seed(chance) {}

  int search(const u16 *options, int count, int iterations, Idea *out) {
    Arm arms[PLAZAS];
    for (int i = 0; i < count; i++) arms[i] = {options[i], quick_score(options[i]), 0, 0, {}};
    sort(arms, count, [](const Arm &a, const Arm &b) { return a.score > b.score; });
    count = least(count, (int)MAX_ARMS);
    int rounds = 1;
    while (1 << rounds < count) rounds++;
    for (int round = 0, left = count; round < rounds; round++, left = (left + 1) / 2)
      halve(arms, left, most(1, iterations / rounds / left));
    for (int i = 0; i < count; i++) out[i] = idea(arms[i]);
    return count;
  }
  // The card with the best quick score among a few likely cards.
  int fast_card(int samples) {
    int best = likely_card(state);
    float most = quick_score(best);
    for (int i = 1; i < samples; i++) {
      int card = likely_card(state);
      float score = quick_score(card);
      if (score > most) most = score, best = card;
    }
    return best;
  }

 private:
  struct Arm {
    u32 action;
    float score;
    u32 tries;
    float value;  // value and scores: sums over all tries
    float scores[MAX_PLAYERS];
    float mean() const { return tries ? value / (float)tries : score; }
  };
  const State &state;
  Legs legs;
  u64 seed;

  void halve(Arm *arms, int count, int tries) {
    for (int i = 0; i < tries; i++)
      for (int n = 0; n < count; n++) rollout(arms[n]);
    sort(arms, count, [](const Arm &a, const Arm &b) { return a.mean() > b.mean(); });
  }
  void rollout(Arm &arm) {
    State after = state;
    float scores[MAX_PLAYERS];
    Game::apply(after, (int)arm.action);
    while (after.phase <= HOUSE) Game::apply(after, likely_card(after));
    city_scores(after, scores);
    arm.tries++;
    arm.value += win_probability(scores, state.seats, state.turn, lead);
    for (int seat = 0; seat < state.seats; seat++) arm.scores[seat] += scores[seat];
  }
  Idea idea(const Arm &arm) const {
    Idea one = {arm.action, arm.tries, arm.mean(), {}};
    for (int seat = 0; seat < state.seats; seat++)
      one.scores[seat] = arm.scores[seat] / (float)most(1u, arm.tries);
    return one;
  }

  // ---------------------------------------------------------------- value of a city
  void city_scores(const State &s, float *scores) const {  // each seat's best tour, without interference
    TourValue tour[MAX_SEATS];
    int end = 0;
    for (int seat = 0; seat < s.seats; seat++) {
      tour[seat] = estimate_tour(s, seat, legs, ROLLOUT_WIDTH);
      end = most(end, turns_of(tour[seat]));
    }
    for (int seat = 0; seat < s.seats; seat++) scores[seat] = (float)(worth_of(tour[seat]) + legs.price * end);
  }
  float quick_score(int option) {
    State after = state;
    Game::apply(after, option);
    if (state.phase == START) return (float)roll(seed);
    float sum = 0, own = 0;
    for (int seat = 0; seat < state.seats; seat++) {
      float value = 0.85f * (float)worth_of(estimate_tour(after, seat, legs, QUICK_WIDTH)) + 1.3f * access(after, seat);
      sum += value;
      if (seat == state.turn) own = value;
    }
    return own - (sum - own) / (float)(state.seats - 1);
  }
  static float access(const State &s, int seat) {  // average number of safe streets beside a door
    Doors doors = doors_of(s, seat);
    Fields safe = s.open;
    for (u64 cells = s.empty; cells; cells &= cells - 1) safe = without(safe, cell_fields(lowest(cells)));
    int streets = 0;
    for (int i = 0; i < doors.count; i++) streets += count(beside(only(doors.field[i])) & safe);
    return doors.count ? (float)streets / (float)doors.count : 0;
  }

  // ---------------------------------------------------------------- likely cards
  int likely_card(const State &s) {  // a card with a door near the seat's own doors and the start card
    u32 faces[CELLS];
    if (s.phase == START || !house_options(s, faces)) return Game::random_option(s, seed);
    Fields doors = none(), hit = none(), front = cell_fields(s.start), seen;
    for (u64 cells = s.empty; cells; cells &= cells - 1) doors = doors | door_fields(lowest(cells), faces[lowest(cells)]);
    Doors own = doors_of(s, s.turn);
    for (int i = 0; i < own.count; i++) put(front, own.field[i]);
    for (seen = front; any(front); seen = seen | front) {
      front = without(step(front, s.open, s.links), seen);
      if (!any(front & doors)) continue;
      hit = front & doors;
      if (below(seed, 5) < 3) break;
    }
    return any(hit) ? card_with_door(faces, nth(hit, below(seed, count(hit)))) : Game::random_option(s, seed);
  }
  static u32 faces_with_door(int corner) {
    int rotation = (corner + 2) & 3;
    return 0x101u * (3u << 2 * rotation) | 1u << (16 + rotation);
  }
  static Fields door_fields(int cell, u32 faces) {
    Fields doors = none();
    for (int corner = 0; corner < 4; corner++)
      if (faces & faces_with_door(corner)) put(doors, corner_field(cell, corner));
    return doors;
  }
  int card_with_door(const u32 *faces, int field) {
    int cell = cell_of(field), corner = 0;
    while (corner_field(cell, corner) != field) corner++;
    u32 fitting = faces[cell] & faces_with_door(corner);
    return FACES * cell + nth_bit(fitting, below(seed, bits(fitting)));
  }
};

}  // namespace palermo
