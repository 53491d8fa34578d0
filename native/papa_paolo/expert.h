// The expert search for Papà Paolo: a tree over the decisions of this round, with rollouts from its
// leaves to the end of the match.
//
// Unknown draws are sampled: each rollout deals the rest of the stack again. The n-th visit of every
// root action uses the same seed, so that actions are compared under the same draws.
#pragma once
#include "../search.h"
#include "game.h"
#include "policy.h"
#include "../watching.h"

namespace papa_paolo {

enum { WIDTH = 14, DEPTH = 64, NO_NODE = -1 };

struct Branch {
  float prior, sum;
  u32 visits;
  int node;
  u16 action;
};
struct Node {
  Branch branches[WIDTH];
  u32 visits;
  int count, seat;
};

struct Search {
  float exploration = 0.9f, temperature = 0.45f, lead = 4.0f;  // of PUCT; of the priors; see win_probability
  Weights weights;
  Node *nodes;
  int node_count = 0;
  float scores[WIDTH][SEATS];  // sums over all visits, by branch of the root

  // ---------------------------------------------------------------- tree
  bool is_candidate(const State &s, int option, const u16 *options, int k) const {
    if (s.step != AT_BID || s.seats == 2 || option == PASS) return true;
    int column = (option - BID) / 100;
    if (!k || options[k - 1] == PASS || (options[k - 1] - BID) / 100 != column) return true;
    int row = 0, top = 0;  // PP-C9: only the row above all others changes the order of picks
    for (int n = 1; n <= STAIRS; n++)
      if (s.box.stairs[n - 1][column - 1] == (option - BID) % 100) row = n;
    for (int seat = 0; seat < s.seats; seat++)
      if (seat != s.turn) top = larger(top, s.player[seat].bid_row);
    return row == top + 1;
  }
  int add_node(const State &s, int seat, int only = ANYTHING) {
    u16 options[MAX_OPTIONS];
    float rates[MAX_OPTIONS];
    int count = legal(s, seat, options), kept = 0;
    rate(s, seat, options, count, rates, weights);
    Node &node = nodes[node_count];
    node.visits = 0;
    node.seat = seat;
    for (int k = 0; k < count; k++) {
      if (only == ANYTHING ? !is_candidate(s, options[k], options, k) : options[k] != only) continue;
      int to = kept < WIDTH ? kept++ : WIDTH;
      for (; to && node.branches[to - 1].prior < rates[k]; to--)
        if (to < WIDTH) node.branches[to] = node.branches[to - 1];
      if (to < WIDTH) node.branches[to] = {rates[k], 0, 0, NO_NODE, options[k]};
    }
    node.count = kept;
    set_priors(node);
    return node_count++;
  }
  void set_priors(Node &node) const {  // turns rates into priors
    float total = 0, best = node.branches[0].prior;
    for (int k = 0; k < node.count; k++)
      total += node.branches[k].prior = expf((node.branches[k].prior - best) / temperature) + 0.01f;
    for (int k = 0; k < node.count; k++) node.branches[k].prior /= total;
  }
  int select(const Node &node) const {
    float best = -1, exploration_bonus = exploration * sqrtf((float)node.visits + 1), sum = 0;
    u32 seen = 0;
    int selected = 0;
    for (int k = 0; k < node.count; k++) sum += node.branches[k].sum, seen += node.branches[k].visits;
    float unknown = seen ? sum / (float)seen - 0.05f : 0.5f;
    for (int k = 0; k < node.count; k++) {
      const Branch &b = node.branches[k];
      float value = (b.visits ? b.sum / (float)b.visits : unknown) + exploration_bonus * b.prior / (float)(1 + b.visits);
      if (value > best) best = value, selected = k;
    }
    return selected;
  }

  // ---------------------------------------------------------------- rollouts
  void rollout(State &s, u64 chance_seed, u64 noise_seed) const {
    while (s.step != AT_OVER) {
      int seat = actor(s);
      apply(s, seat == NATURE ? draw(s, chance_seed) : fast_move(s, seat, noise_seed, weights));
    }
  }
  static void final_points(const State &s, float *points) {  // PP-Z6: money breaks ties
    for (int seat = 0; seat < s.seats; seat++)
      points[seat] = (float)score(s, seat) + 0.02f * (float)s.player[seat].money;
  }
  static bool is_option(const State &s, int seat, int option) {
    u16 options[MAX_OPTIONS];
    for (int count = legal(s, seat, options); count; count--)
      if (options[count - 1] == option) return true;
    return false;
  }
  // Walks down the tree once and rolls out from the leaf.
  void run_iteration(const State *samples, int count, u64 seed) {
    Branch *path[DEPTH];
    int seats[DEPTH], depth = 0, node = 0, first = select(nodes[0]);
    u32 visit = nodes[0].branches[first].visits;
    State s = samples[visit % (u32)count];
    while (depth < DEPTH) {
      Node &here = nodes[node];
      Branch &b = here.branches[depth ? select(here) : first];
      if (depth && count > 1 && !is_option(s, here.seat, b.action)) break;
      here.visits++;
      path[depth] = &b;
      seats[depth++] = here.seat;
      apply(s, b.action);
      if (is_chance(s) || s.step == AT_OVER || !b.visits) break;
      if (b.node == NO_NODE) b.node = add_node(s, actor(s));
      node = b.node;
    }
    rollout(s, mixed(seed + visit), mixed(seed ^ (0x5851F42D4C957F2Dull * (visit + 1))));
    float points[SEATS];
    final_points(s, points);
    for (int k = 0; k < depth; k++) {
      path[k]->visits++;
      path[k]->sum += win_probability(points, s.seats, seats[k], lead);
    }
    for (int seat = 0; seat < s.seats; seat++) scores[first][seat] += points[seat];
  }
  int ideas(int seats, Idea *out) const {
    const Node &root = nodes[0];
    int count = 0;
    for (int k = 0; k < root.count; k++) {
      const Branch &b = root.branches[k];
      if (!b.visits) continue;
      Idea idea = {b.action, b.visits, b.sum / (float)b.visits, {}};
      for (int seat = 0; seat < seats; seat++) idea.scores[seat] = scores[k][seat] / (float)b.visits;
      int to = count++;
      for (; to && out[to - 1].visits < idea.visits; to--) out[to] = out[to - 1];
      out[to] = idea;
    }
    return count;
  }
};

// Searches for a seat. The most visited action comes first; the same seed gives the same result.
inline int search(const State *samples, int count, int seat, int only, int iterations, u64 seed, Idea *out) {
  Search search;
  Experience *experience = (Experience *)malloc(sizeof(Experience));
  search.nodes = (Node *)malloc(sizeof(Node) * ((size_t)iterations + 1));
  experience->fill(samples[0].box, search.weights.aimed, search.weights.each_round);
  search.weights.experience = experience;
  memset(search.scores, 0, sizeof search.scores);
  search.add_node(samples[0], seat, only);
  for (int n = 0; n < iterations; n++) search.run_iteration(samples, count, seed);
  int found = search.ideas(samples[0].seats, out);
  free(search.nodes);
  free(experience);
  return found;
}

// The fast player of the rollouts. All matches of a batch must use the same box.
struct FastPlayer {
  const Weights &weights;
  bool plays(const State &) const { return true; }
  int choose(const State &s, u64 &seed) const { return fast_move(s, actor(s), seed, weights); }
};

inline void watch_many(State *states, const u64 *seeds, int count, MatchStats *out) {
  Weights weights;
  Experience *experience = (Experience *)malloc(sizeof(Experience));
  experience->fill(states[0].box, weights.aimed, weights.each_round);
  weights.experience = experience;
  for (int i = 0; i < count; i++) {
    StatsRecorder recorder;
    u64 seed = seeds[i];
    recorder.play<Game>(states[i], seed, FastPlayer{weights});
    out[i] = recorder.stats;
  }
  free(experience);
}

}  // namespace papa_paolo
