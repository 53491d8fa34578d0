// What every game's twin offers, and what follows from it: batches and whole random matches.
//
// A game is a struct with State, ACTIONS, MOST_OPTIONS, SWITCHES and the functions that are called
// below. A state is plain data; an action is a number below ACTIONS.
#pragma once
#include "base.h"

enum { NATURE = -1, NOBODY = -2 };

// Random actions until so many were made or the match is over; returns how many.
template <class Game> HD u64 play_random(typename Game::State &state, u64 &seed, u64 moves) {
  u64 made = 0;
  for (; made < moves && Game::actor(state) != NOBODY; made++)
    Game::apply(state, Game::random_option(state, seed));
  return made;
}

template <class Game> u64 play_random_many(typename Game::State *states, u64 *seeds, int count, u64 moves) {
  u64 made = 0;
  for (int i = 0; i < count; i++) made += play_random<Game>(states[i], seeds[i], moves);
  return made;
}

template <class Game> void apply_many(typename Game::State *states, const u16 *actions, int count) {
  for (int i = 0; i < count; i++) Game::apply(states[i], actions[i] % Game::ACTIONS);
}

// One byte for each action of each state: 1 where it is an option.
template <class Game> void options_many(const typename Game::State *states, int count, u8 *masks) {
  u16 options[Game::MOST_OPTIONS];
  for (int i = 0; i < count; i++, masks += Game::ACTIONS)
    for (int n = Game::options(states[i], options); n; n--) masks[options[n - 1]] = 1;
}

// Chance brings what is due in each state, until a seat is asked or nobody is.
template <class Game> void chance_many(typename Game::State *states, u64 *seeds, int count) {
  for (int i = 0; i < count; i++)
    while (Game::actor(states[i]) == NATURE) Game::apply(states[i], Game::random_option(states[i], seeds[i]));
}

// Who acts in each state, and the points of its seats, MOST_SEATS a state.
enum { MOST_SEATS = 5 };
template <class Game> void actors_many(const typename Game::State *states, int count, signed char *actors) {
  for (int i = 0; i < count; i++) actors[i] = (signed char)Game::actor(states[i]);
}

template <class Game> void scores_many(const typename Game::State *states, int count, int *scores) {
  for (int i = 0; i < count; i++) Game::scores(states[i], scores + MOST_SEATS * i);
}

// The number of sequences of so many actions, or fewer where a match ends.
template <class Game> u64 perft(const typename Game::State &state, int depth) {
  u16 options[Game::MOST_OPTIONS];
  int count = depth ? Game::options(state, options) : 0;
  if (!count) return 1;
  if (depth == 1) return (u64)count;
  u64 sequences = 0;
  for (int i = 0; i < count; i++) {
    typename Game::State after = state;
    Game::apply(after, options[i]);
    sequences += perft<Game>(after, depth - 1);
  }
  return sequences;
}
