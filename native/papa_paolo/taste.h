// The weights of the fast policy, in points of the final score, and the needs of a seat.
#pragma once
#include "experience.h"

namespace papa_paolo {

struct Weights {  // tuned by self-play: tune.cpp
  float near[4] = {1.03f, 0.92f, 0.78f, 0.36f};  // a house at distance 1, 2, 3, and more
  float house_low = 0.15f, house_high = 1.76f, house_ahead = 1.67f;
  float pizza_low = 0.1f, pizza_high = 1.68f, pizza_ahead = 0.45f;
  float lira_low = 0.05f, lira_high = 0.32f, lira_plenty = 28.0f;
  float end = 0.17f;                                    // an open road, per round to come
  float each_round[4] = {0.16f, 0.37f, 0.25f, 0.51f};   // a higher level of a track, per round to come
  float aimed = 0.77f;                                  // probability that a step goes to the best track
  float complete[3] = {0.64f, 0.33f, 0.3f};  // probability that a tile of 1, 2, 3 houses is completed
  float express = 0.14f;                     // a pizza delivered now instead of later
  float build = 0.07f, build_round = 0.12f, build_room = 0.05f;
  float site = 0.8f, door = 0.24f;
  float coin = 0.22f, coin_ahead = 0.57f;
  float brought = 0.84f, begins = 0.3f, tile = 0.2f;
  float noise = 0.25f;
  const Experience *experience = nullptr;
};

const float IMPOSSIBLE = -9;
inline float higher(float one, float other) { return one > other ? one : other; }

// ---------------------------------------------------------------- district
struct Levels {  // the city tiles by distance from the nearest pizzeria
  u64 at[4], doors;
};
HD u64 road_neighbours(const District &d, u64 from) {  // the cells to which roads lead from these tiles
  return (from & d.open[NORTH]) >> 8 | (from & d.open[EAST]) << 1 | (from & d.open[SOUTH]) << 8 |
         (from & d.open[WEST]) >> 1;
}
HD u64 all_doors(const District &d, u64 shops) {
  return (shops >> 8 & d.open[SOUTH]) | (shops << 1 & d.open[WEST]) | (shops << 8 & d.open[NORTH]) |
         (shops >> 1 & d.open[EAST]);
}
HD Levels levels_of(const District &d, u64 shops) {
  Levels l;
  u64 seen = l.at[0] = l.doors = all_doors(d, shops);
  for (int n = 1; n < 3; n++) {
    l.at[n] = onward(d, l.at[n - 1]) & ~seen;
    seen |= l.at[n];
  }
  l.at[3] = d.city & ~seen;
  return l;
}
HD float houses_waiting(const District &d, const Levels &l, const Weights &weights) {
  float sum = 0;
  for (int tile = 0; tile < d.cities; tile++) {
    int free = free_of(d, tile);
    if (!free) continue;
    u64 bit = bit_at(d, d.at[tile]);
    int far = l.at[0] & bit ? 0 : l.at[1] & bit ? 1 : l.at[2] & bit ? 2 : 3;
    sum += (float)free * weights.near[far];
  }
  return sum;
}

// ---------------------------------------------------------------- needs of a seat
HD float mean_pizzas(const State &s, int round, int offer) {
  int sum = 0, count = 0;
  for (int n = 0; n < 4; n++)
    if (offer >> n & 1) sum += s.box.delivery[round - 1][n][0], count++;
  return (float)sum / (float)count;
}
struct Needs {
  int stock, later;        // pizzas on the pizzerias; rounds to come
  float houses, room;      // houses to serve, weighted; free places on the pizzerias
  float pizzas, tiles;     // the numbers of pizzas and houses that would be enough
  float lira;              // value of a lira
  Levels levels;
};
HD float share_missing(float has, float enough) {
  return has >= enough ? 0.0f : 1.0f - has / enough;
}
HD float pizza_worth(const Needs &n, float has, const Weights &weights) {
  float low = n.later ? weights.pizza_low : -0.9f;
  return low + (weights.pizza_high - low) * share_missing(has, n.pizzas);
}
HD float house_worth(const Needs &n, const Weights &weights) {
  float low = n.later ? weights.house_low : 0.0f;
  return low + (weights.house_high - low) * share_missing(n.houses, n.tiles);
}
HD Needs needs_of(const State &s, int seat, const Weights &weights) {
  const District &d = s.district[seat];
  Needs n;
  n.later = ROUNDS - s.round;
  n.stock = 0;
  for (int shop = 0; shop < d.shops; shop++) n.stock += d.stock[shop];
  n.room = (float)room_from(d, 0);
  n.levels = levels_of(d, d.shop);
  n.houses = houses_waiting(d, n.levels, weights);
  bool due = s.phase < DELIVERING;
  float now = due ? mean_pizzas(s, s.round, s.offer ? s.offer : (int)ALL_NUMBERS) : 0.5f;
  float next = n.later ? mean_pizzas(s, s.round + 1, ALL_NUMBERS) : 0.0f;
  n.pizzas = now + weights.pizza_ahead * next;
  n.tiles = now + weights.house_ahead * next;
  float money = (float)s.player[seat].money;
  n.lira = weights.lira_low + (weights.lira_high - weights.lira_low) * share_missing(money, weights.lira_plenty);
  if (!n.later) n.lira *= due ? 0.6f : 0.05f;
  return n;
}
inline float step_worth(const State &s, int seat, int colour, const Weights &weights) {
  const Player &p = s.player[seat];
  int markers[4];
  for (int c = 0; c < 4; c++) markers[c] = smaller(TRACK_END, p.markers[c] + p.earned[c]);
  return weights.experience->worth[marked(markers)][ROUNDS - s.round][colour];
}

}  // namespace papa_paolo
