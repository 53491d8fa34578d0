// Palermo as a `Game` (see twin.h). Options have the order of the Python rules.
#pragma once
#include "../twin.h"
#include "moving.h"

namespace palermo {

struct Game {
  using State = palermo::State;
  enum { ACTIONS = palermo::ACTIONS, MAX_OPTIONS = PLAZAS, SWITCHES = 8 };

  static HD bool initial(State &s, const u8 *switches, int seats) { return start_match(s, switches, seats); }
  static HD int actor(const State &s) { return s.phase == OVER ? NOBODY : s.turn; }

  static HD int options(const State &s, u16 *out) {
    switch (s.phase) {
      case START: return start_options(out);
      case HOUSE: return card_options(s, out);
      case OVER: return 0;
      default: return move_options(s, out);
    }
  }
  static HD void weights(const State &, u32 *) {}  // PAL-S5: the game has no chance

  static HD void apply(State &s, int action) {
    if (action < PLAZAS) return lay_house(s, action / FACES, action % FACES);
    if (action < STARTS) return lay_disc(s, (action - PLAZAS) / 4, action & 3);
    if (action < MOVES) return lay_start(s, action - STARTS);
    if (s.phase == POLICE) {
      if (action != STAY) s.policeman[s.turn] = (u8)(action - MOVES);
      return after_police(s);
    }
    if (action == STAY) return pass_turn(s);
    move_gangster(s, action - MOVES);
  }
  static HD void scores(const State &s, int *out) {
    for (int seat = 0; seat < s.seats; seat++) out[seat] = s.money[seat];
  }
  static HD int random_option(const State &s, u64 &seed) {
    if (s.phase == START) return STARTS + below(seed, CELLS);
    if (s.phase == HOUSE) return random_card(s, seed);
    Fields to = figure_options(s);
    int moves = count(to), n = below(seed, moves + may_stay(s, to));
    return n == moves ? (int)STAY : MOVES + nth(to, n);
  }

 private:
  static HD int start_options(u16 *out) {
    for (int cell = 0; cell < CELLS; cell++) out[cell] = (u16)(STARTS + cell);
    return CELLS;
  }
  static HD int card_options(const State &s, u16 *out) {
    u32 faces[CELLS];
    int n = 0;
    bool houses = house_options(s, faces) > 0;
    for (u64 cells = s.empty; cells; cells &= cells - 1) {
      int cell = lowest(cells);
      for (u32 set = houses ? faces[cell] : 0; set; set &= set - 1)
        out[n++] = (u16)(FACES * cell + lowest(set));
      for (int corner = 0; !houses && corner < 4; corner++)
        out[n++] = (u16)(PLAZAS + 4 * cell + corner);
    }
    return n;
  }
  static HD int move_options(const State &s, u16 *out) {
    Fields to = figure_options(s);
    int n = 0;
    each(to, [&](int field) { out[n++] = (u16)(MOVES + field); });
    if (may_stay(s, to)) out[n++] = STAY;
    return n;
  }
  static HD int random_card(const State &s, u64 &seed) {
    u32 faces[CELLS];
    int houses = house_options(s, faces), n = below(seed, houses ? houses : 4 * bits(s.empty));
    if (!houses) return PLAZAS + 4 * nth_bit(s.empty, n / 4) + n % 4;
    for (u64 cells = s.empty;; cells &= cells - 1) {
      int cell = lowest(cells), here = bits(faces[cell]);
      if (n < here) return FACES * cell + nth_bit(faces[cell], n);
      n -= here;
    }
  }
};

}  // namespace palermo
