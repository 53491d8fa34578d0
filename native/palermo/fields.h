// The map of Palermo: sets of fields as four words, single steps, and the fast links of the ring.
//
// Field (r, c) has the number 16r + c. Two unused columns absorb the bits that a shift moves off a row,
// so that no shift needs a mask.
#pragma once
#include "../base.h"

namespace palermo {

enum { CELLS = 36, CELLS_A_SIDE = 6, FIELD_NUMBERS = 256 };
enum Links : u8 { SIDE, ANY_CORNER, BOTH_WAYS, NO_LINKS };

struct Fields {
  u64 word[4];  // four rows per word
};

HD Fields none() { return {{0, 0, 0, 0}}; }
HD Fields operator|(Fields a, Fields b) {
  for (int i = 0; i < 4; i++) a.word[i] |= b.word[i];
  return a;
}
HD Fields operator&(Fields a, Fields b) {
  for (int i = 0; i < 4; i++) a.word[i] &= b.word[i];
  return a;
}
HD Fields without(Fields a, Fields b) {
  for (int i = 0; i < 4; i++) a.word[i] &= ~b.word[i];
  return a;
}
HD bool any(Fields a) { return a.word[0] | a.word[1] | a.word[2] | a.word[3]; }
HD bool same(Fields a, Fields b) { return !any(without(a, b)) && !any(without(b, a)); }
HD int count(Fields a) {
  return bits(a.word[0]) + bits(a.word[1]) + bits(a.word[2]) + bits(a.word[3]);
}
HD void put(Fields &a, int field) {  // indexing a word would force the set out of registers
  for (int i = 0; i < 4; i++) a.word[i] |= (u64)(i == field >> 6) << (field & 63);
}
HD bool has(Fields a, int field) {
  u64 low = field & 64 ? a.word[1] : a.word[0], high = field & 64 ? a.word[3] : a.word[2];
  return (field & 128 ? high : low) >> (field & 63) & 1;
}
HD Fields only(int field) {
  Fields a = none();
  put(a, field);
  return a;
}
HD int nth(Fields a, int n) {
  for (int i = 0; i < 4; i++) {
    int here = bits(a.word[i]);
    if (n < here) return 64 * i + nth_bit(a.word[i], n);
    n -= here;
  }
  return -1;
}
template <class Visit> HD void each(Fields a, Visit visit) {  // in ascending order
  for (int i = 0; i < 4; i++)
    for (u64 word = a.word[i]; word; word &= word - 1) visit(64 * i + lowest(word));
}

// ---------------------------------------------------------------- one step
const u64 ROW = 0x3FFF, WEST_COLUMN = 0x0001000100010001ull, EAST_COLUMN = WEST_COLUMN << 13;
enum { NW_CORNER = 0, NE_CORNER = 13, SW_CORNER = 13 * 16, SE_CORNER = 13 * 16 + 13 };

HD Fields beside(Fields a) {  // PAL-2.4
  const u64 *w = a.word;
  Fields near = {{w[0] << 16 | w[0] >> 16 | w[1] << 48,
                  w[1] << 16 | w[0] >> 48 | w[1] >> 16 | w[2] << 48,
                  w[2] << 16 | w[1] >> 48 | w[2] >> 16 | w[3] << 48,
                  w[3] << 16 | w[2] >> 48 | w[3] >> 16}};
  for (int i = 0; i < 4; i++) near.word[i] |= w[i] << 1 | w[i] >> 1;
  return near;
}

struct Sides {
  bool north, east, south, west;
};
HD Sides sides_of(Fields a) {
  u64 all = a.word[0] | a.word[1] | a.word[2] | a.word[3];
  return {(a.word[0] & ROW) != 0, (all & EAST_COLUMN) != 0, (a.word[3] & ROW << 16) != 0,
          (all & WEST_COLUMN) != 0};
}
HD Fields corners_of(Sides s) {  // both corners of each side
  return {{(u64)(s.north | s.west) | (u64)(s.north | s.east) << NE_CORNER, 0, 0,
           (u64)(s.south | s.west) << 16 | (u64)(s.south | s.east) << 29}};
}
HD Fields whole(Sides s) {
  u64 columns = (s.west ? WEST_COLUMN : 0) | (s.east ? EAST_COLUMN : 0);
  return {{columns | (s.north ? ROW : 0), columns, columns,
           (columns & 0xFFFFFFFFull) | (s.south ? ROW << 16 : 0)}};
}
HD Sides meeting(Fields a) {  // the sides that meet in the ring corners of the set
  bool nw = has(a, NW_CORNER), ne = has(a, NE_CORNER), sw = has(a, SW_CORNER),
       se = has(a, SE_CORNER);
  return {nw || ne, ne || se, sw || se, nw || sw};
}
HD Fields linked(Fields front, int links) {  // PAL-G12
  if (links == NO_LINKS) return none();
  Sides sides = sides_of(front);
  if (links == ANY_CORNER && (sides.north | sides.east | sides.south | sides.west))
    sides = {true, true, true, true};
  Fields corners = corners_of(sides);
  return links == BOTH_WAYS ? corners | whole(meeting(front)) : corners;
}
HD Fields step(Fields front, Fields open, int links) {
  return (beside(front) | linked(front, links)) & open;
}
HD Fields linked_back(Fields front, int links) {  // the fields from which a fast link leads to the set
  if (links == NO_LINKS) return none();
  Sides sides = meeting(front);
  if (links == ANY_CORNER && (sides.north | sides.south)) sides = {true, true, true, true};
  Fields from = whole(sides);
  return links == BOTH_WAYS ? from | corners_of(sides_of(front)) : from;
}
HD Fields step_back(Fields front, Fields open, int links) {
  return (beside(front) | linked_back(front, links)) & open;
}

// ---------------------------------------------------------------- cells
HD int north_west(int cell) { return 16 * (2 * (cell / CELLS_A_SIDE) + 1) + 2 * (cell % CELLS_A_SIDE) + 1; }
HD int corner_field(int cell, int corner) {  // NW 0, NE 1, SE 2, SW 3
  return north_west(cell) + 16 * (corner >> 1) + ((corner ^ corner >> 1) & 1);
}
HD int cell_of(int field) {  // -1 for a field of the ring
  unsigned row = (unsigned)(field >> 4) - 1, column = (unsigned)(field & 15) - 1;
  return row < 12 && column < 12 ? (int)(row / 2 * CELLS_A_SIDE + column / 2) : -1;
}
HD Fields cell_fields(int cell) {
  Fields a = none();
  for (int corner = 0; corner < 4; corner++) put(a, corner_field(cell, corner));
  return a;
}

}  // namespace palermo
