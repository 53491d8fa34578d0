// Plays matches with fast players and records statistics: length, number of options, the leader.
#pragma once
#include "twin.h"
#include <math.h>

struct MatchStats {
  u32 decisions, draws, options;  // options: sum over all decisions
  u32 changes;                    // how often the sole leader changed
  u32 unled[MAX_SEATS];           // by seat: number of the last decision after which it was not sole leader
  float tree;                     // log10 of the product of the option counts
};

inline int sole_leader(const int *scores, int seats) {
  int best = 0, ahead = NOBODY;
  for (int seat = 0; seat < seats; seat++)
    if (!seat || scores[seat] > best) best = scores[seat], ahead = seat;
    else if (scores[seat] == best) ahead = NOBODY;
  return ahead;
}

class StatsRecorder {
 public:
  MatchStats stats = {};

  // A player has `choose`, and `plays`: can it choose in this state?
  template <class Game, class Player> void play(typename Game::State &s, u64 &seed, Player player) {
    u16 options[Game::MAX_OPTIONS];
    int scores[MAX_SEATS] = {}, seat;
    while ((seat = Game::actor(s)) != NOBODY && player.plays(s)) {
      if (seat == NATURE) {
        stats.draws++;
        Game::apply(s, Game::random_option(s, seed));
        continue;
      }
      int count = Game::options(s, options);
      Game::apply(s, count == 1 ? options[0] : player.choose(s, seed));
      Game::scores(s, scores);
      record(count, sole_leader(scores, s.seats), s.seats);
    }
  }

 private:
  int last_leader = NOBODY;

  void record(int options, int ahead, int seats) {
    stats.decisions++;
    stats.options += (u32)options;
    stats.tree += log10f((float)options);
    for (int seat = 0; seat < seats; seat++)
      if (seat != ahead) stats.unled[seat] = stats.decisions;
    stats.changes += ahead != NOBODY && last_leader != NOBODY && ahead != last_leader;
    if (ahead != NOBODY) last_leader = ahead;
  }
};
