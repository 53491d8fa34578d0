// The expert search for Palermo. Nothing is hidden, so it searches the one true state.
#pragma once
#include "collecting.h"
#include "laying.h"
#include "../watching.h"

namespace palermo {

enum { COLLECTING_SPEEDUP = 4 };  // iterations of phase 2 per iteration of phase 1, at equal time

inline int search(const State *samples, int, int, int only, int iterations, u64 seed, Idea *out) {
  const State &s = samples[0];
  if (s.phase <= HOUSE) {
    u16 options[Game::MAX_OPTIONS];
    int count = Game::options(s, options);
    if (only != ANYTHING) options[0] = (u16)only, count = 1;
    return Laying(s, seed).search(options, count, iterations, out);
  }
  if (s.phase == OVER) return 0;
  Plan plan(s);
  Collecting model(plan, seed);
  Tree<Collecting> tree(model, iterations * COLLECTING_SPEEDUP);
  return tree.search(plan.enter(s), only, iterations * COLLECTING_SPEEDUP, out);
}

// Fast players without search: one for building, one for collecting in a finished city.
struct FastBuilder {
  enum { SAMPLES = 6 };
  bool plays(const State &s) const { return s.phase <= HOUSE; }
  int choose(const State &s, u64 &seed) const { return Laying(s, mixed(roll(seed))).fast_card(SAMPLES); }
};
struct FastCollector {
  const Plan &plan;
  bool plays(const State &) const { return true; }
  int choose(const State &s, u64 &seed) const {
    return (int)Collecting(plan, mixed(roll(seed))).fast_move(plan.enter(s));
  }
};

inline void watch_many(State *states, const u64 *seeds, int count, MatchStats *out) {
  for (int i = 0; i < count; i++) {
    StatsRecorder recorder;
    u64 seed = seeds[i];
    recorder.play<Game>(states[i], seed, FastBuilder());
    Plan plan(states[i]);
    recorder.play<Game>(states[i], seed, FastCollector{plan});
    out[i] = recorder.stats;
  }
}

}  // namespace palermo
