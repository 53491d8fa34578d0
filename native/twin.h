// The interface of a twin, and functions built on it: batches, random matches, perft.
//
// A game is a struct with State, ACTIONS, MAX_OPTIONS, SWITCHES and the functions that the code below
// calls. A state is plain data; an action is a number below ACTIONS.
#pragma once
#include "base.h"

enum { NATURE = -1, NOBODY = -2 };

// Plays random actions until the match is over, at most `moves`. Returns the number played.
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

// Writes one byte per action and state: 1 if the action is legal.
template <class Game> void options_many(const typename Game::State *states, int count, u8 *masks) {
  u16 options[Game::MAX_OPTIONS];
  for (int i = 0; i < count; i++, masks += Game::ACTIONS)
    for (int n = Game::options(states[i], options); n; n--) masks[options[n - 1]] = 1;
}

// Draws random outcomes in each state until a player is to act or the match is over.
template <class Game> void chance_many(typename Game::State *states, u64 *seeds, int count) {
  for (int i = 0; i < count; i++)
    while (Game::actor(states[i]) == NATURE) Game::apply(states[i], Game::random_option(states[i], seeds[i]));
}

// The seat to act in each state, and the scores: MAX_SEATS numbers per state.
enum { MAX_SEATS = 5 };
template <class Game> void actors_many(const typename Game::State *states, int count, signed char *actors) {
  for (int i = 0; i < count; i++) actors[i] = (signed char)Game::actor(states[i]);
}

template <class Game> void scores_many(const typename Game::State *states, int count, int *scores) {
  for (int i = 0; i < count; i++) Game::scores(states[i], scores + MAX_SEATS * i);
}

// Counts the sequences of `depth` actions; a sequence may be shorter if the match ends.
template <class Game> u64 perft(const typename Game::State &state, int depth) {
  u16 options[Game::MAX_OPTIONS];
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
