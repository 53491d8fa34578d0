// The twin of Papà Paolo's rules: 2 to 4 seats, all rule options, the figures of any box.
//
// The Python rules are authoritative. This code must agree with them in every option and every state.
#pragma once
#include "nature.h"

namespace papa_paolo {

enum { MAX_OPTIONS = 128 };

// ---------------------------------------------------------------- actors and options
HD bool is_chance(const State &s) {
  return s.step == AT_COIN || s.step == AT_STARTS || (s.step >= AT_OPEN && s.step <= AT_TILES);
}
HD int actor(const State &s) {  // if both players choose at the same time: the first one who has not chosen
  if (s.step == AT_OVER) return FINISHED;
  if (s.step == AT_KEEP) return s.player[0].start ? 1 : 0;
  return is_chance(s) ? (int)NATURE : s.turn;
}
HD int numbers(int kind, int mask, u16 *out) {
  int n = 0;
  for (; mask; mask &= mask - 1) out[n++] = action(kind, lowest((u64)mask));
  return n;
}
HD int legal(const State &s, int seat, u16 *out) {
  switch (s.step) {
    case AT_PAWN: return legal_pawns(s, out);
    case AT_MODE: return legal_modes(s, seat, out);
    case AT_LAY: return legal_lays(s, seat, out);
    case AT_DROP: return legal_drops(s, seat, out);
    case AT_RIDE: return legal_rides(s, seat, out);
    case AT_BID: return legal_bids(s, seat, out);
    case AT_PICK: return legal_picks(s, seat, out);
    case AT_ACTIVATE: return legal_activations(s, seat, out);
    case AT_STOCK: return legal_stocks(s, seat, out);
    case AT_SITE: return legal_sites(s, seat, out);
    case AT_CHOOSE: return numbers(CHOOSE, s.offer, out);
    case AT_KEEP: return numbers(KEEP, s.player[seat].hand, out);
    default: return odds(s, out, nullptr);
  }
}

// ---------------------------------------------------------------- applying actions
HD void use_pawn(State &s, int seat, int move) {
  if (move == TAKE) s.step = AT_LAY;
  else if (move == SPONSOR) take_money(s, seat, level(s, seat, GOLD));
  else if (move == EXPRESS) express(s, seat, level(s, seat, RED), EXPRESS_FEE);
  else if (move >= BUILD) build(s, seat, move - BUILD, 0);
  else if (move >= SHOP) shop(s, seat, move - SHOP);
  else s.step = AT_NEXT;
}
HD void use_investment(State &s, int seat, int move) {
  if (move >= ONCE) once(s, seat, move - ONCE);
  else finish_investment(s, seat, move == TRACK);
}
HD void take_investment(State &s, int seat, int move) {
  if (move >= TURN) pick(s, seat, (move - TURN) >> 2, (move - TURN) & 3);
  else if (move >= PICK) pick(s, seat, move - PICK, move - PICK);
  else s.step = AT_NEXT;
}
HD void bid_or_pass(State &s, int seat, int move) {
  if (move == PASS) step_out(s, seat);
  else bid(s, seat, (move - BID) / 100, (move - BID) % 100);
}
HD void act(State &s, int seat, int move) {
  switch (s.step) {
    case AT_PAWN: return place_pawn(s, seat, move - PAWN);
    case AT_MODE: return use_pawn(s, seat, move);
    case AT_LAY: return lay(s, seat, (move - LAY) >> 4, (move - LAY) & 15);
    case AT_SITE: return site(s, seat, move - SITE);
    case AT_STOCK: return stock(s, seat, move - STOCK);
    case AT_RIDE: return move == STOP ? end_delivery(s, seat) : ride(s, seat, move - RIDE);
    case AT_DROP:
      return move == HOME ? end_ride(s, seat)
                          : drop(s, seat, (move - DROP) >> 2, (move - DROP) & 3);
    case AT_BID: return bid_or_pass(s, seat, move);
    case AT_PICK: return take_investment(s, seat, move);
    case AT_ACTIVATE: return use_investment(s, seat, move);
    case AT_CHOOSE: return choose(s, seat, move - CHOOSE + 1);
    case AT_KEEP: return keep(s, move - KEEP + 1);
    default: return;
  }
}
// Does this number belong to the step? `apply` ignores all others, which protects memory.
HD bool has_meaning(int step, int move) {
  int first = ACTIONS, last = ACTIONS;
  switch (step) {
    case AT_STARTS: first = DEAL_START, last = OPEN_STARTS; break;
    case AT_KEEP: first = KEEP, last = PAWN; break;
    case AT_OPEN: first = OPEN_STARTS, last = OFFER; break;
    case AT_OFFER:
    case AT_FORECAST: first = OFFER, last = DEAL_LARGE; break;
    case AT_LARGE: first = DEAL_LARGE, last = HIDE_COIN; break;
    case AT_FACEDOWN: first = HIDE_COIN, last = DEAL_COIN; break;
    case AT_COINS: first = DEAL_COIN, last = TURN_COIN; break;
    case AT_TILES: first = DEAL_TILE; break;
    case AT_COIN: first = TURN_COIN, last = DEAL_TILE; break;
    case AT_PAWN: first = PAWN, last = TAKE; break;
    case AT_MODE: first = TAKE, last = CHOOSE; break;
    case AT_LAY: first = LAY, last = DEAL_START; break;
    case AT_SITE: first = SITE, last = RIDE; break;
    case AT_STOCK: first = STOCK, last = SITE; break;
    case AT_RIDE: first = move == STOP ? STOP : RIDE, last = BID; break;
    case AT_DROP: first = move == HOME ? HOME : DROP, last = LAY; break;
    case AT_BID: first = move == PASS ? PASS : BID, last = DROP; break;
    case AT_PICK: first = move == DECLINE ? DECLINE : PICK, last = ONCE; break;
    case AT_ACTIVATE: first = move < ONCE ? TRACK : ONCE, last = move < ONCE ? HOME : STOCK; break;
    case AT_CHOOSE: first = CHOOSE, last = PICK; break;
    default: break;
  }
  return move >= first && move < last;
}
HD void apply(State &s, int move) {
  if (!has_meaning(s.step, move)) return;
  int seat = actor(s);
  if (seat == NATURE) chance(s, move);
  else if (seat != FINISHED) act(s, seat, move);
  if (s.step == AT_NEXT) advance(s);
}

// ---------------------------------------------------------------- points
HD int wealth_points(const State &s, int seat) {  // PP-V3
  if (s.phase != ENDED || !s.money_points) return 0;
  int richer = 0;
  for (int other = 0; other < s.seats; other++)
    richer += s.player[other].money > s.player[seat].money;
  return richer > 1 ? 0 : 2 - richer;
}
HD int score(const State &s, int seat) {  // PP-Z
  const District &d = s.district[seat];
  const Player &p = s.player[seat];
  int points = wealth_points(s, seat), leftmost = TRACK_END;
  for (int tile = 0; tile < d.cities; tile++) points += d.served[tile];
  for (int shop = 0; shop < d.shops; shop++) points -= d.stock[shop];
  for (int colour = 0; colour < 4; colour++) {
    leftmost = smaller(leftmost, p.markers[colour]);
    if (p.markers[colour] == TRACK_END) points += s.box.expert;
  }
  return points + s.box.versatility[leftmost];
}

}  // namespace papa_paolo
