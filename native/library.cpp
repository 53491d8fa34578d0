// The functions that the library exports: the same set for each game, found by name from Python.
#include "palermo/expert.h"
#include "papa_paolo/expert.h"
#include "python.h"
#include "twin.h"

#ifdef _WIN32
#define EXPORT extern "C" __declspec(dllexport)
#else
#define EXPORT extern "C" __attribute__((visibility("default")))
#endif

EXPORT void set_python_calls(const python::Calls *calls) { python::calls = *calls; }

#define TWIN(name, Game)                                                                           \
  EXPORT int name##_size() { return sizeof(Game::State); }                                         \
  EXPORT int name##_actions() { return Game::ACTIONS; }                                            \
  EXPORT int name##_switches() { return Game::SWITCHES; }                                          \
  EXPORT python::Method *name##_methods() { return python::methods<Game>(); }                      \
  EXPORT int name##_initial(Game::State *state, const u8 *switches, int seats) {                   \
    return Game::initial(*state, switches, seats);                                                 \
  }                                                                                                \
  EXPORT void name##_apply_many(Game::State *states, const u16 *actions, int count) {              \
    apply_many<Game>(states, actions, count);                                                      \
  }                                                                                                \
  EXPORT void name##_options_many(const Game::State *states, int count, u8 *masks) {               \
    options_many<Game>(states, count, masks);                                                      \
  }                                                                                                \
  EXPORT void name##_chance_many(Game::State *states, u64 *seeds, int count) {                     \
    chance_many<Game>(states, seeds, count);                                                       \
  }                                                                                                \
  EXPORT void name##_actors_many(const Game::State *states, int count, signed char *actors) {      \
    actors_many<Game>(states, count, actors);                                                      \
  }                                                                                                \
  EXPORT void name##_scores_many(const Game::State *states, int count, int *scores) {              \
    scores_many<Game>(states, count, scores);                                                      \
  }                                                                                                \
  EXPORT void name##_weights(const Game::State *state, u32 *out) { Game::weights(*state, out); }   \
  EXPORT u64 name##_perft(const Game::State *state, int depth) {                                   \
    return perft<Game>(*state, depth);                                                             \
  }                                                                                                \
  EXPORT u64 name##_play_random(Game::State *states, u64 *seeds, int count, u64 moves) {           \
    return play_random_many<Game>(states, seeds, count, moves);                                    \
  }

#define EXPERT(name)                                                                               \
  EXPORT int name##_ideas(const name::State *samples, int count, int seat, int only,                \
                          int iterations, u64 seed, Idea *out) {                                   \
    return name::search(samples, count, seat, only, iterations, seed, out);                         \
  }                                                                                                \
  EXPORT void name##_watch_many(name::State *states, const u64 *seeds, int count, MatchStats *out) {   \
    name::watch_many(states, seeds, count, out);                                                   \
  }

TWIN(palermo, palermo::Game)
TWIN(papa_paolo, papa_paolo::Game)

EXPERT(palermo)
EXPERT(papa_paolo)
