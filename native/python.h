// Implements built-in Python functions without Python's headers. The loader passes pointers to the
// functions of the stable ABI (3.11 and later) that are needed here, so that one library serves
// every Python version.
#pragma once
#include "base.h"
#include <stddef.h>

namespace python {

struct Object;

struct Buffer {  // Py_buffer
  void *bytes;
  Object *owner;
  ptrdiff_t length, item_size;
  int readonly, dimensions;
  char *format;
  ptrdiff_t *shape, *strides, *suboffsets;
  void *internal;
};
enum { READING = 0, WRITING = 1 };  // PyBUF_SIMPLE, PyBUF_WRITABLE

struct Calls {  // in the order in which the loader passes them
  Object *(*int_from)(long);
  long (*int_as)(Object *);
  Object *(*list_new)(ptrdiff_t);
  int (*list_set)(Object *, ptrdiff_t, Object *);
  int (*get_buffer)(Object *, Buffer *, int);
  void (*release_buffer)(Buffer *);
  void (*incref)(Object *);
  void (*raise)(Object *, const char *);
  Object *none, *value_error;
};

struct Method {  // PyMethodDef
  const char *name;
  void *function;
  int flags;
  const char *doc;
};
enum { ONE_ARGUMENT = 0x0008, ARGUMENTS = 0x0080 };  // METH_O, METH_FASTCALL

static Calls calls;

inline Object *raise_value_error(const char *why) {
  calls.raise(calls.value_error, why);
  return nullptr;
}

struct StateBuffer {  // borrows the bytes of a state for the duration of a call
  Buffer buffer;
  bool ok;
  StateBuffer(Object *object, size_t size, int flags) : ok(!calls.get_buffer(object, &buffer, flags)) {
    if (!ok || (size_t)buffer.length == size) return;
    calls.release_buffer(&buffer);
    ok = false;
    raise_value_error("the state has the wrong size for this game");
  }
  ~StateBuffer() {
    if (ok) calls.release_buffer(&buffer);
  }
};

template <class Game> Object *actor(Object *, Object *state) {
  StateBuffer state_buffer(state, sizeof(typename Game::State), READING);
  return state_buffer.ok ? calls.int_from(Game::actor(*(typename Game::State *)state_buffer.buffer.bytes)) : nullptr;
}

template <class Game> Object *options(Object *, Object *state) {
  StateBuffer state_buffer(state, sizeof(typename Game::State), READING);
  if (!state_buffer.ok) return nullptr;
  u16 found[Game::MAX_OPTIONS];
  int count = Game::options(*(typename Game::State *)state_buffer.buffer.bytes, found);
  Object *list = calls.list_new(count);
  for (int i = 0; list && i < count; i++) calls.list_set(list, i, calls.int_from(found[i]));
  return list;
}

template <class Game> Object *apply(Object *, Object *const *arguments, ptrdiff_t count) {
  if (count != 2) return raise_value_error("apply(state, action)");
  StateBuffer state_buffer(arguments[0], sizeof(typename Game::State), WRITING);
  if (!state_buffer.ok) return nullptr;
  long action = calls.int_as(arguments[1]);
  if (action < 0 || action >= Game::ACTIONS) return raise_value_error("this game has no action with that number");
  Game::apply(*(typename Game::State *)state_buffer.buffer.bytes, (int)action);
  calls.incref(calls.none);
  return calls.none;
}

template <class Game> Method *methods() {
  static Method all[] = {{"actor", (void *)actor<Game>, ONE_ARGUMENT, "The seat to act; -1 NATURE, -2 match over."},
                         {"options", (void *)options<Game>, ONE_ARGUMENT, "The numbers of the legal actions, in order."},
                         {"apply", (void *)apply<Game>, ARGUMENTS, "Apply an action to a state, in place."},
                         {nullptr, nullptr, 0, nullptr}};
  return all;
}

}  // namespace python
