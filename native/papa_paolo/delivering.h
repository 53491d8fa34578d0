// Deliveries, round by round, and the experience from them: PP-A15, PP-E, PP-F.
#pragma once
#include "district.h"

namespace papa_paolo {

HD void experience(Player &p) {  // PP-F1, PP-F3
  for (int colour = 0; colour < 4; colour++) {
    p.markers[colour] = (u8)smaller(p.markers[colour] + p.earned[colour], TRACK_END);
    p.earned[colour] = 0;
  }
}
HD void no_pending(State &s) {
  s.pending = NOTHING_PENDING;
  s.cell = s.pizzas = s.rounds = s.distance = s.express = s.begun = 0;
  s.pizzeria = s.last = NOBODY;
  s.stops = 0;
}
HD void end_delivery(State &s, int seat) {  // PP-F2
  bool express = s.express;
  s.step = AT_NEXT;
  no_pending(s);
  if (express) experience(s.player[seat]);
}
HD void continue_delivery(State &s, int seat) {  // between two rounds
  if (s.rounds && s.pizzas && usable_shops(s.district[seat], s.distance)) s.step = AT_RIDE;
  else end_delivery(s, seat);
}
HD void deliver(State &s, int seat, int pizzas, int rounds, int distance, bool express) {
  no_pending(s);
  s.pending = RIDING;
  s.pizzas = (u8)pizzas;
  s.rounds = (u8)rounds;
  s.distance = (u8)distance;
  s.express = express;
  continue_delivery(s, seat);
}
HD bool can_express(const State &s, int seat, int fee) {
  return fee <= s.player[seat].money && usable_shops(s.district[seat], EVERYWHERE);
}
HD void express(State &s, int seat, int pizzas, int fee) {
  s.player[seat].money = (i16)(s.player[seat].money - fee);
  deliver(s, seat, pizzas, level(s, seat, GREEN), EVERYWHERE, true);
}

// ---------------------------------------------------------------- a round
HD u64 stops_of(const State &s, const District &d) {
  u64 stops = 0;
  for (u32 left = s.stops; left; left &= left - 1) stops |= bit_at(d, d.at[lowest(left)]);
  return stops;
}
HD u64 next_stops(const State &s, const District &d) {  // PP-E3 to PP-E6, PP-N3
  u64 doors = doors_of(d, s.pizzeria), stops = stops_of(s, d);
  u64 wanted = waiting_tiles(d) & ~stops & ranked_after(d, doors, s.last);
  return wanted ? on_one_way(d, doors, stops, wanted, s.distance) : 0;
}
HD int drop_at_most(const State &s, const District &d) {
  return smaller(d.stock[s.pizzeria], s.pizzas);
}
HD int legal_rides(const State &s, int seat, u16 *out) {
  const District &d = s.district[seat];
  int n = 0;
  for (int some = usable_shops(d, s.distance); some; some &= some - 1)
    out[n++] = action(RIDE, d.shop_at[lowest((u64)some)]);
  if (s.begun || !s.express) out[n++] = action(STOP);
  return n;
}
HD int legal_drops(const State &s, int seat, u16 *out) {  // PP-E7
  const District &d = s.district[seat];
  u64 next = next_stops(s, d);
  int n = 0, most = drop_at_most(s, d);
  for (int tile = 0; tile < d.cities && next; tile++) {
    u64 bit = bit_at(d, d.at[tile]);
    if (!(next & bit)) continue;
    next ^= bit;
    for (int pizzas = 1; pizzas <= smaller(free_of(d, tile), most); pizzas++)
      out[n++] = action(DROP + 4 * d.at[tile], pizzas);
  }
  if (s.stops) out[n++] = action(HOME);
  return n;
}
HD void ride(State &s, int seat, int at) {
  const District &d = s.district[seat];
  int shop = 0;
  while (shop < d.shops && d.shop_at[shop] != at) shop++;
  if (shop == d.shops) return;
  s.pizzeria = (i8)shop;
  s.step = AT_DROP;
}
HD void end_ride(State &s, int seat) {  // PP-E9
  s.rounds--;
  s.pizzeria = s.last = NOBODY;
  s.stops = 0;
  continue_delivery(s, seat);
}
HD void drop(State &s, int seat, int at, int pizzas) {  // PP-E8, PP-E11
  District &d = s.district[seat];
  int tile = 0;
  while (tile < d.cities && d.at[tile] != at) tile++;
  if (tile == d.cities) return;
  d.served[tile] = (u8)(d.served[tile] + pizzas);
  d.stock[s.pizzeria] = (u8)(d.stock[s.pizzeria] - pizzas);
  if (!free_of(d, tile)) s.player[seat].earned[colour_of(d.look[tile])]++;
  s.pizzas = (u8)(s.pizzas - pizzas);
  s.begun = 1;
  s.stops |= 1u << tile;
  s.last = (i8)rank_of(d, doors_of(d, s.pizzeria), bit_at(d, at));
  if (!drop_at_most(s, d) || !next_stops(s, d)) end_ride(s, seat);
}

}  // namespace papa_paolo
