// A finished city of Palermo: how far it is to every door, and what every rest of a tour promises.
#pragma once
#include "tours.h"
#include <stdlib.h>

namespace palermo {

struct Position {  // a state of phase 2, with the discs outstanding as a set for each seat
  State state;
  u16 left[MOST_SEATS];
};

struct Plan {
  int seats, discs;
  Legs legs;
  Fields home;
  u8 door[MOST_SEATS][MOST_DISCS];                   // where each seat's doors are
  u8 number[CELLS];                                  // of the door in a cell, among its owner's
  u8 to_home[FIELD_NUMBERS];                         // steps from every field
  u8 to_door[MOST_SEATS][MOST_DISCS][FIELD_NUMBERS];
  u8 from_start[MOST_SEATS][MOST_DISCS];

  explicit Plan(const State &s)
      : seats(s.seats), discs(discs_each(s)), legs(bonus(s)), home(cell_fields(s.start)),
        promises((Promise *)malloc(sizeof(Promise) * ((size_t)seats << discs) * (size_t)discs)) {
    number_doors(s);
    steps_to(home, s, to_home);
    for (int seat = 0; seat < seats; seat++) {
      for (int i = 0; i < discs; i++) measure(s, seat, i);
      for (int left = 0; left < 1 << discs; left++)
        for (int at = 0; at < discs; at++)
          if (!(left >> at & 1)) promises[place(seat, at, left)] = best_from(seat, door[seat][at], left);
    }
  }
  Plan(const Plan &) = delete;
  ~Plan() { free(promises); }

  // What can still come after the disc of this door, with these left.
  Promise onward(int seat, int at, int left) const { return promises[place(seat, at, left)]; }
  Promise then(int seat, int next, int left) const { return onward(seat, next, left & ~(1 << next)); }

  // What it promises to begin a turn on this field with these discs left, the streets being free.
  Promise best_from(int seat, int field, int left) const {
    const Promise *leg = legs.now[FIRST_RANGE + discs - bits((u64)left)];
    if (!left) return leg[to_home[field]];
    Promise best = HOPELESS;
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
  Promise *promises;

  size_t place(int seat, int at, int left) const {
    return (((size_t)seat << discs) + (size_t)left) * (size_t)discs + (size_t)at;
  }
  void number_doors(const State &s) {
    int count[MOST_SEATS] = {};
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
