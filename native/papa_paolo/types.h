// The state of Papà Paolo as plain data: the counterpart of the Python state.
//
// A cell of a district is 8 * row + column; the start pizzeria is at START_AT. Sets of cells of a
// district are words of 8 by 8 bits. Their first row and column lie just outside the district, so that
// no shift needs a mask. Growth to the north or west shifts all words of the district.
#pragma once
#include "../base.h"

namespace papa_paolo {

typedef int8_t i8;

enum { SEATS = 4, CITIES = 20, SHOPS = 10, TILES = 60, GRID = 16, LINES = 8, CELLS = 72 };
enum { ROUNDS = 5, PAWNS = 4, PIZZAS = 36, TRACK_END = 5, STAIRS = 7, EVERYWHERE = 20 };
enum { NOBODY = -1, BARE = -1, FACE_DOWN = -1, NATURE = -1, FINISHED = -2 };
enum { GOLD, BLUE, RED, GREEN };
enum { SPONSOR_JOB = 1, SHOP_JOB = 2, EXPRESS_JOB = 4, BUILD_JOB = 8 };

enum Phase : u8 { PREPARING, PLACING, BRIBING, BIDDING, PICKING, INVESTING, DELIVERING, ENDED };
enum Step : u8 {
  AT_STARTS, AT_KEEP, AT_OPEN, AT_OFFER, AT_FORECAST, AT_LARGE, AT_FACEDOWN, AT_COINS, AT_TILES,
  AT_PAWN, AT_MODE, AT_LAY, AT_SITE, AT_STOCK, AT_RIDE, AT_DROP,
  AT_COIN, AT_BID, AT_PICK, AT_ACTIVATE, AT_CHOOSE, AT_NEXT, AT_OVER
};
enum TurnOrder : u8 { BY_BIDS, BY_HIDDEN_COIN, BY_REVERSED_BIDS };
enum Pending : u8 { NOTHING_PENDING, PLACED, BUILDING, STOCKING, RIDING };

// An action number: the first number of its kind plus a number within the kind.
enum Action : u16 {
  KEEP = 0,            // + number of the start tile - 1
  PAWN = 4,            // + cell of the grid
  TAKE = 20, SPONSOR, EXPRESS, NOTHING, PASS, DECLINE, TRACK, DISCARD, HOME, STOP,
  SHOP = 30,           // + pizzas
  BUILD = 36,          // + price
  CHOOSE = 42,         // + number of the delivery tile - 1
  PICK = 46,           // + colour
  TURN = 50,           // + 4 * colour + the colour beside it
  ONCE = 66,           // + choice
  STOCK = 72,          // + pizzas
  SITE = 109,          // + cell
  RIDE = 181,          // + cell
  BID = 253,           // + 100 * column + amount
  DROP = 753,          // + 4 * cell + pizzas
  LAY = 1041,          // + 16 * cell + open sides
  DEAL_START = 2193,   // + number - 1
  OPEN_STARTS = 2197,
  OFFER = 2198,        // + one bit per number
  DEAL_LARGE = 2214,   // + colour opposite gold
  HIDE_COIN = 2218,    // + line
  DEAL_COIN = 2226,    // + value
  TURN_COIN = 2230,    // + value
  DEAL_TILE = 2234,    // + 15 * colour + 5 * (3 - houses) + shape
  ACTIONS = 2294
};

// The figures of the match's box that are needed after the start.
struct Box {
  u64 amounts[2];             // one bit per amount that two players may bid
  u8 levels[4][6], versatility[6], expert;
  u8 capacity[3];             // of a new pizzeria, by price
  u8 jobs[GRID];              // the actions of each cell
  u8 stairs[STAIRS][4];       // the amount of each space, lowest row first
  u8 delivery[ROUNDS][4][2];  // pizzas and distance
  u8 start[4][2];             // the town, packed like `look`, and the capacity of the pizzeria
  u8 once_money, once_pizzas, once_express, once_fee, once_discount;
  u8 coin_east, coin_south;   // 1: the coin is at the east or south end of the line
  u8 spare[3];
};

struct District {
  u64 city, shop, open[4];           // cells of city tiles and pizzerias; city tiles open to N, E, S, W
  u8 at[CITIES], look[CITIES];       // look: colour | houses << 2 | open sides << 4
  u8 served[CITIES];
  u8 shop_at[SHOPS], price[SHOPS], capacity[SHOPS], stock[SHOPS];
  u8 cities, shops, wide, high;
  i8 origin, spare[7];               // origin: the cell of bit 0
};

struct Player {
  i16 money;
  u8 markers[4], earned[4];
  u8 pool, hand, start;              // hand: one bit per start tile
  u8 bid, bid_column, bid_row;       // bid: the amount, 0 for none
  u8 spoke, out, delivery;
  i8 investment;
};

struct State {
  District district[SEATS];
  Player player[SEATS];
  Box box;
  u32 stops;                         // of a delivery: one bit per city tile served in this round
  u8 stack[TILES], supply[3], large_stack[4];
  i8 tiles[GRID], pawns[GRID], coins[LINES];
  i8 order[SEATS], queue[SEATS], settled[SEATS];
  u8 queued, settlers;
  u8 seats, round, phase, step;
  i8 turn, large, heir;
  u8 offer, forecast, investments;   // one bit per number or colour
  u8 pending, cell;                  // cell: cell of the pawn, or price, or pizzas left to stock
  u8 pizzas, rounds, distance, express, begun;
  i8 pizzeria, last;                 // to stock, or start of the round; last: rank of the last stop
  u8 turn_order, money_points, foretell, own_level, hidden_money, spare[3];
};
static_assert(sizeof(Box) == 152 && sizeof(District) == 160 && sizeof(Player) == 20, "no padding");
static_assert(sizeof(State) == 1024, "no padding");

HD u16 action(int kind, int number = 0) { return (u16)(kind + number); }
HD int smaller(int one, int other) { return one < other ? one : other; }
HD int larger(int one, int other) { return one > other ? one : other; }

// ---------------------------------------------------------------- figures of the rulebook
HD int shop_cost(int pizzas) { return pizzas == 1 ? 2 : pizzas == 2 ? 3 : 2 * pizzas - 1; }
HD int price_of(int index) { return index == 0 ? 2 : index + 3; }
HD int index_of(int price) { return price == 2 ? 0 : price - 3; }
HD int grid_rows(int seats) { return seats == 2 ? 3 : 4; }
HD int grid_columns(int seats) { return seats == 4 ? 4 : 3; }
HD bool is_cell(int seats, int cell) {
  return cell / 4 < grid_rows(seats) && cell % 4 < grid_columns(seats);
}
HD bool is_line(int seats, int line) {
  return line < 4 ? line < grid_rows(seats) : line - 4 < grid_columns(seats);
}
HD int coins_of(int seats, int value) {
  return value == 1 ? 2 : value == 2 ? (seats == 2 ? 2 : 3) : (seats == 4 ? 3 : 2);
}
HD int level(const State &s, int seat, int colour) {
  return s.box.levels[colour][s.player[seat].markers[colour]];
}
HD int nth_number(int mask, int n) {  // the n-th number, 1 to 4, of a set
  for (; n && mask; n--) mask &= mask - 1;
  return mask ? lowest((u64)mask) + 1 : 0;
}
HD int tile_look(int tile) { return tile / 15 | (3 - tile % 15 / 5) << 2; }
HD int tile_shape(int tile) { return tile % 5; }

}  // namespace papa_paolo
