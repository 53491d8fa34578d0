// The sequence of phases in a round, and the setup of rounds: PP-R, PP-S, PP-G.
#pragma once
#include "bidding.h"

namespace papa_paolo {

enum { START_AT = 8 * 4 + 3, TOWN_AT = START_AT + 1, START_PIZZAS = 3, ALL_NUMBERS = 15 };

// ---------------------------------------------------------------- a new round
HD bool is_needed(const State &s, int step) {
  switch (step) {
    case AT_OFFER: return !s.offer;
    case AT_FORECAST: return s.seats == 2 && s.foretell && s.round < ROUNDS;
    case AT_LARGE: return s.seats == 2;
    case AT_FACEDOWN: return s.turn_order == BY_HIDDEN_COIN;
    default: return true;
  }
}
HD void prepare(State &s, int step) {
  for (; step <= AT_TILES; step++)
    if (is_needed(s, step)) {
      s.step = (Step)step;
      return;
    }
  s.phase = PLACING;
  s.step = AT_NEXT;
}
HD void begin_round(State &s) {
  s.phase = PREPARING;
  s.turn = NATURE;
  if (s.seats == 4) s.offer = ALL_NUMBERS;
  no_pending(s);
  prepare(s, AT_OFFER);
}
HD void clockwise(State &s, int first) {
  for (int n = 0; n < s.seats; n++) s.order[n] = (i8)((first + n) % s.seats);
}
HD int first_by_bids(const State &s) {  // PP-C11, PP-2.8f
  int first = NOBODY;
  for (int n = 0; n < s.seats; n++) {
    int seat = s.order[n];
    const Player &p = s.player[seat];
    if (s.seats == 2) {
      if (first == NOBODY || p.bid < s.player[first].bid) first = seat;
    } else if (p.bid && (first == NOBODY || p.bid_column < s.player[first].bid_column)) {
      first = seat;
    }
  }
  return first == NOBODY ? s.order[0] : first;
}
HD void reverse_bids(State &s) {  // PP-V2
  i8 order[SEATS] = {0, 0, 0, 0};
  int n = 0;
  for (int k = 0; k < s.seats; k++)
    if (!s.player[s.order[k]].bid) order[n++] = s.order[k];
  for (int k = s.settlers - 1; k >= 0; k--)
    if (s.player[s.settled[k]].bid) order[n++] = s.settled[k];
  memcpy(s.order, order, sizeof order);
}
HD void next_order(State &s) {
  if (s.turn_order == BY_REVERSED_BIDS && s.seats > 2) reverse_bids(s);
  else if (s.turn_order == BY_HIDDEN_COIN) clockwise(s, s.heir == NOBODY ? s.order[0] : s.heir);
  else clockwise(s, first_by_bids(s));
}
HD void end_round(State &s) {  // PP-F1, PP-F4, PP-G
  for (int seat = 0; seat < s.seats; seat++) experience(s.player[seat]);
  if (s.round == ROUNDS) {
    s.phase = ENDED;
    s.step = AT_OVER;
    s.turn = NOBODY;
    return;
  }
  next_order(s);
  for (int seat = 0; seat < s.seats; seat++) {
    Player &p = s.player[seat];
    p.bid = p.bid_column = p.bid_row = p.spoke = p.out = p.delivery = 0;
  }
  s.round++;
  memset(s.tiles, BARE, sizeof s.tiles);
  memset(s.pawns, BARE, sizeof s.pawns);
  memset(s.coins, 0, sizeof s.coins);
  s.offer = s.forecast;
  s.forecast = s.investments = 0;
  s.large = s.heir = NOBODY;
  memset(s.settled, 0, sizeof s.settled);
  s.settlers = 0;
  begin_round(s);
}

// ---------------------------------------------------------------- next decision
HD int dequeue(State &s) {
  int seat = s.queue[0];
  for (int n = 1; n < SEATS; n++) s.queue[n - 1] = s.queue[n];
  s.queue[SEATS - 1] = 0;
  s.queued--;
  return seat;
}
HD void enqueue(State &s, int seat) {
  if (s.queued < SEATS) s.queue[s.queued++] = (i8)seat;
}

HD void next_pawn(State &s) {  // PP-A1
  int placed = 0;
  for (int cell = 0; cell < GRID; cell++) placed += s.pawns[cell] != BARE;
  no_pending(s);
  if (placed == PAWNS * s.seats) {
    s.phase = BRIBING;
    s.turn = NATURE;
  } else {
    s.step = AT_PAWN;
    s.turn = s.order[placed % s.seats];
  }
}
HD void next_bid(State &s) {
  int seat = s.seats == 2 ? next_of_two(s) : next_on_stairs(s);
  if (seat == NOBODY) return settle(s);
  s.step = AT_BID;
  s.turn = (i8)seat;
}
HD void next_pick(State &s) {
  if (s.queued) {
    s.step = AT_PICK;
    s.turn = (i8)dequeue(s);
    return;
  }
  for (int n = 0; n < s.settlers; n++)
    if (s.player[s.settled[n]].investment != NOBODY) enqueue(s, s.settled[n]);
  s.phase = INVESTING;
}
HD void open_deliveries(State &s) {  // PP-E1, PP-E2
  s.phase = DELIVERING;
  s.step = AT_NEXT;
  for (int n = 0; n < s.seats; n++)
    if (s.player[s.order[n]].delivery) enqueue(s, s.order[n]);
}
HD void next_activation(State &s) {  // PP-D3
  if (s.queued) {
    s.step = AT_ACTIVATE;
    s.turn = (i8)dequeue(s);
  } else if (s.seats == 2 && s.player[s.settled[0]].bid) {
    s.phase = DELIVERING;
    s.step = AT_CHOOSE;
    s.turn = s.settled[0];
  } else {
    open_deliveries(s);
  }
}
HD void choose(State &s, int seat, int number) {  // PP-2.10
  int rest = lowest((u64)(s.offer & ~(1 << (number - 1)))) + 1;
  for (int owner = 0; owner < s.seats; owner++) {
    Player &p = s.player[owner];
    p.delivery = (u8)(p.bid ? (owner == seat ? number : rest) : 0);
  }
  open_deliveries(s);
}
HD void next_delivery(State &s) {
  if (!s.queued) return end_round(s);
  int seat = dequeue(s);
  s.turn = (i8)seat;
  const u8 *tile = s.box.delivery[s.round - 1][s.player[seat].delivery - 1];
  deliver(s, seat, tile[0], level(s, seat, GREEN), tile[1], false);
}
HD void advance(State &s) {
  while (s.step == AT_NEXT) {
    switch (s.phase) {
      case PLACING: next_pawn(s); break;
      case BRIBING:
        if (hidden_line(s) != NOBODY) s.step = AT_COIN;
        else pay_bribes(s);
        break;
      case BIDDING: next_bid(s); break;
      case PICKING: next_pick(s); break;
      case INVESTING: next_activation(s); break;
      default: next_delivery(s);
    }
  }
}

// ---------------------------------------------------------------- start tiles
HD void open_starts(State &s) {  // PP-S9 to PP-S12
  int first = 0;
  for (int seat = 0; seat < s.seats; seat++) {
    Player &p = s.player[seat];
    const u8 *tile = s.box.start[p.start - 1];
    District &d = s.district[seat];
    begin_at(d, START_AT);
    add_shop(d, START_AT, 0, tile[1], START_PIZZAS);
    add_city(d, TOWN_AT, tile[0]);
    p.pool = (u8)(p.pool - START_PIZZAS);
    p.hand = 0;
    if (p.start < s.player[first].start) first = seat;
  }
  clockwise(s, first);
  begin_round(s);
}
HD void deal_start(State &s, int number) {
  int each = s.seats == 2 ? 2 : 1, seat = 0;
  while (seat < s.seats - 1 && bits(s.player[seat].hand) >= each) seat++;
  s.player[seat].hand |= (u8)(1 << (number - 1));
  if (seat < s.seats - 1 || bits(s.player[seat].hand) < each) return;
  if (s.seats == 2) {
    s.step = AT_KEEP;
    return;
  }
  for (int owner = 0; owner < s.seats; owner++)
    s.player[owner].start = (u8)(lowest(s.player[owner].hand) + 1);
  open_starts(s);
}
HD void keep(State &s, int number) {  // PP-2.2: the hand shows whose tile it is
  for (int seat = 0; seat < 2; seat++)
    if (s.player[seat].hand >> (number - 1) & 1) s.player[seat].start = (u8)number;
  if (s.player[0].start && s.player[1].start) s.step = AT_OPEN;
}

}  // namespace papa_paolo
