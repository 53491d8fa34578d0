// The expert: a tree over the decisions of this round, its leaves played on to the end of the match.
//
// What nobody can know is imagined: each play-out deals the rest of the stack afresh, and the n-th
// one of every idea deals it alike, so that ideas are compared in the same worlds.
#pragma once
#include "../search.h"
#include "game.h"
#include "policy.h"
#include "../watching.h"

namespace papa_paolo {

enum { WIDTH = 14, DEPTH = 64, UNGROWN = -1 };

struct Branch {
  float prior, sum;
  u32 visits;
  int node;
  u16 action;
};
struct Node {
  Branch branches[WIDTH];
  u32 visits;
  int many, seat;
};

struct Search {
  float curious = 0.9f, sharp = 0.45f, even = 4.0f;  // PUCT; of priors; a lead that is a safe one
  Taste taste;
  Node *nodes;
  int grown = 0;
  float scores[WIDTH][SEATS];  // sums by the ideas of the root

  // ---------------------------------------------------------------- growing the tree
  bool is_worth_a_thought(const State &s, int option, const u16 *options, int k) const {
    if (s.step != AT_BID || s.seats == 2 || option == PASS) return true;
    int column = (option - BID) / 100;
    if (!k || options[k - 1] == PASS || (options[k - 1] - BID) / 100 != column) return true;
    int row = 0, top = 0;  // PP-C9: the next higher row than anybody's changes who picks first
    for (int n = 1; n <= STAIRS; n++)
      if (s.box.stairs[n - 1][column - 1] == (option - BID) % 100) row = n;
    for (int seat = 0; seat < s.seats; seat++)
      if (seat != s.turn) top = larger(top, s.player[seat].bid_row);
    return row == top + 1;
  }
  int grow(const State &s, int seat, int only = ANYTHING) {
    u16 options[MOST_OPTIONS];
    float rates[MOST_OPTIONS];
    int many = legal(s, seat, options), kept = 0;
    rate(s, seat, options, many, rates, taste);
    Node &node = nodes[grown];
    node.visits = 0;
    node.seat = seat;
    for (int k = 0; k < many; k++) {
      if (only == ANYTHING ? !is_worth_a_thought(s, options[k], options, k) : options[k] != only) continue;
      int to = kept < WIDTH ? kept++ : WIDTH;
      for (; to && node.branches[to - 1].prior < rates[k]; to--)
        if (to < WIDTH) node.branches[to] = node.branches[to - 1];
      if (to < WIDTH) node.branches[to] = {rates[k], 0, 0, UNGROWN, options[k]};
    }
    node.many = kept;
    weigh(node);
    return grown++;
  }
  void weigh(Node &node) const {  // from rates to priors
    float whole = 0, best = node.branches[0].prior;
    for (int k = 0; k < node.many; k++)
      whole += node.branches[k].prior = expf((node.branches[k].prior - best) / sharp) + 0.01f;
    for (int k = 0; k < node.many; k++) node.branches[k].prior /= whole;
  }
  int choose(const Node &node) const {
    float best = -1, explore = curious * sqrtf((float)node.visits + 1), sum = 0;
    u32 seen = 0;
    int chosen = 0;
    for (int k = 0; k < node.many; k++) sum += node.branches[k].sum, seen += node.branches[k].visits;
    float unknown = seen ? sum / (float)seen - 0.05f : 0.5f;
    for (int k = 0; k < node.many; k++) {
      const Branch &b = node.branches[k];
      float value = (b.visits ? b.sum / (float)b.visits : unknown) + explore * b.prior / (float)(1 + b.visits);
      if (value > best) best = value, chosen = k;
    }
    return chosen;
  }

  // ---------------------------------------------------------------- a play-out
  void play_on(State &s, u64 world, u64 mood) const {
    while (s.step != AT_OVER) {
      int seat = actor(s);
      apply(s, seat == NATURE ? draw(s, world) : glance(s, seat, mood, taste));
    }
  }
  static void reckon(const State &s, float *points) {  // PP-Z6: money decides between equals
    for (int seat = 0; seat < s.seats; seat++)
      points[seat] = (float)score(s, seat) + 0.02f * (float)s.player[seat].money;
  }
  static bool is_option(const State &s, int seat, int option) {
    u16 options[MOST_OPTIONS];
    for (int many = legal(s, seat, options); many; many--)
      if (options[many - 1] == option) return true;
    return false;
  }
  // One way down the tree, and a play-out from where it leaves it.
  void iterate(const State *worlds, int count, u64 seed) {
    Branch *path[DEPTH];
    int seats[DEPTH], depth = 0, node = 0, first = choose(nodes[0]);
    u32 visit = nodes[0].branches[first].visits;
    State s = worlds[visit % (u32)count];
    while (depth < DEPTH) {
      Node &here = nodes[node];
      Branch &b = here.branches[depth ? choose(here) : first];
      if (depth && count > 1 && !is_option(s, here.seat, b.action)) break;
      here.visits++;
      path[depth] = &b;
      seats[depth++] = here.seat;
      apply(s, b.action);
      if (is_chance(s) || s.step == AT_OVER || !b.visits) break;
      if (b.node == UNGROWN) b.node = grow(s, actor(s));
      node = b.node;
    }
    play_on(s, mixed(seed + visit), mixed(seed ^ (0x5851F42D4C957F2Dull * (visit + 1))));
    float points[SEATS];
    reckon(s, points);
    for (int k = 0; k < depth; k++) {
      path[k]->visits++;
      path[k]->sum += standing(points, s.seats, seats[k], even);
    }
    for (int seat = 0; seat < s.seats; seat++) scores[first][seat] += points[seat];
  }
  int ideas(int seats, Idea *out) const {
    const Node &root = nodes[0];
    int many = 0;
    for (int k = 0; k < root.many; k++) {
      const Branch &b = root.branches[k];
      if (!b.visits) continue;
      Idea idea = {b.action, b.visits, b.sum / (float)b.visits, {}};
      for (int seat = 0; seat < seats; seat++) idea.scores[seat] = scores[k][seat] / (float)b.visits;
      int to = many++;
      for (; to && out[to - 1].visits < idea.visits; to--) out[to] = out[to - 1];
      out[to] = idea;
    }
    return many;
  }
};

// The best ideas of a seat, the most promising first; the same for the same seed.
inline int search(const State *worlds, int count, int seat, int only, int iterations, u64 seed, Idea *out) {
  Search search;
  Experience *experience = (Experience *)malloc(sizeof(Experience));
  search.nodes = (Node *)malloc(sizeof(Node) * ((size_t)iterations + 1));
  experience->fill(worlds[0].box, search.taste.aimed, search.taste.each_round);
  search.taste.experience = experience;
  memset(search.scores, 0, sizeof search.scores);
  search.grow(worlds[0], seat, only);
  for (int n = 0; n < iterations; n++) search.iterate(worlds, count, seed);
  int many = search.ideas(worlds[0].seats, out);
  free(search.nodes);
  free(experience);
  return many;
}

// A player at a glance, as play-outs know it. All matches are of one box.
struct Hasty {
  const Taste &taste;
  bool plays(const State &) const { return true; }
  int choose(const State &s, u64 &seed) const { return glance(s, actor(s), seed, taste); }
};

inline void watch_many(State *states, const u64 *seeds, int count, Course *out) {
  Taste taste;
  Experience *experience = (Experience *)malloc(sizeof(Experience));
  experience->fill(states[0].box, taste.aimed, taste.each_round);
  taste.experience = experience;
  for (int i = 0; i < count; i++) {
    Watching watching;
    u64 seed = seeds[i];
    watching.follow<Game>(states[i], seed, Hasty{taste});
    out[i] = watching.course;
  }
  free(experience);
}

}  // namespace papa_paolo
