// Chance draws and their effects: PP-S2, PP-S3, PP-S5, PP-S9, PP-G, PP-V1, PP-V4.
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

struct Outcomes {  // collects outcomes and their weights; either array may be null
  u16 *out;
  u32 *shares;
  int n;
};
HD void add_outcome(Outcomes &outcomes, int outcome, int share) {
  if (!share) return;
  if (outcomes.out) outcomes.out[outcomes.n] = (u16)outcome;
  if (outcomes.shares) outcomes.shares[outcomes.n] = (u32)share;
  outcomes.n++;
}
HD void offers(Outcomes &outcomes, int seats) {  // in the order of Python's itertools.combinations
  if (seats != 2) {
    for (int missing = 3; missing >= 0; missing--)
      add_outcome(outcomes, OFFER + (ALL_NUMBERS & ~(1 << missing)), 1);
    return;
  }
  for (int low = 0; low < 4; low++)
    for (int high = low + 1; high < 4; high++) add_outcome(outcomes, OFFER + (1 << low | 1 << high), 1);
}
HD int odds(const State &s, u16 *out, u32 *shares) {
  Outcomes outcomes = {out, shares, 0};
  switch (s.step) {
    case AT_TILES:
      for (int tile = 0; tile < TILES; tile++) add_outcome(outcomes, DEAL_TILE + tile, s.stack[tile]);
      break;
    case AT_COINS:
    case AT_COIN:
      for (int value = 1; value <= 3; value++)
        add_outcome(outcomes, (s.step == AT_COIN ? TURN_COIN : DEAL_COIN) + value, coins_left(s, value));
      break;
    case AT_OFFER:
    case AT_FORECAST: offers(outcomes, s.seats); break;
    case AT_LARGE:
      for (int facing = 0; facing < 4; facing++)
        add_outcome(outcomes, DEAL_LARGE + facing, s.large_stack[facing]);
      break;
    case AT_FACEDOWN:
      for (int line = 0; line < LINES; line++) add_outcome(outcomes, HIDE_COIN + line, is_line(s.seats, line));
      break;
    case AT_STARTS:
      for (int left = starts_left(s); left; left &= left - 1)
        add_outcome(outcomes, DEAL_START + lowest((u64)left), 1);
      break;
    case AT_OPEN: add_outcome(outcomes, OPEN_STARTS, 1); break;
    default: break;
  }
  return outcomes.n;
}
HD int draw(const State &s, u64 &seed) {
  u16 out[TILES];
  u32 shares[TILES];
  int count = odds(s, out, shares), total = 0, n = 0;
  for (int k = 0; k < count; k++) total += (int)shares[k];
  int left = below(seed, total);
  while (left >= (int)shares[n]) left -= (int)shares[n++];
  return out[n];
}

// ---------------------------------------------------------------- applying outcomes
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
