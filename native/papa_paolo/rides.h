// Fast estimate of a delivery: takes the best route of each round, one round after another.
#pragma once
#include "taste.h"

namespace papa_paolo {

struct Ways {  // by bit of the district's words
  u8 free[64];
  float worth[64];  // value of completing the tile
};
struct Way {
  float value;
  u64 passed;
};
inline Ways ways_of(const State &s, int seat, const Weights &weights) {
  const District &d = s.district[seat];
  Ways ways;
  float step[4];
  for (int colour = 0; colour < 4; colour++) step[colour] = step_worth(s, seat, colour, weights);
  memset(ways.free, 0, sizeof ways.free);
  for (int tile = 0; tile < d.cities; tile++) {
    int place = place_of(d, d.at[tile]);
    ways.free[place] = (u8)free_of(d, tile);
    ways.worth[place] = step[colour_of(d.look[tile])];
  }
  return ways;
}
// Drops pizzas on a tile: one point each, plus the value of completing it. Reduces `left`.
inline float drop_value(const Ways &ways, int place, int &left) {
  int pizzas = smaller(ways.free[place], left);
  left -= pizzas;
  return (float)pizzas + (pizzas && pizzas == ways.free[place] ? ways.worth[place] : 0.0f);
}
struct RouteSearch {
  const District &d;
  const Ways &ways;
  u64 stops;   // tiles that the route must pass
  u64 served;  // tiles that get no more pizzas in this round
  Way best;

  void go(u64 here, u64 passed, int left, float value, int steps) {
    passed |= here;
    if (!(here & served)) value += drop_value(ways, lowest(here), left);
    if (!(stops & ~passed) && value > best.value) best = {value, passed};
    if (steps <= 1 || (!left && !(stops & ~passed))) return;
    for (u64 next = onward(d, here) & ~passed; next; next &= next - 1)
      go(next & -next, passed, left, value, steps - 1);
  }
};
inline Way best_way(const District &d, const Ways &ways, int shop, int pizzas, int distance,
                    u64 stops = 0, u64 served = 0) {
  RouteSearch search = {d, ways, stops, served, {-1.0f, 0}};
  int left = smaller(pizzas, d.stock[shop]), steps = smaller(distance, 6 + bits(stops));
  for (u64 doors = doors_of(d, shop); doors; doors &= doors - 1)
    search.go(doors & -doors, 0, left, 0.0f, steps);
  return search.best;
}
// The value of a delivery in which each round takes the best route.
inline float delivery_value(const State &s, int seat, int pizzas, int rounds, int distance, const Weights &weights) {
  District d = s.district[seat];
  Ways ways = ways_of(s, seat, weights);
  float sum = 0;
  for (; rounds && pizzas; rounds--) {
    Way best = {0, 0};
    int from = 0;
    for (int shop = 0; shop < d.shops; shop++) {
      if (!d.stock[shop]) continue;
      Way way = best_way(d, ways, shop, pizzas, distance);
      if (way.value > best.value) best = way, from = shop;
    }
    if (best.value <= 0) break;
    sum += best.value;
    for (u64 passed = best.passed; passed; passed &= passed - 1) {
      int place = lowest(passed), n = smaller(ways.free[place], smaller(pizzas, d.stock[from]));
      ways.free[place] = (u8)(ways.free[place] - n);
      d.stock[from] = (u8)(d.stock[from] - n);
      pizzas -= n;
    }
  }
  return sum;
}

}  // namespace papa_paolo
