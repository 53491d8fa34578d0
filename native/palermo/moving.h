// Phase 2 of Palermo: legal moves of policemen and gangsters, and their effects.
#pragma once
#include "building.h"

namespace palermo {

HD Fields gangsters(const State &s) {
  Fields taken = none();
  for (int seat = 0; seat < s.seats; seat++)
    if (s.gangster[seat] < AT_HOME) put(taken, s.gangster[seat]);
  return taken;
}
HD Fields policemen_but(const State &s, int seat) {
  Fields policed = none();
  for (int other = 0; other < s.seats; other++)
    if (other != seat && s.policeman[other] != AT_START) put(policed, s.policeman[other]);
  return policed;
}
HD Fields tolls(const State &s, int seat, Fields taken) {  // PAL-2.5, PAL-P.5, PAL-P.6
  return without(policemen_but(s, seat), taken);
}

// ---------------------------------------------------------------- movement costs
struct Trip {
  Fields origin, open, toll, terminal;  // terminal: where a gangster's way home ends
  int links;
  bool undivided;  // starts on the undivided start card
};
HD Trip trip(const State &s, int seat, int origin, bool home, Fields taken) {
  return {origin == AT_START ? cell_fields(s.start) : only(origin),
          s.open,
          tolls(s, seat, taken),
          home ? cell_fields(s.start) : none(),
          s.links,
          origin == AT_START};
}
HD Trip gangster_trip(const State &s, int seat, Fields taken) {
  return trip(s, seat, s.gangster[seat], has_all(s, seat), taken);
}

struct Walk {  // expands the cheapest paths of a figure by one point per call
  const Trip &way;
  Fields front, seen, delayed;
  bool undivided;
  HD explicit Walk(const Trip &trip)
      : way(trip), front(trip.origin), seen(trip.origin), delayed(none()), undivided(trip.undivided) {}
  HD Fields next() {  // the fields that cost one more point
    Fields near = without(step(front, way.open, way.links), seen);
    if (undivided) {  // after leaving the start card, the figure may step on its fields again
      seen = none();
      undivided = false;
    }
    Fields level = without(near, way.toll) | without(delayed, seen);
    delayed = near & way.toll;
    seen = seen | level;
    front = without(level, way.terminal);
    return level;
  }
};
HD Fields within(const Trip &trip, int points) {
  Walk walk(trip);
  Fields all = none();
  for (; points; points--) all = all | walk.next();
  return all;
}
HD int cost_to(const Trip &trip, int points, int field) {
  Walk walk(trip);
  for (int cost = 1; cost <= points; cost++)
    if (has(walk.next(), field)) return cost;
  return 0;
}

// ---------------------------------------------------------------- legal moves
HD Fields police_options(const State &s) {  // PAL-P.3, PAL-P.7 to PAL-P.9
  Fields taken = gangsters(s), others = policemen_but(s, s.turn);
  Fields all = within(trip(s, s.turn, s.policeman[s.turn], false, taken), range_of(s, s.turn));
  return without(without(all, taken), others | beside(others));
}
HD Fields gangster_options(const State &s) {  // PAL-2.4 to PAL-2.10
  Fields taken = gangsters(s);
  Trip way = gangster_trip(s, s.turn, taken);
  return without(within(way, range_of(s, s.turn)), without(taken, way.terminal));
}
HD bool must_leave(const State &s) {  // PAL-V3
  int owner;
  return s.rules & NO_LOITERING && s.gangster[s.turn] < AT_HOME &&
         disc_at(s, s.gangster[s.turn], owner) && owner != s.turn;
}
HD Fields figure_options(const State &s) {
  return s.phase == POLICE ? police_options(s) : gangster_options(s);
}
HD bool may_stay(const State &s, Fields options) {
  return s.phase == POLICE || !any(options) || !must_leave(s);
}

// ---------------------------------------------------------------- bribes (PAL-V2)
// Chooses one cheapest path to a field, the same for every viewer: the path past the fewest policemen,
// then the one whose fields have the lowest numbers. All such paths have the same number of steps.
struct Ways {
  const Trip &trip;
  u8 cost[FIELD_NUMBERS], tolls[FIELD_NUMBERS];  // of the best path to each field; cost 0: unreachable

  HD Ways(const Trip &way, int points) : trip(way) {
    Fields found[MAX_DISCS + FIRST_RANGE + 1][MAX_SEATS], seen = way.undivided ? none() : way.origin;
    memset(cost, 0, sizeof cost);
    for (int paid = 0; paid <= points; paid++)
      for (int met = 0; met < MAX_SEATS; met++) {
        Fields fresh = none();
        if (paid >= 1) fresh = without(after(found[paid - 1][met], paid == 1), trip.toll);
        if (paid >= 2 && met)
          fresh = fresh | (after(found[paid - 2][met - 1], paid == 2) & trip.toll);
        fresh = paid || met ? without(fresh, seen) : trip.origin;
        found[paid][met] = fresh;
        if (!paid) continue;
        seen = seen | fresh;
        each(fresh, [&](int field) { cost[field] = (u8)paid, tolls[field] = (u8)met; });
      }
  }
  HD Fields after(Fields front, bool first) const {
    Fields near = step(first ? front : without(front, trip.terminal), trip.open, trip.links);
    return first ? without(near, trip.origin) : near;
  }
  HD bool leads(int from_cost, int from_tolls, int field) const {
    int toll = has(trip.toll, field);
    return cost[field] == from_cost + 1 + toll && tolls[field] == from_tolls + toll;
  }
  // Writes the path to a field in reach, without its first field. Returns its length.
  HD int to(int target, u8 *path) const {
    int length = cost[target] - tolls[target];
    Fields onward[MAX_DISCS + FIRST_RANGE + 1];
    onward[length] = only(target);
    for (int steps = length - 1; steps; steps--) onward[steps] = before(onward[steps + 1], steps);
    Fields here = trip.origin;
    int paid = 0, met = 0;
    for (int steps = 1; steps <= length; steps++) {
      Fields next = after(here, steps == 1) & onward[steps];
      while (!leads(paid, met, nth(next, 0))) next = without(next, only(nth(next, 0)));
      int field = path[steps - 1] = (u8)nth(next, 0);
      here = only(field);
      paid = cost[field];
      met = tolls[field];
    }
    return length;
  }
  HD Fields before(Fields next, int steps) const {
    Fields good = none();
    for (int field = 0; field < FIELD_NUMBERS; field++) {
      if (!cost[field] || cost[field] - tolls[field] != steps) continue;
      each(after(only(field), false) & next, [&](int to) {
        if (leads(cost[field], tolls[field], to)) put(good, field);
      });
    }
    return good;
  }
};
HD void pay_bribes(State &s, const Trip &way, int target) {
  Ways ways(way, range_of(s, s.turn));
  u8 path[MAX_DISCS + FIRST_RANGE + 1];
  int length = ways.to(target, path);
  for (int i = 0; i < length && s.money[s.turn]; i++) {
    if (!has(way.toll, path[i])) continue;
    for (int owner = 0; owner < s.seats; owner++)
      if (owner != s.turn && s.policeman[owner] == path[i]) s.money[owner]++;
    s.money[s.turn]--;
  }
}

// ---------------------------------------------------------------- turns and rounds
HD bool end_round(State &s) {  // PAL-E.7: returns true if the match ends
  s.stalled = s.progress ? 0 : (u8)(s.stalled + 1);
  if (s.stalled == STALL_ROUNDS) return true;
  s.round++;
  s.progress = 0;
  return false;
}
HD void pass_turn(State &s) {
  for (;;) {
    int seat = s.turn + 1;
    if (seat == s.seats) {
      if (end_round(s)) {
        s.phase = OVER;
        return;
      }
      seat = 0;
    }
    begin_turn(s, seat);
    if (!is_home(s, seat) || !(s.rules & NO_POLICE)) return;
    s.money[seat] = (i16)(s.money[seat] + bonus(s));  // PAL-V1
  }
}
HD void come_home(State &s) {  // PAL-E.1, PAL-E.2, PAL-E.5
  s.gangster[s.turn] = AT_HOME;
  s.arrived[s.turn] = s.round;
  for (int seat = 0; seat < s.seats; seat++)
    if (!is_home(s, seat)) return pass_turn(s);
  for (int seat = s.turn + 1; seat < s.seats; seat++) s.money[seat] = (i16)(s.money[seat] + bonus(s));
  s.phase = OVER;
}

// ---------------------------------------------------------------- applying actions
HD void move_gangster(State &s, int field) {  // PAL-2.11, PAL-2.12
  int seat = s.turn;
  bool collects = is_own_disc(s, seat, field), home = has_all(s, seat) && cell_of(field) == s.start;
  if (collects || home || s.rules & BRIBES) {
    Trip way = gangster_trip(s, seat, gangsters(s));
    int cost = cost_to(way, range_of(s, seat), field);
    if (s.rules & BRIBES && cost) pay_bribes(s, way, field);
    if (collects || home) s.money[seat] = (i16)(s.money[seat] + range_of(s, seat) - cost);
  }
  s.progress |= collects || home;
  if (home) return come_home(s);
  s.gangster[seat] = (u8)field;
  if (collects) {
    s.door[cell_of(field)] &= (u8)~DISC;
    s.collected[seat]++;
  }
  pass_turn(s);
}
HD void after_police(State &s) {  // PAL-2.2, PAL-P.10
  if (!is_home(s, s.turn)) {
    s.phase = GANGSTER;
    return;
  }
  s.money[s.turn] = (i16)(s.money[s.turn] + bonus(s));
  pass_turn(s);
}

}  // namespace palermo
