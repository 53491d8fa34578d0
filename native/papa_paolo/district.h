// Growth and roads of a district: PP-A5 to PP-A11, PP-A16, PP-E3 to PP-E6, PP-N3.
#pragma once
#include "types.h"

namespace papa_paolo {

enum { NORTH, EAST, SOUTH, WEST };

HD int colour_of(int look) { return look & 3; }
HD int houses_of(int look) { return look >> 2 & 3; }
HD int sides_of(int look) { return look >> 4; }

HD int place_of(const District &d, int at) {  // index of the cell's bit in the district's words
  return at - d.origin;
}
HD u64 bit_at(const District &d, int at) { return 1ull << (place_of(d, at) & 63); }
HD int cell_at(const District &d, int place) {
  return place + d.origin;
}
HD int free_of(const District &d, int tile) { return houses_of(d.look[tile]) - d.served[tile]; }

// ---------------------------------------------------------------- growing
HD void slide(District &d, int by) {
  d.city <<= by;
  d.shop <<= by;
  for (int side = 0; side < 4; side++) d.open[side] <<= by;
}
HD u64 widen(District &d, int at) {  // extends the district to a cell and returns its bit
  int x = place_of(d, at) & 7, y = place_of(d, at) >> 3;
  if (x == 0) slide(d, 1), d.origin--, d.wide++;
  else if (x > d.wide) d.wide = (u8)x;
  if (y == 0) slide(d, 8), d.origin -= 8, d.high++;
  else if (y > d.high) d.high = (u8)y;
  return bit_at(d, at);
}
HD void show_city(District &d, int at, int look) {
  u64 bit = widen(d, at);
  d.city |= bit;
  for (int side = 0; side < 4; side++)
    if (sides_of(look) >> side & 1) d.open[side] |= bit;
}
HD void add_city(District &d, int at, int look) {
  if (d.cities == CITIES) return;
  show_city(d, at, look);
  d.at[d.cities] = (u8)at;
  d.look[d.cities] = (u8)look;
  d.cities++;
}
HD void add_shop(District &d, int at, int price, int capacity, int stock) {
  if (d.shops == SHOPS) return;
  d.shop |= widen(d, at);
  d.shop_at[d.shops] = (u8)at;
  d.price[d.shops] = (u8)price;
  d.capacity[d.shops] = (u8)capacity;
  d.stock[d.shops] = (u8)stock;
  d.shops++;
}
HD void begin_at(District &d, int at) {  // initializes an empty district around its first cell
  d.origin = (i8)(at - 9);
  d.wide = d.high = 1;
}

// ---------------------------------------------------------------- legal placements
struct Rim {  // gaps: empty cells beside tiles; by side, what their neighbour has there
  u64 gaps, road[4], house[4], shop[4];
};
HD bool fits(int wide, int high) {
  return larger(wide, high) <= 5 && smaller(wide, high) <= 4;
}
HD u64 ground(const District &d) {  // PP-A10
  u64 across = ((1ull << d.wide) - 1) << 1, down = 0, inside = across, grown = across;
  if (fits(d.wide + 1, d.high)) inside |= 1 | 1ull << (d.wide + 1);
  for (int y = 1; y <= d.high; y++) down |= inside << 8 * y;
  if (fits(d.wide, d.high + 1)) down |= grown | grown << 8 * (d.high + 1);
  return down;
}
HD u64 gaps_of(const District &d) {
  u64 all = d.city | d.shop;
  return (all << 1 | all >> 1 | all << 8 | all >> 8) & ~all & ground(d);
}
HD Rim rim_of(const District &d) {
  Rim r;
  r.gaps = gaps_of(d);
  r.road[NORTH] = d.open[SOUTH] << 8;
  r.road[EAST] = d.open[WEST] >> 1;
  r.road[SOUTH] = d.open[NORTH] >> 8;
  r.road[WEST] = d.open[EAST] << 1;
  r.house[NORTH] = d.city << 8 & ~r.road[NORTH];
  r.house[EAST] = d.city >> 1 & ~r.road[EAST];
  r.house[SOUTH] = d.city >> 8 & ~r.road[SOUTH];
  r.house[WEST] = d.city << 1 & ~r.road[WEST];
  r.shop[NORTH] = d.shop << 8;
  r.shop[EAST] = d.shop >> 1;
  r.shop[SOUTH] = d.shop >> 8;
  r.shop[WEST] = d.shop << 1;
  return r;
}
HD u64 placements(const Rim &r, int open) {  // PP-A6, PP-A7
  u64 there = r.gaps, joined = 0;
  for (int side = 0; side < 4; side++) {
    if (open >> side & 1) {
      there &= ~r.house[side];
      joined |= r.road[side] | r.shop[side];
    } else {
      there &= ~r.road[side];
    }
  }
  return there & joined;
}
HD int rotations(int shape) { return shape == 4 ? 1 : shape == 1 ? 2 : 4; }
HD int turned(int shape, int turns) {  // D, I, L, T, X
  int open = shape == 0 ? 1 : shape == 1 ? 5 : shape == 2 ? 3 : shape == 3 ? 7 : 15;
  return (open << turns | open >> (4 - turns)) & 15;
}
HD bool has_place(const District &d, int shape) {
  Rim r = rim_of(d);
  for (int turns = 0; turns < rotations(shape); turns++)
    if (placements(r, turned(shape, turns))) return true;
  return false;
}
HD u64 sites_of(const District &d) {  // PP-A16
  u64 near_shop = d.shop << 1 | d.shop >> 1 | d.shop << 8 | d.shop >> 8;
  u64 near_city = d.city << 1 | d.city >> 1 | d.city << 8 | d.city >> 8;
  return gaps_of(d) & near_city & ~near_shop;
}

// ---------------------------------------------------------------- roads
HD u64 onward(const District &d, u64 from) {  // PP-E3
  return ((from & d.open[NORTH]) >> 8 & d.open[SOUTH]) |
         ((from & d.open[EAST]) << 1 & d.open[WEST]) |
         ((from & d.open[SOUTH]) << 8 & d.open[NORTH]) |
         ((from & d.open[WEST]) >> 1 & d.open[EAST]);
}
HD u64 doors_of(const District &d, int shop) {
  u64 bit = bit_at(d, d.shop_at[shop]);
  return (bit >> 8 & d.open[SOUTH]) | (bit << 1 & d.open[WEST]) |
         (bit << 8 & d.open[NORTH]) | (bit >> 1 & d.open[EAST]);
}
HD u64 waiting_tiles(const District &d) {
  u64 waiting = 0;
  for (int tile = 0; tile < d.cities; tile++)
    if (free_of(d, tile)) waiting |= bit_at(d, d.at[tile]);
  return waiting;
}
HD u64 reach(const District &d, u64 from, int distance, u64 barred = 0) {
  u64 seen = from, front = from;
  while (front && --distance > 0) {
    front = onward(d, front) & ~seen & ~barred;
    seen |= front;
  }
  return seen;
}
HD bool can_serve(const District &d, u64 waiting, int shop, int distance) {
  return d.stock[shop] && (reach(d, doors_of(d, shop), distance) & waiting);
}
HD int usable_shops(const District &d, int distance) {  // a bit for each pizzeria
  u64 waiting = waiting_tiles(d);
  int found = 0;
  for (int shop = 0; shop < d.shops; shop++)
    found |= can_serve(d, waiting, shop, distance) << shop;
  return found;
}

// PP-E4, PP-E5: the wanted tiles that lie on one route together with all stops.
HD u64 on_one_way(const District &d, u64 doors, u64 stops, u64 wanted, int distance) {
  if (!stops) return reach(d, doors, distance) & wanted;
  u64 open_to[EVERYWHERE + 1], taken[EVERYWHERE + 1], passed = 0, found = 0;
  int depth = 0;
  open_to[0] = doors;
  while (depth >= 0) {
    if (!open_to[depth]) {
      if (depth--) passed &= ~taken[depth];
      continue;
    }
    u64 here = open_to[depth] & -open_to[depth];
    open_to[depth] ^= here;
    u64 along = passed | here, missing = stops & ~along;
    int left = distance - depth - 1;
    if (!missing) {
      found |= along & wanted;
      if (found == wanted) return found;
    }
    if (left <= 0 || bits(missing) > left || depth + 1 >= EVERYWHERE) continue;
    u64 ahead = reach(d, here, left + 1, along);
    if (missing & ~ahead || !((ahead | along) & wanted & ~found)) continue;
    passed = along;
    taken[depth] = here;
    open_to[++depth] = onward(d, here) & ~along;
  }
  return found;
}

// PP-N3: the rank of a tile from a pizzeria: by distance, then by cell. Unreachable tiles come first.
HD int rank_of(const District &d, u64 doors, u64 tile) {
  u64 seen = doors, front = doors, nearer = 0;
  while (front && !(front & tile)) {
    nearer |= front;
    front = onward(d, front) & ~seen;
    seen |= front;
  }
  u64 lost = d.city & ~reach(d, doors, EVERYWHERE + 1);
  u64 level = front ? front : lost;
  return (front ? bits(lost) : 0) + bits(nearer & (front ? ~0ull : 0)) + bits(level & (tile - 1));
}
// The tiles with a rank above this one.
HD u64 ranked_after(const District &d, u64 doors, int rank) {
  if (rank < 0) return d.city;
  u64 all = reach(d, doors, EVERYWHERE + 1), level = d.city & ~all, seen = doors, after = 0;
  int before = 0;
  for (u64 next = doors;;) {
    int count = bits(level);
    if (before > rank) after |= level;
    else if (before + count > rank) {
      u64 rest = level;
      for (int skip = rank - before + 1; skip; skip--) rest &= rest - 1;
      after |= rest;
    }
    before += count;
    if (!next) return after;
    level = next;
    next = onward(d, next) & ~seen;
    seen |= next;
  }
}

}  // namespace papa_paolo
