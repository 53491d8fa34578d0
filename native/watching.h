// Whole matches of players who do not think long, watched: how long, how much to choose from, who led.
#pragma once
#include "twin.h"
#include <math.h>

struct Course {
  u32 decisions, draws, options;  // options: in all decisions together
  u32 changes;                    // somebody else was alone ahead than the one before
  u32 unled[MOST_SEATS];          // after so many decisions each seat was not alone ahead for the last time
  float tree;                     // the decimal logarithm of the product of all options
};

inline int alone_ahead(const int *scores, int seats) {
  int best = 0, ahead = NOBODY;
  for (int seat = 0; seat < seats; seat++)
    if (!seat || scores[seat] > best) best = scores[seat], ahead = seat;
    else if (scores[seat] == best) ahead = NOBODY;
  return ahead;
}

class Watching {
 public:
  Course course = {};

  // A player has `choose` and `plays`: whether it knows what to do in such a phase.
  template <class Game, class Player> void follow(typename Game::State &s, u64 &seed, Player player) {
    u16 options[Game::MOST_OPTIONS];
    int scores[MOST_SEATS] = {}, seat;
    while ((seat = Game::actor(s)) != NOBODY && player.plays(s)) {
      if (seat == NATURE) {
        course.draws++;
        Game::apply(s, Game::random_option(s, seed));
        continue;
      }
      int count = Game::options(s, options);
      Game::apply(s, count == 1 ? options[0] : player.choose(s, seed));
      Game::scores(s, scores);
      note(count, alone_ahead(scores, s.seats), s.seats);
    }
  }

 private:
  int led = NOBODY;

  void note(int options, int ahead, int seats) {
    course.decisions++;
    course.options += (u32)options;
    course.tree += log10f((float)options);
    for (int seat = 0; seat < seats; seat++)
      if (seat != ahead) course.unled[seat] = course.decisions;
    course.changes += ahead != NOBODY && led != NOBODY && ahead != led;
    if (ahead != NOBODY) led = ahead;
  }
};
