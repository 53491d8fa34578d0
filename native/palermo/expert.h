// The expert at Palermo: nothing is hidden, so it thinks about the one world there is.
#pragma once
#include "collecting.h"
#include "laying.h"
#include "../watching.h"

namespace palermo {

enum { COLLECTING_IS_QUICKER = 4 };  // so many times: an iteration takes about as long either way

inline int search(const State *worlds, int, int, int only, int iterations, u64 seed, Idea *out) {
  const State &s = worlds[0];
  if (s.phase <= HOUSE) {
    u16 options[Game::MOST_OPTIONS];
    int count = Game::options(s, options);
    if (only != ANYTHING) options[0] = (u16)only, count = 1;
    return Laying(s, seed).search(options, count, iterations, out);
  }
  if (s.phase == OVER) return 0;
  Plan plan(s);
  Collecting mind(plan, seed);
  Tree<Collecting> tree(mind, iterations * COLLECTING_IS_QUICKER);
  return tree.search(plan.enter(s), only, iterations * COLLECTING_IS_QUICKER, out);
}

// Players who do not think long: one builds, the other collects in a city that stands.
struct HastyBuilder {
  enum { LOOKS = 6 };
  bool plays(const State &s) const { return s.phase <= HOUSE; }
  int choose(const State &s, u64 &seed) const { return Laying(s, mixed(roll(seed))).hasty(LOOKS); }
};
struct HastyCollector {
  const Plan &plan;
  bool plays(const State &) const { return true; }
  int choose(const State &s, u64 &seed) const {
    return (int)Collecting(plan, mixed(roll(seed))).glance(plan.enter(s));
  }
};

inline void watch_many(State *states, const u64 *seeds, int count, Course *out) {
  for (int i = 0; i < count; i++) {
    Watching watching;
    u64 seed = seeds[i];
    watching.follow<Game>(states[i], seed, HastyBuilder());
    Plan plan(states[i]);
    watching.follow<Game>(states[i], seed, HastyCollector{plan});
    out[i] = watching.course;
  }
}

}  // namespace palermo
