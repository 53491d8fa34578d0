// In which order to fetch one's discs in Palermo: legs, distances, and the best tour of a city.
//
// A turn has a price, the bonus that somebody at home gets in the same time: a tour is worth the
// money it collects less that price for every turn it takes.
#pragma once
#include "moving.h"

namespace palermo {

typedef i32 Promise;  // worth * UNIT - turns: may be added and compared
enum { UNIT = 1024, UNREACHED = 99, MOST_POINTS = FIRST_RANGE + MOST_DISCS };
const Promise HOPELESS = -(1 << 30);

HD Promise promise(int worth, int turns) { return worth * UNIT - turns; }
HD int turns_of(Promise p) { return (int)((u32)-p & (UNIT - 1)); }
HD int worth_of(Promise p) { return (p + turns_of(p)) / UNIT; }

struct Legs {  // what so many steps promise with so many points a turn: at once, or from the next turn on
  int price;
  Promise now[MOST_POINTS + 1][UNREACHED + 1], later[MOST_POINTS + 1][UNREACHED + 1];

  explicit Legs(int bonus) : price(bonus) {
    for (int points = 1; points <= MOST_POINTS; points++)
      for (int steps = 0; steps <= UNREACHED; steps++) {
        now[points][steps] = best(points, steps, 1);
        later[points][steps] = best(points, steps, 2);
      }
  }
  // Whoever arrives with a single step keeps the most points: on long ways a turn more pays off.
  Promise best(int points, int steps, int at_least) const {
    int quickest = most(at_least, (steps + points - 1) / points);
    return most(arriving(points, steps, quickest), arriving(points, steps, quickest + 1));
  }
  Promise arriving(int points, int steps, int turns) const {
    int last = most(1, steps - (turns - 1) * points);
    return promise(points - last - price * turns, turns);
  }
};

// ---------------------------------------------------------------- how far it is
struct Doors {  // of one seat, in a city that may still grow
  int count;
  u8 field[MOST_DISCS];
};
inline Doors doors_of(const State &s, int seat) {
  Doors doors = {0, {}};
  for (int cell = 0; cell < CELLS; cell++)
    if (s.door[cell] & DISC && owner_of(s.door[cell]) == seat)
      doors.field[doors.count++] = (u8)corner_field(cell, s.door[cell] & 3);
  return doors;
}
struct Distances {
  u8 steps[MOST_DISCS + 1][MOST_DISCS + 1];  // from, to; the start card has the last number

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
struct Beam {  // the most promising beginnings of a tour, the best first
  enum { WIDEST = 48 };
  struct Beginning {
    Promise value;
    u16 left;
    u8 at;
  };
  int count = 0;
  Beginning kept[WIDEST];

  void keep(Beginning next, int width) {
    if (count == width && next.value <= kept[count - 1].value) return;
    int place = 0;
    while (place < count && kept[place].value >= next.value) {
      if (kept[place].left == next.left && kept[place].at == next.at) return;
      place++;
    }
    int end = place;  // of the same doors in another order the worse one goes
    while (end < count && (kept[end].left != next.left || kept[end].at != next.at)) end++;
    if (end == count && count < width) count++;
    for (int i = least(end, count - 1); i > place; i--) kept[i] = kept[i - 1];
    kept[place] = next;
  }
};
// `points` are those before each disc and on the way home.
inline Promise best_tour(const Distances &far, int doors, const u8 *points, const Legs &legs, int width) {
  Beam beam;
  beam.keep({0, (u16)((1 << doors) - 1), (u8)doors}, width);
  for (int fetched = 0; fetched < doors; fetched++) {
    Beam next;
    for (int i = 0; i < beam.count; i++)
      for (u32 left = beam.kept[i].left; left; left &= left - 1) {
        int to = lowest(left);
        Promise value = beam.kept[i].value + legs.now[points[fetched]][far.steps[beam.kept[i].at][to]];
        next.keep({value, (u16)(beam.kept[i].left & ~(1 << to)), (u8)to}, width);
      }
    beam = next;
  }
  Promise best = HOPELESS;
  for (int i = 0; i < beam.count; i++)
    best = most(best, beam.kept[i].value + legs.now[points[doors]][far.steps[beam.kept[i].at][doors]]);
  return best;
}
// What a seat's doors promise in the city as it stands, as if the discs to come lay between them.
inline Promise tour_promise(const State &s, int seat, const Legs &legs, int width) {
  Doors doors = doors_of(s, seat);
  if (!doors.count) return 0;
  int discs = discs_each(s);
  u8 points[MOST_DISCS + 1];
  for (int i = 0; i < doors.count; i++)
    points[i] = (u8)(FIRST_RANGE + (2 * i + 1) * discs / (2 * doors.count));
  points[doors.count] = (u8)(FIRST_RANGE + discs);
  return best_tour(Distances(s, doors), doors.count, points, legs, width);
}

}  // namespace palermo
