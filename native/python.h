// Built-in functions for Python without Python's headers: the few calls of its stable ABI (3.11 on)
// that they need come as pointers from the loader, so that one library serves every version.
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

struct Calls {  // in the order in which the loader fills them in
  Object *(*int_from)(long);
  long (*int_as)(Object *);
  Object *(*list_new)(ptrdiff_t);
  int (*list_set)(Object *, ptrdiff_t, Object *);
  int (*get_buffer)(Object *, Buffer *, int);
  void (*release_buffer)(Buffer *);
  void (*hold)(Object *);
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

inline Object *wrong(const char *why) {
  calls.raise(calls.value_error, why);
  return nullptr;
}

struct Held {  // the bytes of a state, as long as a call lasts
  Buffer buffer;
  bool good;
  Held(Object *object, size_t size, int how) : good(!calls.get_buffer(object, &buffer, how)) {
    if (!good || (size_t)buffer.length == size) return;
    calls.release_buffer(&buffer);
    good = false;
    wrong("a state of this game has another size");
  }
  ~Held() {
    if (good) calls.release_buffer(&buffer);
  }
};

template <class Game> Object *actor(Object *, Object *state) {
  Held held(state, sizeof(typename Game::State), READING);
  return held.good ? calls.int_from(Game::actor(*(typename Game::State *)held.buffer.bytes)) : nullptr;
}

template <class Game> Object *options(Object *, Object *state) {
  Held held(state, sizeof(typename Game::State), READING);
  if (!held.good) return nullptr;
  u16 found[Game::MOST_OPTIONS];
  int count = Game::options(*(typename Game::State *)held.buffer.bytes, found);
  Object *list = calls.list_new(count);
  for (int i = 0; list && i < count; i++) calls.list_set(list, i, calls.int_from(found[i]));
  return list;
}

template <class Game> Object *apply(Object *, Object *const *arguments, ptrdiff_t count) {
  if (count != 2) return wrong("apply(state, action)");
  Held held(arguments[0], sizeof(typename Game::State), WRITING);
  if (!held.good) return nullptr;
  long action = calls.int_as(arguments[1]);
  if (action < 0 || action >= Game::ACTIONS) return wrong("this game has no such action");
  Game::apply(*(typename Game::State *)held.buffer.bytes, (int)action);
  calls.hold(calls.none);
  return calls.none;
}

template <class Game> Method *methods() {
  static Method all[] = {{"actor", (void *)actor<Game>, ONE_ARGUMENT, "Who acts: a seat, -1 NATURE, -2 nobody."},
                         {"options", (void *)options<Game>, ONE_ARGUMENT, "The options, in order, as numbers."},
                         {"apply", (void *)apply<Game>, ARGUMENTS, "Do this to a state, in place."},
                         {nullptr, nullptr, 0, nullptr}};
  return all;
}

}  // namespace python
