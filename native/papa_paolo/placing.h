// Phase A: pawns and their uses, tiles, pizzas and pizzerias: PP-A, PP-N2.
#pragma once
#include "delivering.h"

namespace papa_paolo {

enum { EXPRESS_FEE = 2, OPENING_PIZZAS = 2 };

// ---------------------------------------------------------------- pizzas
HD int room_of(const District &d, int shop) { return d.capacity[shop] - d.stock[shop]; }
HD int room_from(const District &d, int shop) {
  int room = 0;
  for (; shop < d.shops; shop++) room += room_of(d, shop);
  return room;
}
HD int space(const State &s, int seat) {
  return smaller(room_from(s.district[seat], 0), s.player[seat].pool);
}
HD int least_share(const District &d, int left, int shop) {
  return larger(0, left - room_from(d, shop + 1));
}
HD int most_share(const District &d, int left, int shop) {
  return smaller(left, room_of(d, shop));
}
HD void put_pizzas(State &s, int seat, int shop, int pizzas) {
  District &d = s.district[seat];
  d.stock[shop] = (u8)(d.stock[shop] + pizzas);
  s.player[seat].pool = (u8)(s.player[seat].pool - pizzas);
}
HD void store(State &s, int seat, int pizzas, int shop) {  // PP-N2
  const District &d = s.district[seat];
  no_pending(s);
  while (pizzas && shop < d.shops) {
    int most = most_share(d, pizzas, shop);
    if (least_share(d, pizzas, shop) < most) {
      s.pending = STOCKING;
      s.cell = (u8)pizzas;
      s.pizzeria = (i8)shop;
      s.step = AT_STOCK;
      return;
    }
    put_pizzas(s, seat, shop, most);
    pizzas -= most;
    shop++;
  }
  s.step = AT_NEXT;
}
HD int legal_stocks(const State &s, int seat, u16 *out) {
  const District &d = s.district[seat];
  int n = 0, most = most_share(d, s.cell, s.pizzeria);
  for (int pizzas = least_share(d, s.cell, s.pizzeria); pizzas <= most; pizzas++)
    out[n++] = action(STOCK, pizzas);
  return n;
}
HD void stock(State &s, int seat, int pizzas) {
  int left = s.cell - pizzas, shop = s.pizzeria;
  put_pizzas(s, seat, shop, pizzas);
  store(s, seat, left, shop + 1);
}
HD int legal_purchases(const State &s, int seat, int kind, u16 *out) {
  int n = 0, most = smaller(space(s, seat), 5);
  for (int pizzas = 1; pizzas <= most; pizzas++)
    if (shop_cost(pizzas) <= s.player[seat].money) out[n++] = action(kind, pizzas);
  return n;
}
HD void shop(State &s, int seat, int pizzas) {  // PP-A14
  int received = smaller(pizzas + level(s, seat, BLUE), space(s, seat));
  s.player[seat].money = (i16)(s.player[seat].money - shop_cost(pizzas));
  store(s, seat, received, 0);
}
HD void take_money(State &s, int seat, int money) {
  s.player[seat].money = (i16)(s.player[seat].money + money);
  s.step = AT_NEXT;
}

// ---------------------------------------------------------------- pizzerias
HD int legal_buildings(const State &s, int seat, int discount, int kind, u16 *out) {
  if (!sites_of(s.district[seat])) return 0;
  int n = 0;
  for (int index = 0; index < 3; index++)
    if (s.supply[index] && price_of(index) - discount <= s.player[seat].money)
      out[n++] = action(kind, price_of(index));
  return n;
}
HD void build(State &s, int seat, int price, int discount) {  // PP-A16
  s.player[seat].money = (i16)(s.player[seat].money - price + discount);
  s.supply[index_of(price)]--;
  s.step = AT_SITE;
  no_pending(s);
  s.pending = BUILDING;
  s.cell = (u8)price;
}
HD int legal_sites(const State &s, int seat, u16 *out) {
  const District &d = s.district[seat];
  int n = 0;
  for (u64 sites = sites_of(d); sites; sites &= sites - 1)
    out[n++] = action(SITE, cell_at(d, lowest(sites)));
  return n;
}
HD void site(State &s, int seat, int at) {
  int pizzas = smaller(OPENING_PIZZAS, s.player[seat].pool), price = s.cell;
  add_shop(s.district[seat], at, price, s.box.capacity[index_of(price)], pizzas);
  s.player[seat].pool = (u8)(s.player[seat].pool - pizzas);
  s.step = AT_NEXT;
  no_pending(s);
}

// ---------------------------------------------------------------- pawns and tiles
HD int legal_pawns(const State &s, u16 *out) {  // PP-A2
  int n = 0;
  for (int cell = 0; cell < GRID; cell++)
    if (is_cell(s.seats, cell) && s.pawns[cell] == BARE) out[n++] = action(PAWN, cell);
  return n;
}
HD void place_pawn(State &s, int seat, int cell) {
  s.pawns[cell] = (i8)seat;
  s.step = AT_MODE;
  no_pending(s);
  s.pending = PLACED;
  s.cell = (u8)cell;
}
HD int legal_modes(const State &s, int seat, u16 *out) {  // PP-A3
  int n = 0, jobs = s.box.jobs[s.cell];
  if (has_place(s.district[seat], tile_shape(s.tiles[s.cell]))) out[n++] = action(TAKE);
  if (jobs & SPONSOR_JOB) out[n++] = action(SPONSOR);
  if (jobs & SHOP_JOB) n += legal_purchases(s, seat, SHOP, out + n);
  if (jobs & EXPRESS_JOB && can_express(s, seat, EXPRESS_FEE)) out[n++] = action(EXPRESS);
  if (jobs & BUILD_JOB) n += legal_buildings(s, seat, 0, BUILD, out + n);
  out[n++] = action(NOTHING);
  return n;
}
HD int legal_lays(const State &s, int seat, u16 *out) {
  const District &d = s.district[seat];
  Rim r = rim_of(d);
  int n = 0, shape = tile_shape(s.tiles[s.cell]), turns = rotations(shape);
  u64 there[4], any = 0;
  for (int turn = 0; turn < turns; turn++) any |= there[turn] = placements(r, turned(shape, turn));
  for (; any; any &= any - 1) {
    int place = lowest(any);
    for (int turn = 0; turn < turns; turn++)
      if (there[turn] >> place & 1)
        out[n++] = action(LAY + 16 * cell_at(d, place), turned(shape, turn));
  }
  return n;
}
HD void lay(State &s, int seat, int at, int open) {
  add_city(s.district[seat], at, tile_look(s.tiles[s.cell]) | open << 4);
  s.tiles[s.cell] = BARE;
  s.step = AT_NEXT;
  no_pending(s);
}

}  // namespace papa_paolo
