// What NATURE may draw, and what it does: PP-S2, PP-S3, PP-S5, PP-S9, PP-G, PP-V1, PP-V4.
#pragma once
#include "box.h"

namespace papa_paolo {

HD int coins_left(const State &s, int value) {
  int left = coins_of(s.seats, value);
  for (int line = 0; line < LINES; line++) left -= s.coins[line] == value;
  return larger(0, left);
}
HD int starts_left(const State &s) {
  int left = ALL_NUMBERS;
  for (int seat = 0; seat < s.seats; seat++) left &= ~s.player[seat].hand;
  return left;
}

struct Lots {  // outcomes, each with its share; either list may be left out
  u16 *out;
  u32 *shares;
  int n;
};
HD void lot(Lots &lots, int outcome, int share) {
  if (!share) return;
  if (lots.out) lots.out[lots.n] = (u16)outcome;
  if (lots.shares) lots.shares[lots.n] = (u32)share;
  lots.n++;
}
HD void offers(Lots &lots, int seats) {  // in the order of combinations
  if (seats != 2) {
    for (int missing = 3; missing >= 0; missing--)
      lot(lots, OFFER + (ALL_NUMBERS & ~(1 << missing)), 1);
    return;
  }
  for (int low = 0; low < 4; low++)
    for (int high = low + 1; high < 4; high++) lot(lots, OFFER + (1 << low | 1 << high), 1);
}
HD int odds(const State &s, u16 *out, u32 *shares) {
  Lots lots = {out, shares, 0};
  switch (s.step) {
    case AT_TILES:
      for (int tile = 0; tile < TILES; tile++) lot(lots, DEAL_TILE + tile, s.stack[tile]);
      break;
    case AT_COINS:
    case AT_COIN:
      for (int value = 1; value <= 3; value++)
        lot(lots, (s.step == AT_COIN ? TURN_COIN : DEAL_COIN) + value, coins_left(s, value));
      break;
    case AT_OFFER:
    case AT_FORECAST: offers(lots, s.seats); break;
    case AT_LARGE:
      for (int facing = 0; facing < 4; facing++)
        lot(lots, DEAL_LARGE + facing, s.large_stack[facing]);
      break;
    case AT_FACEDOWN:
      for (int line = 0; line < LINES; line++) lot(lots, HIDE_COIN + line, is_line(s.seats, line));
      break;
    case AT_STARTS:
      for (int left = starts_left(s); left; left &= left - 1)
        lot(lots, DEAL_START + lowest((u64)left), 1);
      break;
    case AT_OPEN: lot(lots, OPEN_STARTS, 1); break;
    default: break;
  }
  return lots.n;
}
HD int draw(const State &s, u64 &seed) {
  u16 out[TILES];
  u32 shares[TILES];
  int many = odds(s, out, shares), whole = 0, n = 0;
  for (int k = 0; k < many; k++) whole += (int)shares[k];
  int left = below(seed, whole);
  while (left >= (int)shares[n]) left -= (int)shares[n++];
  return out[n];
}

// ---------------------------------------------------------------- what it does
HD void deal_coin(State &s, int value) {
  int dealt = NOBODY, bare = 0;
  for (int line = 0; line < LINES; line++) {
    if (!is_line(s.seats, line) || s.coins[line]) continue;
    if (dealt == NOBODY) s.coins[dealt = line] = (i8)value;
    else bare++;
  }
  if (!bare) prepare(s, AT_TILES);
}
HD void deal_tile(State &s, int tile) {
  int dealt = NOBODY, bare = 0;
  for (int cell = 0; cell < GRID; cell++) {
    if (!is_cell(s.seats, cell) || s.tiles[cell] != BARE) continue;
    if (dealt == NOBODY) s.tiles[dealt = cell] = (i8)tile;
    else bare++;
  }
  s.stack[tile]--;
  if (!bare) prepare(s, AT_TILES + 1);
}
HD void chance(State &s, int outcome) {
  if (outcome >= DEAL_TILE) deal_tile(s, outcome - DEAL_TILE);
  else if (outcome >= TURN_COIN) turn_coin(s, outcome - TURN_COIN);
  else if (outcome >= DEAL_COIN) deal_coin(s, outcome - DEAL_COIN);
  else if (outcome >= HIDE_COIN) {
    s.coins[outcome - HIDE_COIN] = FACE_DOWN;
    prepare(s, AT_COINS);
  } else if (outcome >= DEAL_LARGE) {
    s.large = (i8)(outcome - DEAL_LARGE);
    s.large_stack[(int)s.large]--;
    prepare(s, AT_FACEDOWN);
  } else if (outcome >= OFFER) {
    (s.step == AT_OFFER ? s.offer : s.forecast) = (u8)(outcome - OFFER);
    prepare(s, s.step + 1);
  } else if (outcome == OPEN_STARTS) open_starts(s);
  else if (outcome >= DEAL_START) deal_start(s, outcome - DEAL_START + 1);
}

}  // namespace papa_paolo
