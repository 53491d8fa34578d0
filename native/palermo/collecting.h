// The search model for phase 2 of Palermo: the expected score of each seat, candidate moves, and a
// one-round rollout in which every seat plays the move with the best immediate value.
#pragma once
#include "../search.h"
#include "game.h"
#include "plan.h"

namespace palermo {

enum { HOMEWARD = MAX_DISCS, NOWHERE = MAX_DISCS + 1 };  // used in place of a door's number

struct Prospect {
  TourValue value;
  int next;  // the number of the next door, HOMEWARD, or NOWHERE for a seat at home
};

struct Choice {
  TourValue value;
  u32 action;
};

class Collecting {
 public:
  using Position = palermo::Position;
  enum { MAX_CANDIDATES = 16, ROOT = 2 };
  int seats, rounds = 1, max_police_moves = 8, max_gangster_moves = 7;
  int noise = 512;           // random noise on values in rollouts
  float prior_scale = 1.5f * UNIT; // this much worse lowers a prior by the factor e

  Collecting(const Plan &of, u64 chance) : seats(of.seats), plan(of), seed(chance) {}

  static int actor(const Position &p) { return p.state.phase == OVER ? NOBODY : p.state.turn; }

  void go(Position &p, u32 action) const {
    State &s = p.state;
    if (s.phase == GANGSTER && action != STAY && is_own_disc(s, s.turn, (int)action - MOVES))
      p.left[s.turn] &= (u16) ~(1 << plan.number[cell_of((int)action - MOVES)]);
    Game::apply(s, (int)action);
  }

  int candidates(const Position &p, Candidate *out, bool root) {
    Choice found[FIELD_NUMBERS];
    bool police = p.state.phase == POLICE;
    int count = police ? police_choices(p, found, true) : gangster_choices(p, found);
    int wanted = least(count, (police ? max_police_moves : max_gangster_moves) * (root ? ROOT : 1));
    Choice stay = found[count - 1];
    sort(found, count, [](const Choice &a, const Choice &b) { return a.value > b.value; });
    if (police && !contains(found, wanted, STAY)) found[wanted - 1] = stay;
    float sum = 0;
    for (int i = 0; i < wanted; i++) sum += out[i].prior = expf((float)(found[i].value - found[0].value) / prior_scale);
    for (int i = 0; i < wanted; i++) out[i] = {found[i].action, out[i].prior / sum};
    return wanted;
  }

  void evaluate(const Position &from, float *scores) {
    Position p = from;
    int until = p.state.round + rounds, turn = p.state.turn;
    while (p.state.phase != OVER && (p.state.round < until || p.state.turn < turn)) go(p, fast_move(p));
    estimate(p, scores);
  }
  u32 fast_move(const Position &p) {  // the move with the best immediate value
    Choice found[FIELD_NUMBERS];
    bool police = p.state.phase == POLICE;
    int count = police ? police_choices(p, found, false) : gangster_choices(p, found);
    Choice best = {WORST_VALUE, STAY};
    for (int i = 0; i < count; i++) {
      TourValue value = found[i].value + below(seed, police ? noise / 3 : noise);
      if (value > best.value) best = {value, found[i].action};
    }
    return best.action;
  }

 private:
  const Plan &plan;
  u64 seed;

  static bool contains(const Choice *choices, int count, u32 action) {
    for (int i = 0; i < count; i++)
      if (choices[i].action == action) return true;
    return false;
  }

  // ---------------------------------------------------------------- expected results
  Prospect prospect(const Position &p, int seat, Fields taken, Fields toll) const {
    const State &s = p.state;
    int origin = s.gangster[seat], left = p.left[seat];
    if (origin == AT_HOME) return {0, NOWHERE};
    Trip way = trip(s, seat, origin, false, taken);
    way.toll = toll;
    return left ? to_a_door(p, seat, left, way, taken) : homewards(range_of(s, seat), origin, way);
  }
  Prospect homewards(int points, int origin, const Trip &way) const {
    TourValue best = plan.legs.later[points][plan.steps_home(origin)];
    Walk walk(way);
    for (int cost = 1; cost <= points && plan.steps_home(origin) <= points; cost++)
      if (any(walk.next() & plan.home)) return {most(best, arriving(points, cost)), HOMEWARD};
    return {best, HOMEWARD};
  }
  Prospect to_a_door(const Position &p, int seat, int left, const Trip &way, Fields taken) const {
    int points = range_of(p.state, seat);
    Prospect best = {WORST_VALUE, 0};
    Fields near = none();
    for (int rest = left; rest; rest &= rest - 1) {
      int next = lowest((u64)rest), far = plan.steps(seat, next, p.state.gangster[seat]);
      best = better(best, plan.legs.later[points][far] + plan.then(seat, next, left), next);
      if (far <= points) put(near, plan.door[seat][next]);
    }
    near = without(near, taken);
    Walk walk(way);
    for (int cost = 1; cost <= points && any(near); cost++) {
      Fields met = walk.next() & near;
      near = without(near, met);
      each(met, [&](int field) {
        int next = plan.number[cell_of(field)];
        best = better(best, arriving(points, cost) + plan.then(seat, next, left), next);
      });
    }
    return best;
  }
  TourValue arriving(int points, int cost) const { return tour_value(points - cost - plan.legs.price, 1); }
  static Prospect better(Prospect best, TourValue value, int next) {
    return value > best.value ? Prospect{value, next} : best;
  }

  // Money so far, the worth of the remaining tour, and the bonus until the last gangster is home.
  void estimate(const Position &p, float *scores) const {
    const State &s = p.state;
    Fields taken = gangsters(s);
    TourValue ahead[MAX_SEATS];
    int had[MAX_SEATS], end = 0;
    for (int seat = 0; seat < seats; seat++) {
      bool over = s.phase == OVER;
      ahead[seat] = over ? 0 : prospect(p, seat, taken, tolls(s, seat, taken)).value;
      had[seat] = over ? 0 : s.round - 1 + (seat < s.turn);
      end = most(end, had[seat] + turns_of(ahead[seat]));
    }
    for (int seat = 0; seat < seats; seat++)
      scores[seat] = (float)(s.money[seat] + worth_of(ahead[seat]) + plan.legs.price * (end - had[seat]));
  }

  // ---------------------------------------------------------------- candidates
  // All moves of the gangster with their values; staying is the last one.
  int gangster_choices(const Position &p, Choice *out) const {
    const State &s = p.state;
    int seat = s.turn, points = range_of(s, seat), left = p.left[seat], origin = s.gangster[seat], count = 0;
    Fields taken = gangsters(s);
    Trip way = gangster_trip(s, seat, taken);
    Fields barred = without(taken, way.terminal);
    Walk walk(way);
    for (int cost = 1; cost <= points; cost++)
      each(without(walk.next(), barred), [&](int field) {
        out[count++] = {moved(p, seat, left, field, points - cost), (u32)(MOVES + field)};
      });
    if (count && must_leave(s)) return count;
    out[count++] = {origin == AT_START ? prospect(p, seat, taken, way.toll).value + tour_value(-plan.legs.price, 1)
                                       : plan.best_from(seat, origin, left),
                    STAY};
    return count;
  }
  TourValue moved(const Position &p, int seat, int left, int field, int unused) const {
    if (!left && has(plan.home, field)) return tour_value(unused, 0);
    if (left && is_own_disc(p.state, seat, field))
      return tour_value(unused, 0) + plan.then(seat, plan.number[cell_of(field)], left);
    return plan.best_from(seat, field, left);
  }

  // Moves of the policeman with the average loss of the other seats; leaving him in place is the last one.
  int police_choices(const Position &p, Choice *out, bool wide) const {
    const State &s = p.state;
    Fields taken = gangsters(s), wanted = none(), policed[MAX_SEATS];
    TourValue before = 0;
    for (int other = 0; other < seats; other++) {
      if (other == s.turn) continue;
      policed[other] = policemen_but(s, other);
      if (s.policeman[s.turn] != AT_START) policed[other] = without(policed[other], only(s.policeman[s.turn]));
      Prospect ahead = prospect(p, other, taken, without(policed[other], taken));
      before += ahead.value;
      wanted = wanted | target(other, ahead.next);
      if (wide) wanted = wanted | way_to(p, other, ahead.next);
    }
    auto harm = [&](int field) {
      TourValue after = 0;
      for (int other = 0; other < seats; other++)
        if (other != s.turn)
          after += prospect(p, other, taken, without(policed[other] | only(field), taken)).value;
      return (before - after) / (seats - 1);
    };
    int count = 0;
    each(police_options(s) & wanted, [&](int field) { out[count++] = {harm(field), (u32)(MOVES + field)}; });
    bool away = s.policeman[s.turn] != AT_START;
    out[count++] = {away ? harm(s.policeman[s.turn]) : 0, STAY};
    return count;
  }
  Fields target(int seat, int next) const {
    return next == NOWHERE ? none() : next == HOMEWARD ? plan.home : only(plan.door[seat][next]);
  }
  Fields way_to(const Position &p, int seat, int next) const {  // the fields on shortest paths within this turn
    if (next == NOWHERE) return none();
    const State &s = p.state;
    int origin = s.gangster[seat];
    const u8 *far = next == HOMEWARD ? plan.to_home : plan.to_door[seat][next];
    int steps = next == HOMEWARD ? plan.steps_home(origin) : plan.steps(seat, next, origin);
    Fields front = origin == AT_START ? plan.home : only(origin), all = none();
    for (int points = range_of(s, seat); points && steps; points--) {
      Fields nearer = none();
      steps--;
      each(step(front, s.open, s.links), [&](int field) {
        if (far[field] == steps) put(nearer, field);
      });
      all = all | nearer;
      front = nearer;
    }
    return all;
  }
};

}  // namespace palermo
