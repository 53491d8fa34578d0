// Shared by the searches of all games: result records, the value of a final score, and a search tree
// in which every seat maximizes its own value.
#pragma once
#include "twin.h"
#include <math.h>
#include <stdlib.h>

enum { MAX_PLAYERS = 5, MAX_IDEAS = 64, ANYTHING = -1 };  // ANYTHING: no restriction to one action

struct Idea {  // the search result for one action
  u32 action, visits;
  float value;                 // win probability of the searching seat, 0 to 1
  float scores[MAX_PLAYERS];   // expected final scores
};

struct Candidate {
  u32 action;
  float prior;
};

// The probability that a seat finishes ahead of another seat, averaged over the other seats. It is a
// logistic function of the difference in points: `lead` points give 73 %.
inline float win_probability(const float *scores, int seats, int seat, float lead) {
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

// A model provides `seats`, and for a position `actor` (or NOBODY), `candidates`, `go` (applies an
// action) and `evaluate` (estimates the final scores).
template <class Model> class Tree {
  using Position = typename Model::Position;
  struct Edge {
    u32 action, visits;
    float prior, value;  // value: sum over all visits
    i32 child;           // index of the child node; 0: none yet
  };
  struct Node {
    Position position;
    i32 first, count;
    u32 visits;
    float value;
  };
  enum { MAX_DEPTH = 128 };

  Model &model;
  Node *nodes;
  Edge *edges;
  int node_count = 0, edge_count = 0;
  float (*scores)[MAX_PLAYERS];  // sums over all visits, for the edges of the root

 public:
  float exploration = 0.9f, lead = 5;
  Tree(Model &of, int iterations)
      : model(of),
        nodes((Node *)malloc(sizeof(Node) * (size_t)(iterations + 2))),
        edges((Edge *)malloc(sizeof(Edge) * (size_t)(iterations + 3) * Model::MAX_CANDIDATES)),
        scores((float(*)[MAX_PLAYERS])calloc(Model::MAX_CANDIDATES, sizeof *scores)) {}
  Tree(const Tree &) = delete;
  ~Tree() {
    free(nodes);
    free(edges);
    free(scores);
  }

  int search(const Position &root, int only, int iterations, Idea *ideas) {
    add_node(root, true);
    if (only != ANYTHING) edges[0] = {(u32)only, 0, 1, 0, 0}, nodes[0].count = 1;
    if (nodes[0].count > 1 || only != ANYTHING)
      for (int i = 0; i < iterations; i++) run_iteration();
    for (int i = 0; i < nodes[0].count; i++) ideas[i] = idea(i);
    sort(ideas, nodes[0].count, [](const Idea &a, const Idea &b) { return a.visits > b.visits; });
    return nodes[0].count;
  }

 private:
  int add_node(const Position &position, bool root) {
    Candidate found[Model::MAX_CANDIDATES];
    int count = model.actor(position) == NOBODY ? 0 : model.candidates(position, found, root);
    nodes[node_count] = {position, edge_count, count, 0, 0};
    for (int i = 0; i < count; i++) edges[edge_count++] = {found[i].action, 0, found[i].prior, 0, 0};
    return node_count++;
  }
  int select(const Node &node) const {
    float mean = node.visits ? node.value / (float)node.visits : 0.5f, best = -1e9f;
    float exploration_bonus = exploration * sqrtf((float)node.visits + 1);
    int selected = node.first;
    for (int e = node.first; e < node.first + node.count; e++) {
      const Edge &edge = edges[e];
      float value = edge.visits ? edge.value / (float)edge.visits : mean - 0.03f;
      value += exploration_bonus * edge.prior / (float)(1 + edge.visits);
      if (value > best) {
        best = value;
        selected = e;
      }
    }
    return selected;
  }
  void run_iteration() {
    int path[MAX_DEPTH], passed[MAX_DEPTH], depth = 0, at = 0;
    float outcome[MAX_PLAYERS];
    while (nodes[at].count && depth < MAX_DEPTH) {
      passed[depth] = at;
      int e = path[depth++] = select(nodes[at]);
      if (!edges[e].child) {
        Position next = nodes[at].position;
        model.go(next, edges[e].action);
        at = edges[e].child = add_node(next, false);
        break;
      }
      at = edges[e].child;
    }
    model.evaluate(nodes[at].position, outcome);
    for (int d = 0; d < depth; d++) update(nodes[passed[d]], edges[path[d]], outcome);
    for (int seat = 0; seat < model.seats; seat++) scores[path[0]][seat] += outcome[seat];
  }
  void update(Node &node, Edge &edge, const float *outcome) {
    float value = win_probability(outcome, model.seats, model.actor(node.position), lead);
    node.visits++;
    node.value += value;
    edge.visits++;
    edge.value += value;
  }
  Idea idea(int e) const {
    float visits = (float)most(1u, edges[e].visits);
    Idea one = {edges[e].action, edges[e].visits, edges[e].value / visits, {}};
    for (int seat = 0; seat < model.seats; seat++) one.scores[seat] = scores[e][seat] / visits;
    return one;
  }
};
