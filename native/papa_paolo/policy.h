// The fast policy: rates every option without search and plays the best one, with noise.
#pragma once
#include "market.h"

namespace papa_paolo {

// ---------------------------------------------------------------- bids
inline float tile_worth(const SeatContext &g, int number) {
  const u8 *tile = g.s.box.delivery[g.s.round - 1][number - 1];
  return g.weights.brought * delivery_value(g.s, g.seat, tile[0], level(g.s, g.seat, GREEN), tile[1], g.weights);
}
inline void rate_stairs(const SeatContext &g, const u16 *options, int count, float *out) {
  float worth[SEATS + 1];
  for (int column = 1; column <= g.s.seats; column++)
    worth[column] = tile_worth(g, nth_number(g.s.offer, column - 1)) + g.weights.tile;
  if (g.n.later) worth[1] += g.weights.begins;
  for (int k = 0; k < count; k++) {
    int column = (options[k] - BID) / 100, amount = (options[k] - BID) % 100;
    out[k] = options[k] == PASS ? -g.n.lira : worth[column] - (float)amount * g.n.lira;
  }
}
inline void rate_duel(const SeatContext &g, const u16 *options, int count, float *out) {
  float one = tile_worth(g, nth_number(g.s.offer, 0)), other = tile_worth(g, nth_number(g.s.offer, 1));
  float high = higher(one, other), low = one + other - high, begins = g.n.later ? g.weights.begins : 0.0f;
  int own = g.p.bid, most = highest(g.s);
  for (int k = 0; k < count; k++) {
    if (options[k] == PASS) {
      out[k] = (own ? low : 0.0f) - (float)own * g.n.lira + begins;
      continue;
    }
    int amount = options[k] - BID;
    float wins = amount > most ? (float)amount / (float)(amount + 3) : 0.0f;
    out[k] = wins * high + (1 - wins) * (low + begins) - (float)amount * g.n.lira + g.weights.tile;
  }
}

// ---------------------------------------------------------------- investments
inline float once_worth(const SeatContext &g, int colour) {
  if (colour == GOLD) return (float)g.s.box.once_money * g.n.lira;
  if (colour == BLUE) return shop_worth(g, g.s.box.once_pizzas, 0);
  if (colour == RED) return express_worth(g, g.s.box.once_express, 0);
  return build_worth(g, 4, 2);
}
inline float investment_worth(const SeatContext &g, int colour) {
  return higher(g.step[colour], once_worth(g, colour));
}
inline void rate_picks(const SeatContext &g, const u16 *options, int count, float *out) {
  for (int k = 0; k < count; k++)
    out[k] = options[k] == DECLINE ? 0.15f : investment_worth(g, options[k] - PICK);
}
inline void rate_turns(const SeatContext &g, const u16 *options, int count, float *out) {
  SeatContext theirs(g.s, 1 - g.seat, g.weights);
  float mine[4], other[4];
  for (int c = 0; c < 4; c++) mine[c] = investment_worth(g, c), other[c] = investment_worth(theirs, c);
  for (int k = 0; k < count; k++) {
    if (options[k] == DECLINE) {
      out[k] = 0.15f;
      continue;
    }
    int colour = (options[k] - TURN) >> 2, beside = (options[k] - TURN) & 3;
    float left = IMPOSSIBLE;
    for (int c = 0; c < 4; c++)
      if (c != colour && c != beside) left = higher(left, other[c]);
    out[k] = mine[colour] - left;
  }
}
inline void rate_uses(const SeatContext &g, const u16 *options, int count, float *out) {
  int colour = g.p.investment;
  for (int k = 0; k < count; k++) {
    int choice = options[k] - ONCE;
    if (options[k] == TRACK) out[k] = g.step[colour];
    else if (options[k] == DISCARD) out[k] = 0;
    else if (colour == GREEN) out[k] = build_worth(g, choice, choice - discount(g.s));
    else if (colour == BLUE && choice) out[k] = shop_worth(g, choice, shop_cost(choice));
    else out[k] = once_worth(g, colour);
  }
}

// ---------------------------------------------------------------- deliveries
inline void rate_rides(const SeatContext &g, const u16 *options, int count, float *out) {
  Ways ways = ways_of(g.s, g.seat, g.weights);
  for (int k = 0; k < count; k++) {
    int shop = 0;
    while (shop < g.d.shops && g.d.shop_at[shop] != options[k] - RIDE) shop++;
    out[k] = shop < g.d.shops ? best_way(g.d, ways, shop, g.s.pizzas, g.s.distance).value : 0.0f;
  }
}
inline u64 first_of(const District &d, u64 doors, u64 tiles, const Ways &ways) {  // PP-N3
  int first = CITIES;
  u64 found = 0;
  for (; tiles; tiles &= tiles - 1) {
    u64 bit = tiles & -tiles;
    int rank = ways.free[lowest(bit)] ? rank_of(d, doors, bit) : (int)CITIES;
    if (rank < first) first = rank, found = bit;
  }
  return found;
}
inline void rate_drops(const SeatContext &g, const u16 *options, int count, float *out) {
  const State &s = g.s;
  Ways ways = ways_of(s, g.seat, g.weights);
  u64 doors = doors_of(g.d, s.pizzeria), stops = stops_of(s, g.d);
  u64 done = stops | (g.d.city & ~ranked_after(g.d, doors, s.last));
  Way way = best_way(g.d, ways, s.pizzeria, s.pizzas, s.distance, stops, done);
  u64 next = first_of(g.d, doors, way.passed & ~done, ways);
  int most = drop_at_most(s, g.d);
  for (int k = 0; k < count; k++) {
    out[k] = 0;
    if (options[k] == HOME) continue;
    int place = place_of(g.d, (options[k] - DROP) >> 2), pizzas = (options[k] - DROP) & 3;
    out[k] = next >> place & 1 ? 1.5f : 0.3f;
    if (pizzas == smaller(ways.free[place], most)) out[k] += 1;
    if (pizzas == ways.free[place]) out[k] += 0.5f * ways.worth[place];
  }
}

// ---------------------------------------------------------------- all decisions
inline void rate(const State &s, int seat, const u16 *options, int count, float *out, const Weights &weights) {
  for (int k = 0; k < count; k++) out[k] = 0;
  if (s.step == AT_KEEP) return;  // no district exists yet
  SeatContext g(s, seat, weights);
  switch (s.step) {
    case AT_PAWN: return rate_pawns(g, options, count, out);
    case AT_MODE: return rate_modes(g, options, count, out);
    case AT_LAY: return rate_lays(g, options, count, out);
    case AT_SITE: return rate_sites(g, options, count, out);
    case AT_STOCK: return rate_stocks(g, options, count, out);
    case AT_BID:
      return s.seats == 2 ? rate_duel(g, options, count, out) : rate_stairs(g, options, count, out);
    case AT_PICK:
      return must_turn(s) ? rate_turns(g, options, count, out) : rate_picks(g, options, count, out);
    case AT_ACTIVATE: return rate_uses(g, options, count, out);
    case AT_RIDE: return rate_rides(g, options, count, out);
    case AT_DROP: return rate_drops(g, options, count, out);
    default:  // AT_CHOOSE
      for (int k = 0; k < count; k++) out[k] = tile_worth(g, options[k] - CHOOSE + 1);
  }
}
inline int fast_move(const State &s, int seat, u64 &seed, const Weights &weights) {
  u16 options[MAX_OPTIONS];
  float rates[MAX_OPTIONS], best = 2 * IMPOSSIBLE;
  int count = legal(s, seat, options), chosen = 0;
  if (count == 1) return options[0];
  rate(s, seat, options, count, rates, weights);
  for (int k = 0; k < count; k++) {
    float value = rates[k] + weights.noise * (float)roll(seed) * (1.0f / 4294967296.0f);
    if (value > best) best = value, chosen = k;
  }
  return options[chosen];
}

}  // namespace papa_paolo
