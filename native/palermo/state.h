// The state of Palermo: 128 bytes, copied by assignment.
#pragma once
#include "fields.h"

namespace palermo {

enum Phase : u8 { START, HOUSE, POLICE, GANGSTER, OVER };
enum : u8 { AT_START = 255, AT_HOME = 254 };      // used in place of a field
enum : u8 { DISC = 0x80, DOOR = 0x40 };           // DOOR stays set after the disc is collected
enum : u8 { NO_POLICE = 1, FALLING = 2, FIRST_TOUCHES = 4, MIRRORS = 8, BRIBES = 16, NO_LOITERING = 32 };
enum { MAX_SEATS = 5, MAX_DISCS = 11, HOUSE_CARDS = 12, FIRST_RANGE = 3, STALL_ROUNDS = 8 };

struct State {
  Fields open;                // all fields without a roof: streets, ring, start card, empty cells
  u64 empty;                  // one bit per cell without a card
  i16 money[MAX_SEATS];
  u16 arrived[MAX_SEATS];     // the round in which the gangster came home, or 0
  u16 round;                  // the round of phase 2, from 1
  u8 door[CELLS];             // DOOR | owner << 2 | corner; plus DISC until the disc is collected
  u8 gangster[MAX_SEATS];     // a field, AT_START or AT_HOME
  u8 policeman[MAX_SEATS];    // a field or AT_START
  u8 collected[MAX_SEATS];
  u8 supply[3];               // house cards left, by size
  u8 phase, turn, seats, start, laid, progress, stalled;
  u8 rules, links, tiebreak;  // the rule options of the match
  u8 spare[2];
};
static_assert(sizeof(State) == 128, "a state is two cache lines");

HD int discs_each(const State &s) { return s.seats == 3 ? 11 : s.seats == 4 ? 8 : 7; }
HD int bonus(const State &s) { return s.seats == 3 ? 5 : s.seats == 4 ? 4 : s.rules & FALLING ? 3 : 5; }
HD int range_of(const State &s, int seat) { return FIRST_RANGE + s.collected[seat]; }
HD bool has_all(const State &s, int seat) { return s.collected[seat] == discs_each(s); }
HD bool is_home(const State &s, int seat) { return s.gangster[seat] == AT_HOME; }
HD int owner_of(u8 door) { return door >> 2 & 7; }
HD bool disc_at(const State &s, int field, int &owner) {  // finds the owner of the disc at this door
  int cell = cell_of(field);
  if (cell < 0 || !(s.door[cell] & DISC) || corner_field(cell, s.door[cell] & 3) != field) return false;
  owner = owner_of(s.door[cell]);
  return true;
}
HD bool is_own_disc(const State &s, int seat, int field) {
  int owner;
  return disc_at(s, field, owner) && owner == seat;
}

// Action numbers, unique across all phases.
enum {
  FACES = 20,                             // size, rotation, mirrored, in the order of the Python rules
  PLAZAS = CELLS * FACES,                 // numbers below: a house, cell * FACES + face
  STARTS = PLAZAS + CELLS * 4,            // numbers below: a plaza, cell * 4 + corner
  MOVES = STARTS + CELLS,                 // numbers below: the cell of the start card
  STAY = MOVES + 14 * 16,                 // numbers below: the target field of a figure
  ACTIONS
};

HD bool start_match(State &s, const u8 *switches, int seats) {
  const u8 most[8] = {1, 1, 3, 1, 1, 1, 1, 2};
  for (int i = 0; i < 8; i++)
    if (switches[i] > most[i]) return false;
  if (seats < 3 || seats > MAX_SEATS) return false;
  memset(&s, 0, sizeof s);
  for (int i = 0; i < 4; i++) s.open.word[i] = ROW * WEST_COLUMN;
  s.open.word[3] &= 0xFFFFFFFFull;
  s.empty = (1ull << CELLS) - 1;
  for (int seat = 0; seat < MAX_SEATS; seat++) s.gangster[seat] = s.policeman[seat] = AT_START;
  for (int size = 0; size < 3; size++) s.supply[size] = HOUSE_CARDS;
  s.seats = (u8)seats;
  s.links = switches[2];
  s.tiebreak = switches[7];
  s.rules = (u8)(switches[0] * NO_POLICE | switches[1] * FALLING | switches[3] * FIRST_TOUCHES |
                 switches[4] * MIRRORS | switches[5] * BRIBES | switches[6] * NO_LOITERING);
  return true;
}

}  // namespace palermo
