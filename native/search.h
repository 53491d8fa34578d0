// What all searches share: ideas, how a result is valued, and a tree in which every seat plays for itself.
#pragma once
#include "twin.h"
#include <math.h>
#include <stdlib.h>

enum { MOST_PLAYERS = 5, MOST_IDEAS = 64, ANYTHING = -1 };  // instead of the only action to be tried

struct Idea {  // an action that was thought about
  u32 action, visits;
  float value;                 // from 0 to 1, for the seat that thinks
  float scores[MOST_PLAYERS];  // how it is expected to end
};

struct Candidate {
  u32 action;
  float prior;
};

// How likely a seat is to finish ahead of another, on average over all others, if such a lead makes
// it rather likely.
inline float standing(const float *scores, int seats, int seat, float lead) {
  float sum = 0;
  for (int other = 0; other < seats; other++)
    if (other != seat) sum += 1 / (1 + expf((scores[other] - scores[seat]) / lead));
  return sum / (float)(seats - 1);
}

template <class Item, class Better> void sort(Item *items, int count, Better better) {
  for (int i = 1; i < count; i++) {
    Item item = items[i];
    int place = i;
    for (; place && better(item, items[place - 1]); place--) items[place] = items[place - 1];
    items[place] = item;
  }
}

// A mind says for a position: `seats`, `actor` (or NOBODY), `candidates`, `go`, and `judge`: how it will end.
template <class Mind> class Tree {
  using Position = typename Mind::Position;
  struct Edge {
    u32 action, visits;
    float prior, value;  // the value is a sum
    i32 child;           // 0: none yet
  };
  struct Node {
    Position position;
    i32 first, count;
    u32 visits;
    float value;
  };
  enum { DEEPEST = 128 };

  Mind &mind;
  Node *nodes;
  Edge *edges;
  int node_count = 0, edge_count = 0;
  float (*scores)[MOST_PLAYERS];  // sums, for the edges of the root

 public:
  float boldness = 0.9f, lead = 5;
  Tree(Mind &of, int iterations)
      : mind(of),
        nodes((Node *)malloc(sizeof(Node) * (size_t)(iterations + 2))),
        edges((Edge *)malloc(sizeof(Edge) * (size_t)(iterations + 3) * Mind::MOST_CANDIDATES)),
        scores((float(*)[MOST_PLAYERS])calloc(Mind::MOST_CANDIDATES, sizeof *scores)) {}
  Tree(const Tree &) = delete;
  ~Tree() {
    free(nodes);
    free(edges);
    free(scores);
  }

  int search(const Position &root, int only, int iterations, Idea *ideas) {
    grow(root, true);
    if (only != ANYTHING) edges[0] = {(u32)only, 0, 1, 0, 0}, nodes[0].count = 1;
    if (nodes[0].count > 1 || only != ANYTHING)
      for (int i = 0; i < iterations; i++) iterate();
    for (int i = 0; i < nodes[0].count; i++) ideas[i] = idea(i);
    sort(ideas, nodes[0].count, [](const Idea &a, const Idea &b) { return a.visits > b.visits; });
    return nodes[0].count;
  }

 private:
  int grow(const Position &position, bool root) {
    Candidate found[Mind::MOST_CANDIDATES];
    int count = mind.actor(position) == NOBODY ? 0 : mind.candidates(position, found, root);
    nodes[node_count] = {position, edge_count, count, 0, 0};
    for (int i = 0; i < count; i++) edges[edge_count++] = {found[i].action, 0, found[i].prior, 0, 0};
    return node_count++;
  }
  int pick(const Node &node) const {
    float mean = node.visits ? node.value / (float)node.visits : 0.5f, best = -1e9f;
    float urge = boldness * sqrtf((float)node.visits + 1);
    int picked = node.first;
    for (int e = node.first; e < node.first + node.count; e++) {
      const Edge &edge = edges[e];
      float value = edge.visits ? edge.value / (float)edge.visits : mean - 0.03f;
      value += urge * edge.prior / (float)(1 + edge.visits);
      if (value > best) {
        best = value;
        picked = e;
      }
    }
    return picked;
  }
  void iterate() {
    int path[DEEPEST], passed[DEEPEST], depth = 0, at = 0;
    float end[MOST_PLAYERS];
    while (nodes[at].count && depth < DEEPEST) {
      passed[depth] = at;
      int e = path[depth++] = pick(nodes[at]);
      if (!edges[e].child) {
        Position next = nodes[at].position;
        mind.go(next, edges[e].action);
        at = edges[e].child = grow(next, false);
        break;
      }
      at = edges[e].child;
    }
    mind.judge(nodes[at].position, end);
    for (int d = 0; d < depth; d++) remember(nodes[passed[d]], edges[path[d]], end);
    for (int seat = 0; seat < mind.seats; seat++) scores[path[0]][seat] += end[seat];
  }
  void remember(Node &node, Edge &edge, const float *end) {
    float value = standing(end, mind.seats, mind.actor(node.position), lead);
    node.visits++;
    node.value += value;
    edge.visits++;
    edge.value += value;
  }
  Idea idea(int e) const {
    float visits = (float)most(1u, edges[e].visits);
    Idea one = {edges[e].action, edges[e].visits, edges[e].value / visits, {}};
    for (int seat = 0; seat < mind.seats; seat++) one.scores[seat] = scores[e][seat] / visits;
    return one;
  }
};
