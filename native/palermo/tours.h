// Tours in Palermo: leg values, distances, and the best order in which to collect the discs.
//
// Each turn costs a price: the bonus that a player at home gets in that time. A tour is worth the money
// that it collects, less this price for every turn.
#pragma once
#include "moving.h"

namespace palermo {

typedef i32 TourValue;  // worth * UNIT - turns; values can be added and compared
enum { UNIT = 1024, UNREACHED = 99, MAX_POINTS = FIRST_RANGE + MAX_DISCS };
const TourValue WORST_VALUE = -(1 << 30);

HD TourValue tour_value(int worth, int turns) { return worth * UNIT - turns; }
HD int turns_of(TourValue p) { return (int)((u32)-p & (UNIT - 1)); }
HD int worth_of(TourValue p) { return (p + turns_of(p)) / UNIT; }

struct Legs {  // the value of a leg by points per turn and steps, started this turn or a turn later
  int price;
  TourValue now[MAX_POINTS + 1][UNREACHED + 1], later[MAX_POINTS + 1][UNREACHED + 1];

  explicit Legs(int bonus) : price(bonus) {
    for (int points = 1; points <= MAX_POINTS; points++)
      for (int steps = 0; steps <= UNREACHED; steps++) {
        now[points][steps] = best(points, steps, 1);
        later[points][steps] = best(points, steps, 2);
      }
  }
  // Arriving with a single step saves the most points: on long legs one more turn can pay off.
  TourValue best(int points, int steps, int at_least) const {
    int quickest = most(at_least, (steps + points - 1) / points);
    return most(arriving(points, steps, quickest), arriving(points, steps, quickest + 1));
  }
  TourValue arriving(int points, int steps, int turns) const {
    int last = most(1, steps - (turns - 1) * points);
    return tour_value(points - last - price * turns, turns);
  }
};

// ---------------------------------------------------------------- distances
struct Doors {  // of one seat; the city may be unfinished
  int count;
  u8 field[MAX_DISCS];
};
inline Doors doors_of(const State &s, int seat) {
  Doors doors = {0, {}};
  for (int cell = 0; cell < CELLS; cell++)
    if (s.door[cell] & DISC && owner_of(s.door[cell]) == seat)
      doors.field[doors.count++] = (u8)corner_field(cell, s.door[cell] & 3);
  return doors;
}
struct Distances {
  u8 steps[MAX_DISCS + 1][MAX_DISCS + 1];  // [from][to]; the start card has the last index

  Distances(const State &s, const Doors &doors) {
    Fields home = cell_fields(s.start), all = home;
    for (int i = 0; i < doors.count; i++) put(all, doors.field[i]);
    for (int from = 0; from <= doors.count; from++)
      flood_from(s, doors, from, from < doors.count ? only(doors.field[from]) : home, home, all);
  }

 private:
  void flood_from(const State &s, const Doors &doors, int from, Fields front, Fields home, Fields all) {
    memset(steps[from], UNREACHED, sizeof steps[from]);
    Fields seen = front, wanted = without(all, front);
    for (int walked = 1; any(front) && any(wanted); walked++) {
      front = without(step(front, s.open, s.links), seen);
      seen = seen | front;
      Fields met = front & wanted;
      if (!any(met)) continue;
      wanted = without(wanted, met);
      if (any(met & home)) {
        wanted = without(wanted, home);
        steps[from][doors.count] = (u8)walked;
      }
      for (int to = 0; to < doors.count; to++)
        if (has(met, doors.field[to])) steps[from][to] = (u8)walked;
    }
  }
};

// ---------------------------------------------------------------- the best tour
struct Beam {  // the best partial tours, in descending order of value
  enum { MAX_WIDTH = 48 };
  struct PartialTour {
    TourValue value;
    u16 left;
    u8 at;
  };
  int count = 0;
  PartialTour tours[MAX_WIDTH];

  void add(PartialTour next, int width) {
    if (count == width && next.value <= tours[count - 1].value) return;
    int place = 0;
    while (place < count && tours[place].value >= next.value) {
      if (tours[place].left == next.left && tours[place].at == next.at) return;
      place++;
    }
    int end = place;  // drops a worse order of the same doors
    while (end < count && (tours[end].left != next.left || tours[end].at != next.at)) end++;
    if (end == count && count < width) count++;
    for (int i = least(end, count - 1); i > place; i--) tours[i] = tours[i - 1];
    tours[place] = next;
  }
};
// `points`: movement points on the leg to each disc, and on the way home.
inline TourValue best_tour(const Distances &far, int doors, const u8 *points, const Legs &legs, int width) {
  Beam beam;
  beam.add({0, (u16)((1 << doors) - 1), (u8)doors}, width);
  for (int fetched = 0; fetched < doors; fetched++) {
    Beam next;
    for (int i = 0; i < beam.count; i++)
      for (u32 left = beam.tours[i].left; left; left &= left - 1) {
        int to = lowest(left);
        TourValue value = beam.tours[i].value + legs.now[points[fetched]][far.steps[beam.tours[i].at][to]];
        next.add({value, (u16)(beam.tours[i].left & ~(1 << to)), (u8)to}, width);
      }
    beam = next;
  }
  TourValue best = WORST_VALUE;
  for (int i = 0; i < beam.count; i++)
    best = most(best, beam.tours[i].value + legs.now[points[doors]][far.steps[beam.tours[i].at][doors]]);
  return best;
}
// Estimates a seat's tour in an unfinished city, as if its remaining discs were spread among its doors.
inline TourValue estimate_tour(const State &s, int seat, const Legs &legs, int width) {
  Doors doors = doors_of(s, seat);
  if (!doors.count) return 0;
  int discs = discs_each(s);
  u8 points[MAX_DISCS + 1];
  for (int i = 0; i < doors.count; i++)
    points[i] = (u8)(FIRST_RANGE + (2 * i + 1) * discs / (2 * doors.count));
  points[doors.count] = (u8)(FIRST_RANGE + discs);
  return best_tour(Distances(s, doors), doors.count, points, legs, width);
}

}  // namespace palermo
