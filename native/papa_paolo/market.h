// Fast evaluation of phase A: the value of tiles, pizzas, money and pizzerias to a seat.
#pragma once
#include "rides.h"

namespace papa_paolo {

struct SeatContext {  // a seat before a decision, with the figures that all ratings use
  const State &s;
  const District &d;
  const Player &p;
  int seat;
  const Weights &weights;
  Needs n;
  float step[4];  // value of a step on each track

  SeatContext(const State &state, int of, const Weights &mine)
      : s(state), d(state.district[of]), p(state.player[of]), seat(of), weights(mine) {
    n = needs_of(s, seat, weights);
    for (int colour = 0; colour < 4; colour++) step[colour] = step_worth(s, seat, colour, weights);
  }
};

// ---------------------------------------------------------------- city tiles
struct Growth {  // where a district can grow, and the distance from a pizzeria
  Rim rim;
  u64 free_ground, near[2];
};
inline Growth growth_of(const SeatContext &g) {
  Growth w;
  w.rim = rim_of(g.d);
  w.free_ground = ground(g.d) & ~(g.d.city | g.d.shop);
  for (int far = 0; far < 2; far++) w.near[far] = road_neighbours(g.d, g.n.levels.at[far]);
  return w;
}
inline u64 beside(u64 bit, int side) {
  return side == NORTH ? bit >> 8 : side == EAST ? bit << 1 : side == SOUTH ? bit << 8 : bit >> 1;
}
struct Tile {
  float houses, step;
};
inline Tile tile_of(const SeatContext &g, int look) {
  int houses = houses_of(look);
  return {(float)houses * house_worth(g.n, g.weights),
          g.step[colour_of(look)] * g.weights.complete[houses - 1]};
}
inline float lay_worth(const SeatContext &g, const Growth &w, int place, int open, Tile tile) {
  u64 bit = 1ull << place;
  int far = w.near[0] & bit ? 1 : w.near[1] & bit ? 2 : 3, ends = 0;
  for (int side = 0; side < 4; side++) {
    if (!(open >> side & 1)) continue;
    if (w.rim.shop[side] & bit) far = 0;
    if (w.rim.road[side] & bit) ends--;
    if (beside(bit, side) & w.free_ground) ends++;
  }
  return g.weights.near[far] * (tile.houses + tile.step) + g.weights.end * (float)(ends * g.n.later);
}
inline float best_lay(const SeatContext &g, const Growth &w, int kind) {
  float best = IMPOSSIBLE;
  Tile tile = tile_of(g, tile_look(kind));
  int shape = tile_shape(kind);
  for (int turn = 0; turn < rotations(shape); turn++) {
    int open = turned(shape, turn);
    for (u64 there = placements(w.rim, open); there; there &= there - 1)
      best = higher(best, lay_worth(g, w, lowest(there), open, tile));
  }
  return best;
}

// ---------------------------------------------------------------- the four actions
inline float shop_worth(const SeatContext &g, int pizzas, int cost) {
  int got = smaller(pizzas, space(g.s, g.seat));
  float sum = 0;
  for (int k = 0; k < got; k++) sum += pizza_worth(g.n, (float)(g.n.stock + k), g.weights);
  return sum - (float)cost * g.n.lira;
}
inline float express_worth(const SeatContext &g, int pizzas, int fee) {
  if (!can_express(g.s, g.seat, fee)) return IMPOSSIBLE;
  float value = delivery_value(g.s, g.seat, pizzas, level(g.s, g.seat, GREEN), 5, g.weights);
  float kept = g.n.later ? 1.0f - g.weights.express : 0.2f;
  return value - kept * (float)smaller(pizzas, g.n.stock) - (float)fee * g.n.lira;
}
inline float build_worth(const SeatContext &g, int price, int paid) {
  float later = (float)g.n.later, pizzas = 2 * pizza_worth(g.n, (float)g.n.stock + 1, g.weights);
  float room = g.weights.build_room * (float)g.s.box.capacity[index_of(price)] * share_missing(g.n.room, 6);
  return g.weights.build + pizzas + (g.weights.build_round + room) * later - (float)paid * g.n.lira;
}
struct Uses {
  float sponsor, shop[6], express, build[3];
};
inline Uses uses_of(const SeatContext &g) {
  Uses u;
  int most = space(g.s, g.seat), bonus = level(g.s, g.seat, BLUE);
  u.sponsor = (float)level(g.s, g.seat, GOLD) * g.n.lira;
  u.express = express_worth(g, level(g.s, g.seat, RED), EXPRESS_FEE);
  for (int pizzas = 1; pizzas <= 5; pizzas++) {
    bool can = pizzas <= most && shop_cost(pizzas) <= g.p.money;
    u.shop[pizzas] = can ? shop_worth(g, pizzas + bonus, shop_cost(pizzas)) : IMPOSSIBLE;
  }
  bool site = sites_of(g.d);
  for (int index = 0; index < 3; index++) {
    int price = price_of(index);
    bool can = site && g.s.supply[index] && price <= g.p.money;
    u.build[index] = can ? build_worth(g, price, price) : IMPOSSIBLE;
  }
  return u;
}
inline float best_use(const Uses &u, int jobs) {
  float best = 0;
  if (jobs & SPONSOR_JOB) best = higher(best, u.sponsor);
  if (jobs & EXPRESS_JOB) best = higher(best, u.express);
  for (int pizzas = 1; jobs & SHOP_JOB && pizzas <= 5; pizzas++) best = higher(best, u.shop[pizzas]);
  for (int index = 0; jobs & BUILD_JOB && index < 3; index++) best = higher(best, u.build[index]);
  return best;
}
inline float line_worth(const SeatContext &g, int line) {  // value of one more pawn in a row or column
  const State &s = g.s;
  int coin = s.coins[line] > 0 ? s.coins[line] : 2;
  int step = line < 4 ? 1 : 4, first = line < 4 ? 4 * line : line - 4;
  int count = line < 4 ? grid_columns(s.seats) : grid_rows(s.seats);
  int mine = 0, pawns[SEATS] = {0, 0, 0, 0}, other = 0;
  for (int n = 0; n < count; n++) {
    int owner = s.pawns[first + n * step];
    if (owner == g.seat) mine++;
    else if (owner != BARE) other = larger(other, ++pawns[owner]);
  }
  if (mine > other) return g.weights.coin * 0.3f * (float)coin;
  return (float)coin * (g.weights.coin + (mine + 1 >= other ? g.weights.coin_ahead : 0.0f));
}

// ---------------------------------------------------------------- ratings by step
inline void rate_pawns(const SeatContext &g, const u16 *options, int count, float *out) {
  Uses uses = uses_of(g);
  Growth w = growth_of(g);
  for (int k = 0; k < count; k++) {
    int cell = options[k] - PAWN;
    float use = best_use(uses, g.s.box.jobs[cell]), lay = best_lay(g, w, g.s.tiles[cell]);
    float lines = line_worth(g, cell / 4) + line_worth(g, 4 + cell % 4);
    float other = 0.1f * (use > lay ? higher(lay, 0) : use);
    out[k] = higher(use, lay) + other + lines * g.n.lira;
  }
}
inline void rate_modes(const SeatContext &g, const u16 *options, int count, float *out) {
  Uses uses = uses_of(g);
  for (int k = 0; k < count; k++) {
    int move = options[k];
    if (move == TAKE) out[k] = best_lay(g, growth_of(g), g.s.tiles[g.s.cell]);
    else if (move == SPONSOR) out[k] = uses.sponsor;
    else if (move == EXPRESS) out[k] = uses.express;
    else if (move == NOTHING) out[k] = 0;
    else if (move >= BUILD) out[k] = uses.build[index_of(move - BUILD)];
    else out[k] = uses.shop[move - SHOP];
  }
}
inline void rate_lays(const SeatContext &g, const u16 *options, int count, float *out) {
  Growth w = growth_of(g);
  Tile tile = tile_of(g, tile_look(g.s.tiles[g.s.cell]));
  for (int k = 0; k < count; k++) {
    int lay = options[k] - LAY;
    out[k] = lay_worth(g, w, place_of(g.d, lay >> 4), lay & 15, tile);
  }
}
inline void rate_sites(const SeatContext &g, const u16 *options, int count, float *out) {
  for (int k = 0; k < count; k++) {
    u64 bit = bit_at(g.d, options[k] - SITE);
    float then = houses_waiting(g.d, levels_of(g.d, g.d.shop | bit), g.weights);
    out[k] = g.weights.site * (then - g.n.houses) + g.weights.door * (float)bits(all_doors(g.d, bit));
  }
}
inline int houses_near(const District &d, int shop) {
  u64 near = reach(d, doors_of(d, shop), 3);
  int sum = 0;
  for (int tile = 0; tile < d.cities; tile++)
    if (near & bit_at(d, d.at[tile])) sum += free_of(d, tile);
  return sum;
}
inline void rate_stocks(const SeatContext &g, const u16 *options, int count, float *out) {
  int shop = g.s.pizzeria, here = houses_near(g.d, shop), there = 0, lying = 0;
  for (int other = shop + 1; other < g.d.shops; other++) {
    there += smaller(houses_near(g.d, other), g.d.capacity[other]);
    lying += g.d.stock[other];
  }
  for (int k = 0; k < count; k++) {
    int pizzas = options[k] - STOCK, rest = g.s.cell - pizzas;
    int useful = smaller(g.d.stock[shop] + pizzas, here) + smaller(lying + rest, there);
    out[k] = 0.5f * (float)useful + 0.02f * (float)pizzas;
  }
}

}  // namespace papa_paolo
