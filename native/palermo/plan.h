// A finished city of Palermo: distances to every door, and the value of every remaining tour.
#pragma once
#include "tours.h"
#include <stdlib.h>

namespace palermo {

struct Position {  // a state of phase 2 and, for each seat, the set of discs to collect
  State state;
  u16 left[MAX_SEATS];
};

struct Plan {
  int seats, discs;
  Legs legs;
  Fields home;
  u8 door[MAX_SEATS][MAX_DISCS];                   // the fields of each seat's doors
  u8 number[CELLS];                                  // the index of the cell's door among its owner's doors
  u8 to_home[FIELD_NUMBERS];                         // steps home from every field
  u8 to_door[MAX_SEATS][MAX_DISCS][FIELD_NUMBERS];
  u8 from_start[MAX_SEATS][MAX_DISCS];

  explicit Plan(const State &s)
      : seats(s.seats), discs(discs_each(s)), legs(bonus(s)), home(cell_fields(s.start)),
        values((TourValue *)malloc(sizeof(TourValue) * ((size_t)seats << discs) * (size_t)discs)) {
    number_doors(s);
    steps_to(home, s, to_home);
    for (int seat = 0; seat < seats; seat++) {
      for (int i = 0; i < discs; i++) measure(s, seat, i);
      for (int left = 0; left < 1 << discs; left++)
        for (int at = 0; at < discs; at++)
          if (!(left >> at & 1)) values[place(seat, at, left)] = best_from(seat, door[seat][at], left);
    }
  }
  Plan(const Plan &) = delete;
  ~Plan() { free(values); }

  // The value of the tour that remains after the disc of this door, with these discs left.
  TourValue onward(int seat, int at, int left) const { return values[place(seat, at, left)]; }
  TourValue then(int seat, int next, int left) const { return onward(seat, next, left & ~(1 << next)); }

  // The value at the start of a turn on this field with these discs left, on free streets.
  TourValue best_from(int seat, int field, int left) const {
    const TourValue *leg = legs.now[FIRST_RANGE + discs - bits((u64)left)];
    if (!left) return leg[to_home[field]];
    TourValue best = WORST_VALUE;
    for (int rest = left; rest; rest &= rest - 1) {
      int next = lowest((u64)rest);
      best = most(best, leg[to_door[seat][next][field]] + then(seat, next, left));
    }
    return best;
  }
  int steps(int seat, int next, int origin) const {
    return origin == AT_START ? from_start[seat][next] : to_door[seat][next][origin];
  }
  int steps_home(int origin) const { return origin == AT_START ? 1 : to_home[origin]; }

  Position enter(const State &s) const {
    Position position = {s, {}};
    for (int cell = 0; cell < CELLS; cell++)
      if (s.door[cell] & DISC) position.left[owner_of(s.door[cell])] |= (u16)(1 << number[cell]);
    return position;
  }

 private:
  TourValue *values;

  size_t place(int seat, int at, int left) const {
    return (((size_t)seat << discs) + (size_t)left) * (size_t)discs + (size_t)at;
  }
  void number_doors(const State &s) {
    int count[MAX_SEATS] = {};
    for (int cell = 0; cell < CELLS; cell++) {
      if (!(s.door[cell] & DOOR)) continue;
      int owner = owner_of(s.door[cell]);
      number[cell] = (u8)count[owner];
      door[owner][count[owner]++] = (u8)corner_field(cell, s.door[cell] & 3);
    }
  }
  void measure(const State &s, int seat, int i) {
    const u8 *far = to_door[seat][i];
    steps_to(only(door[seat][i]), s, to_door[seat][i]);
    from_start[seat][i] = UNREACHED;
    each(home, [&](int field) { from_start[seat][i] = least(from_start[seat][i], far[field]); });
  }
  static void steps_to(Fields target, const State &s, u8 *out) {
    memset(out, UNREACHED, FIELD_NUMBERS);
    Fields front = target, seen = target;
    for (int walked = 0; any(front); walked++) {
      each(front, [&](int field) { out[field] = (u8)walked; });
      front = without(step_back(front, s.open, s.links), seen);
      seen = seen | front;
    }
  }
};

}  // namespace palermo
