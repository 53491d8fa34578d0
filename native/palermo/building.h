// Phase 1 of Palermo: legal placements of cards, roof to roof and without courtyards.
//
// Twelve fields surround a cell. They form a circle of twelve bits, clockwise from the north-west
// corner; the fields that share an edge with the cell are its contacts. The open fields form runs in
// this circle. A flood fill is needed only if a card would separate two runs.
#pragma once
#include "state.h"

namespace palermo {

enum { CIRCLE = 12, WHOLE_CIRCLE = 0xFFF, CONTACTS = 0xDB6 };  // CONTACTS: all but bits 0, 3, 6 and 9

struct Face {
  int size, rotation, turn;
};
HD constexpr Face face_of(int face) {
  return face < 16 ? Face{face / 8 + 1, face % 8 / 2, face & 1 ? 1 : -1} : Face{3, face - 16, -1};
}
HD constexpr int door_corner(int face) { return (2 + face_of(face).rotation) & 3; }
HD constexpr bool is_roof(int face, int corner) {  // PAL-G5
  int steps = ((corner - door_corner(face)) * face_of(face).turn) & 3;
  return steps >= 1 && steps <= face_of(face).size;
}

// The faces that touch a set of contacts with a roof, or with a street. Indexed by six contacts at a time.
struct Touching {
  u32 roofs[2][64], streets[2][64];
};
constexpr Touching touching_faces() {
  constexpr int beside_contact[CIRCLE] = {-1, 0, 1, -1, 1, 2, -1, 2, 3, -1, 3, 0};
  Touching t = {};
  for (int half = 0; half < 2; half++)
    for (int set = 0; set < 64; set++)
      for (int bit = 0; bit < 6; bit++)
        for (int face = 0; face < FACES; face++) {
          int corner = beside_contact[6 * half + bit];
          if (!(set >> bit & 1) || corner < 0) continue;
          (is_roof(face, corner) ? t.roofs : t.streets)[half][set] |= 1u << face;
        }
  return t;
}
static constexpr Touching TOUCHING = touching_faces();
#ifdef __CUDACC__
static __constant__ Touching DEVICE_TOUCHING = touching_faces();
#endif
HD const Touching &touching() {
#ifdef __CUDA_ARCH__
  return DEVICE_TOUCHING;
#else
  return TOUCHING;
#endif
}
HD u32 faces_with_roof_at(int contacts) {
  return touching().roofs[0][contacts & 63] | touching().roofs[1][contacts >> 6];
}
HD u32 faces_with_street_at(int contacts) {
  return touching().streets[0][contacts & 63] | touching().streets[1][contacts >> 6];
}

// ---------------------------------------------------------------- around a cell
HD int circle_field(int cell, int place) {
  const int right[CIRCLE] = {-1, 0, 1, 2, 2, 2, 2, 1, 0, -1, -1, -1};
  const int down[CIRCLE] = {-1, -1, -1, -1, 0, 1, 2, 2, 2, 2, 1, 0};
  return north_west(cell) + 16 * down[place] + right[place];
}
HD int open_circle(const State &s, int cell) {
  int row = 2 * (cell / CELLS_A_SIDE), column = 2 * (cell % CELLS_A_SIDE), seen[4];
  for (int i = 0; i < 4; i++)
    seen[i] = (int)(s.open.word[(row + i) >> 2] >> (16 * ((row + i) & 3) + column)) & 15;
  int south = seen[3] >> 3 | (seen[3] >> 1 & 2) | (seen[3] << 1 & 4) | (seen[3] << 3 & 8);
  return seen[0] | (seen[1] >> 3) << 4 | (seen[2] >> 3) << 5 | south << 6 | (seen[2] & 1) << 10 |
         (seen[1] & 1) << 11;
}
HD int turned(int circle, int by) {
  return (circle << by | circle >> (CIRCLE - by)) & WHOLE_CIRCLE;
}

struct Parts {
  int count;
  int contacts[4];
};
HD Parts parts_of(int open) {  // the runs of open fields that touch the cell
  Parts parts = {0, {0, 0, 0, 0}};
  if (open == WHOLE_CIRCLE) return {1, {CONTACTS, 0, 0, 0}};
  for (int starts = open & ~turned(open, 1); starts; starts &= starts - 1) {
    int from = lowest((u64)starts), ahead = turned(open, (CIRCLE - from) % CIRCLE);
    int run = (1 << lowest(~(u64)ahead)) - 1, contacts = turned(run, from) & CONTACTS;
    if (contacts) parts.contacts[parts.count++] = contacts;
  }
  return parts;
}
HD Fields fields_at(int cell, int contacts) {
  Fields a = none();
  for (; contacts; contacts &= contacts - 1) put(a, circle_field(cell, lowest((u64)contacts)));
  return a;
}
HD Fields flood(Fields filled, Fields open, Fields until) {
  for (;;) {
    Fields grown = (filled | beside(filled)) & open;
    if (same(grown, filled) || !any(without(until, grown))) return grown;
    filled = grown;
  }
}
HD Parts joined_outside(const State &s, int cell, Parts near) {  // merges parts connected outside the circle
  Fields outside = without(s.open, cell_fields(cell));
  Parts parts = {0, {0, 0, 0, 0}};
  while (near.count) {
    Parts left = {0, {0, 0, 0, 0}};
    int others = 0, part = near.contacts[0];
    for (int i = 1; i < near.count; i++) others |= near.contacts[i];
    Fields area = flood(fields_at(cell, part), outside, fields_at(cell, others));
    for (int i = 1; i < near.count; i++) {
      if (any(fields_at(cell, near.contacts[i]) & area)) part |= near.contacts[i];
      else left.contacts[left.count++] = near.contacts[i];
    }
    parts.contacts[parts.count++] = part;
    near = left;
  }
  return parts;
}
HD u32 joining(Parts parts, u32 faces) {  // the faces whose streets touch every part
  for (int i = 0; i < parts.count; i++) faces &= faces_with_street_at(parts.contacts[i]);
  return faces;
}
HD u32 without_courtyard(const State &s, int cell, int open, u32 wanted) {  // PAL-1.7
  Parts parts = parts_of(open);
  u32 good = joining(parts, wanted);
  if (good == wanted || parts.count < 2) return good;
  return joining(joined_outside(s, cell, parts), wanted);
}

// ---------------------------------------------------------------- legal placements
HD u32 faces_left(const State &s) {
  u32 sizes = (s.supply[0] ? 0xFFu : 0) | (s.supply[1] ? 0xFF00u : 0) | (s.supply[2] ? 0xF0000u : 0);
  return s.rules & MIRRORS ? sizes : sizes & 0xF5555u;
}
HD u64 cells_beside(int cell) {
  int column = cell % CELLS_A_SIDE;
  u64 own = 1ull << cell;
  return (own << 6 | own >> 6 | (column < 5 ? own << 1 : 0) | (column ? own >> 1 : 0)) &
         ((1ull << CELLS) - 1);
}
HD int open_faces(const State &s, u64 cells, bool roof_to_roof, u32 *faces) {
  u32 left = faces_left(s);
  int total = 0;
  for (; cells; cells &= cells - 1) {
    int cell = lowest(cells), open = open_circle(s, cell);
    u32 wanted = roof_to_roof ? left & faces_with_roof_at(~open & CONTACTS) : left;
    faces[cell] = wanted ? without_courtyard(s, cell, open, wanted) : 0;
    total += bits(faces[cell]);
  }
  return total;
}
// PAL-1.2 to PAL-1.6: finds the legal faces of each empty cell. Returns their number; 0 means that only
// a plaza is legal.
HD int house_options(const State &s, u32 *faces) {
  if (s.laid) {
    int joined = open_faces(s, s.empty, true, faces);
    return joined ? joined : open_faces(s, s.empty, false, faces);
  }
  u64 first = s.rules & FIRST_TOUCHES ? s.empty & cells_beside(s.start) : s.empty;
  for (u64 rest = s.empty & ~first; rest; rest &= rest - 1) faces[lowest(rest)] = 0;
  return open_faces(s, first, false, faces);
}

// ---------------------------------------------------------------- applying actions
HD void begin_turn(State &s, int seat) {
  s.phase = s.rules & NO_POLICE ? GANGSTER : POLICE;
  s.turn = (u8)seat;
}
HD void lay_disc(State &s, int cell, int corner) {
  s.door[cell] = (u8)(DISC | DOOR | s.turn << 2 | corner);
  s.empty &= ~(1ull << cell);
  s.turn = s.turn + 1 == s.seats ? 0 : (u8)(s.turn + 1);
  if (++s.laid < discs_each(s) * s.seats) return;
  s.empty = 0;
  s.round = 1;
  begin_turn(s, 0);
}
HD void lay_house(State &s, int cell, int face) {
  for (int corner = 0; corner < 4; corner++)
    if (is_roof(face, corner)) s.open = without(s.open, only(corner_field(cell, corner)));
  s.supply[face_of(face).size - 1]--;
  lay_disc(s, cell, door_corner(face));
}
HD void lay_start(State &s, int cell) {
  s.start = (u8)cell;
  s.empty &= ~(1ull << cell);
  s.phase = HOUSE;
}

}  // namespace palermo
