// Bribes, bids and investments: PP-B, PP-C, PP-2.8 to PP-2.11, PP-D.
#pragma once
#include "placing.h"

namespace papa_paolo {

enum { LOW_OPENING = 6, LATE_FEE = 1, ALL_COLOURS = 15 };

// ---------------------------------------------------------------- bribes
HD int winner(const State &s, int line) {  // PP-B1, PP-B2
  int step = line < 4 ? 1 : 4, first = line < 4 ? 4 * line : line - 4;
  int count = line < 4 ? grid_columns(s.seats) : grid_rows(s.seats);
  bool far_end = line < 4 ? s.box.coin_east : s.box.coin_south;
  int pawns[SEATS] = {0, 0, 0, 0}, most = 0;
  for (int n = 0; n < count; n++) {
    int seat = s.pawns[first + n * step];
    if (seat != BARE) most = larger(most, ++pawns[seat]);
  }
  for (int n = 0; n < count; n++) {
    int seat = s.pawns[first + (far_end ? count - 1 - n : n) * step];
    if (seat != BARE && pawns[seat] == most) return seat;
  }
  return NOBODY;
}
HD int hidden_line(const State &s) {
  for (int line = 0; line < LINES; line++)
    if (s.coins[line] == FACE_DOWN) return line;
  return NOBODY;
}
HD void pay_bribes(State &s) {
  for (int line = 0; line < LINES; line++) {
    int seat = is_line(s.seats, line) ? winner(s, line) : NOBODY;
    if (seat != NOBODY) s.player[seat].money = (i16)(s.player[seat].money + s.coins[line]);
  }
  memset(s.pawns, BARE, sizeof s.pawns);
  memset(s.coins, 0, sizeof s.coins);
  s.phase = BIDDING;
  s.step = AT_NEXT;
}
HD void turn_coin(State &s, int value) {  // PP-V1
  int line = larger(0, hidden_line(s));
  s.coins[line] = (i8)value;
  s.heir = (i8)winner(s, line);
  s.step = AT_NEXT;
}

// ---------------------------------------------------------------- bidding on the stairs
HD int top(const State &s, int column, int besides) {
  int row = 0;
  for (int seat = 0; seat < s.seats; seat++)
    if (seat != besides && s.player[seat].bid && s.player[seat].bid_column == column)
      row = larger(row, s.player[seat].bid_row);
  return row;
}
HD bool is_outbid(const State &s, int seat) {  // PP-C5
  const Player &p = s.player[seat];
  return p.bid && top(s, p.bid_column, seat) > p.bid_row;
}
HD int next_on_stairs(const State &s) {
  int last = -1;
  for (int n = 0; n < s.seats; n++)
    if (s.order[n] == s.turn) last = n;
  for (int n = 1; n <= s.seats; n++) {
    int seat = s.order[(last + n) % s.seats];
    if (!s.player[seat].spoke || is_outbid(s, seat)) return seat;
  }
  return NOBODY;
}
HD int legal_on_stairs(const State &s, int seat, u16 *out) {
  const Player &p = s.player[seat];
  int n = 0;
  for (int column = 1; column <= s.seats; column++) {
    int row = larger(top(s, column, seat) + 1, p.bid ? p.bid_row : 1);
    for (; row <= STAIRS && s.box.stairs[row - 1][column - 1] <= p.money; row++)
      out[n++] = action(BID + 100 * column, s.box.stairs[row - 1][column - 1]);
  }
  out[n++] = action(PASS);
  return n;
}

// ---------------------------------------------------------------- bidding of two players
HD int highest(const State &s) { return larger(s.player[0].bid, s.player[1].bid); }
HD int next_of_two(const State &s) {  // PP-2.8c
  int first = s.order[0], second = s.order[1];
  if (!s.player[first].spoke) return first;
  if (!s.player[second].spoke) return second;
  if (s.player[0].out || s.player[1].out) return NOBODY;
  return s.player[second].bid < s.player[first].bid ? second : first;
}
HD bool may_underbid(const State &s, int seat) {  // PP-2.8b
  return seat == s.order[1] && !s.player[seat].spoke && s.player[s.order[0]].bid >= LOW_OPENING;
}
HD int legal_of_two(const State &s, int seat, u16 *out) {
  int n = 0, most = highest(s);
  bool low = may_underbid(s, seat);
  for (int half = 0; half < 2; half++)
    for (u64 left = s.box.amounts[half]; left; left &= left - 1) {
      int amount = 64 * half + lowest(left);
      if (amount > s.player[seat].money) break;
      if (amount > most || (low && amount < most)) out[n++] = action(BID, amount);
    }
  out[n++] = action(PASS);
  return n;
}

// ---------------------------------------------------------------- all bids
HD int legal_bids(const State &s, int seat, u16 *out) {
  return s.seats == 2 ? legal_of_two(s, seat, out) : legal_on_stairs(s, seat, out);
}
HD void bid(State &s, int seat, int column, int amount) {
  Player &p = s.player[seat];
  if (s.seats == 2) p.out = amount < highest(s);
  else
    for (int row = STAIRS; row; row--)
      if (s.box.stairs[row - 1][column - 1] == amount) p.bid_row = (u8)row;
  p.bid = (u8)amount;
  p.bid_column = (u8)column;
  p.spoke = 1;
  s.step = AT_NEXT;
}
HD void step_out(State &s, int seat) {  // PP-C7, PP-2.8d
  Player &p = s.player[seat];
  if (s.seats > 2) p.bid = p.bid_column = p.bid_row = 0;
  p.spoke = p.out = 1;
  s.step = AT_NEXT;
}
HD void settle(State &s) {  // PP-C9, PP-C10, PP-2.11
  int n = 0;
  for (int k = 0; k < s.seats; k++) {
    Player &p = s.player[s.order[k]];
    if (!p.bid) continue;
    p.money = (i16)(p.money - p.bid);
    p.delivery = p.bid_column ? (u8)nth_number(s.offer, p.bid_column - 1) : 0;
    int to = n++;
    for (; to; to--) {  // insert before lower bids
      const Player &other = s.player[s.settled[to - 1]];
      if (other.bid_row > p.bid_row || (other.bid_row == p.bid_row && other.bid >= p.bid)) break;
      s.settled[to] = s.settled[to - 1];
    }
    s.settled[to] = s.order[k];
  }
  for (int k = 0; k < s.seats; k++)
    if (!s.player[s.order[k]].bid) s.settled[n++] = s.order[k];
  memcpy(s.queue, s.settled, sizeof s.queue);
  s.queued = s.settlers = s.seats;
  s.investments = ALL_COLOURS;
  s.phase = PICKING;
}

// ---------------------------------------------------------------- investments
HD int opposite(const State &s, int colour) {
  if (colour == GOLD) return s.large;
  if (colour == s.large) return GOLD;
  return lowest((u64)(ALL_COLOURS & ~(1 | 1 << s.large | 1 << colour)));
}
HD bool must_turn(const State &s) {  // PP-2.9
  return s.seats == 2 && s.investments == ALL_COLOURS && s.queued;
}
HD int late_fee(const State &s, int seat) { return s.player[seat].bid ? 0 : LATE_FEE; }
HD int legal_picks(const State &s, int seat, u16 *out) {
  int n = 0, fee = late_fee(s, seat);
  if (fee <= s.player[seat].money)
    for (int colour = 0; colour < 4; colour++) {
      if (!(s.investments >> colour & 1)) continue;
      if (!must_turn(s)) out[n++] = action(PICK, colour);
      else
        for (int beside = 0; beside < 4; beside++)
          if (beside != colour && beside != opposite(s, colour))
            out[n++] = action(TURN, 4 * colour + beside);
    }
  if (fee) out[n++] = action(DECLINE);
  return n;
}
HD void pick(State &s, int seat, int colour, int beside) {
  s.player[seat].money = (i16)(s.player[seat].money - late_fee(s, seat));
  s.player[seat].investment = (i8)colour;
  s.investments &= (u8)~(1 << colour | 1 << beside);
  s.step = AT_NEXT;
}
HD int express_fee(const State &s) {
  return s.own_level ? (int)EXPRESS_FEE : s.box.once_fee;
}
HD int discount(const State &s) { return s.own_level ? 0 : s.box.once_discount; }
HD int legal_uses(const State &s, int seat, u16 *out) {  // PP-D1
  switch (s.player[seat].investment) {
    case GOLD: out[0] = action(ONCE); return 1;
    case BLUE:
      if (s.own_level) return legal_purchases(s, seat, ONCE, out);
      out[0] = action(ONCE);
      return space(s, seat) > 0;
    case RED:
      out[0] = action(ONCE);
      return can_express(s, seat, express_fee(s));
    default: return legal_buildings(s, seat, discount(s), ONCE, out);
  }
}
HD int legal_activations(const State &s, int seat, u16 *out) {
  const Player &p = s.player[seat];
  int n = 0;
  if (p.markers[p.investment] < TRACK_END) out[n++] = action(TRACK);
  n += legal_uses(s, seat, out + n);
  out[n++] = action(DISCARD);
  return n;
}
HD void once(State &s, int seat, int choice) {
  int colour = s.player[seat].investment;
  s.player[seat].investment = NOBODY;
  if (colour == GOLD)
    take_money(s, seat, s.own_level ? level(s, seat, GOLD) : s.box.once_money);
  else if (colour == BLUE && !s.own_level)
    store(s, seat, smaller(s.box.once_pizzas, space(s, seat)), 0);
  else if (colour == BLUE) shop(s, seat, choice);
  else if (colour == RED)
    express(s, seat, s.own_level ? level(s, seat, RED) : s.box.once_express,
            express_fee(s));
  else build(s, seat, choice, discount(s));
}
HD void finish_investment(State &s, int seat, bool track) {
  Player &p = s.player[seat];
  if (track) p.markers[p.investment]++;
  p.investment = NOBODY;
  s.step = AT_NEXT;
}

}  // namespace papa_paolo
