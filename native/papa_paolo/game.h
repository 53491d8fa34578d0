// Papà Paolo as a `Game` (see twin.h).
#pragma once
#include "../twin.h"
#include "rules.h"

namespace papa_paolo {

struct Game {
  using State = papa_paolo::State;
  enum { ACTIONS = papa_paolo::ACTIONS, MAX_OPTIONS = papa_paolo::MAX_OPTIONS };
  enum { SWITCHES = papa_paolo::SWITCHES };

  static HD bool initial(State &s, const u8 *switches, int seats) {
    return papa_paolo::initial(s, switches, seats);
  }
  static HD int actor(const State &s) { return papa_paolo::actor(s); }
  static HD int options(const State &s, u16 *out) { return legal(s, papa_paolo::actor(s), out); }
  static HD void weights(const State &s, u32 *out) { odds(s, nullptr, out); }
  static HD void apply(State &s, int action) { papa_paolo::apply(s, action); }
  static HD void scores(const State &s, int *out) {
    for (int seat = 0; seat < s.seats; seat++) out[seat] = score(s, seat);
  }
  static HD int random_option(const State &s, u64 &seed) {
    if (is_chance(s)) return draw(s, seed);
    u16 out[MAX_OPTIONS];
    int count = options(s, out);
    return out[below(seed, count)];
  }
};

}  // namespace papa_paolo
