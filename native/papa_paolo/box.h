// The standard box and the initial state of a match: PP-S1 to PP-S8.
#pragma once
#include "flow.h"

namespace papa_paolo {

// The icons of the standard board: a mask of jobs for each row and column.
HD int row_jobs(int seats, int row) {
  if (seats > 2) return 8 >> row;  // build, express, shop, sponsor
  return row == 0 ? EXPRESS_JOB : row == 1 ? BUILD_JOB : SPONSOR_JOB | SHOP_JOB;
}
HD int column_jobs(int seats, int column) {
  return column == 2 && seats < 4 ? EXPRESS_JOB | BUILD_JOB : 1 << column;
}
HD void fill_tracks(Box &box) {
  const u8 levels[4][6] = {
      {3, 5, 7, 9, 11, 13}, {0, 1, 1, 2, 2, 3}, {1, 1, 2, 2, 3, 3}, {1, 2, 2, 3, 3, 3}};
  memcpy(box.levels, levels, sizeof levels);
  for (int space = 0; space < 6; space++) box.versatility[space] = (u8)space;
  box.expert = 2;
}
HD void fill_tiles(Box &box) {
  const u8 delivery[ROUNDS][4][2] = {{{2, 1}, {2, 2}, {3, 2}, {4, 2}},
                                     {{3, 2}, {4, 2}, {4, 3}, {5, 3}},
                                     {{4, 2}, {5, 3}, {6, 3}, {7, 3}},
                                     {{5, 3}, {6, 3}, {7, 4}, {8, 4}},
                                     {{6, 3}, {7, 4}, {8, 4}, {9, 4}}};
  memcpy(box.delivery, delivery, sizeof delivery);
  for (int colour = 0; colour < 4; colour++) {
    box.start[colour][0] = (u8)(colour | 1 << 2 | 14 << 4);
    box.start[colour][1] = 5;
  }
  box.once_money = 5;
  box.once_pizzas = box.once_express = box.once_discount = 2;
}
HD void fill(Box &box, int seats) {
  fill_tracks(box);
  fill_tiles(box);
  for (int index = 0; index < 3; index++) box.capacity[index] = (u8)(price_of(index) + 1);
  for (int cell = 0; cell < GRID; cell++)
    if (is_cell(seats, cell))
      box.jobs[cell] = (u8)(row_jobs(seats, cell / 4) | column_jobs(seats, cell % 4));
  for (int row = 0; row < STAIRS; row++)
    for (int column = 0; column < 4; column++) box.stairs[row][column] = (u8)(2 * row + column + 1);
  box.amounts[0] = 0x1FFFEull;  // 1 to 16
  box.coin_east = box.coin_south = 1;
}
HD void fill_stack(State &s) {  // per colour: three houses first; shapes D, I, L, T, X
  const u8 counts[15] = {2, 2, 2, 0, 0, 1, 2, 3, 2, 0, 0, 1, 1, 3, 2};
  for (int tile = 0; tile < TILES; tile++) s.stack[tile] = counts[tile % 15];
  s.large_stack[BLUE] = 2;
  s.large_stack[RED] = 1;
  s.large_stack[GREEN] = 2;
}

// The rule options, one byte each: turn_order, money_points, forecast, investment_once, hidden_money.
enum { SWITCHES = 5 };
HD bool is_known(const u8 *switches, int seats) {
  if (seats < 2 || seats > SEATS || switches[0] > BY_REVERSED_BIDS) return false;
  for (int n = 1; n < SWITCHES; n++)
    if (switches[n] > 1) return false;
  return true;
}
HD bool initial(State &s, const u8 *switches, int seats) {
  memset(&s, 0, sizeof s);
  if (!is_known(switches, seats)) return false;
  s.seats = (u8)seats;
  s.round = 1;
  s.turn = NATURE;
  for (int seat = 0; seat < seats; seat++) {
    s.player[seat].money = 10;
    s.player[seat].pool = PIZZAS;
    s.player[seat].investment = NOBODY;
  }
  fill(s.box, seats);
  fill_stack(s);
  s.supply[0] = 3;
  s.supply[1] = seats == 3 ? 2 : 3;
  s.supply[2] = seats == 3 ? 1 : 2;
  memset(s.tiles, BARE, sizeof s.tiles);
  memset(s.pawns, BARE, sizeof s.pawns);
  s.large = s.heir = NOBODY;
  no_pending(s);
  s.turn_order = switches[0];
  s.money_points = switches[1];
  s.foretell = switches[2];
  s.own_level = switches[3];
  s.hidden_money = switches[4];
  return true;
}

}  // namespace papa_paolo
