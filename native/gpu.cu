// Plays random matches on a GPU, one thread per match, with the same headers as on the CPU.
// nvcc -O3 -std=c++17 --expt-relaxed-constexpr -shared -Xcompiler -fPIC -o twins_gpu.so native/gpu.cu
#include "palermo/game.h"
#include "papa_paolo/game.h"
#include "twin.h"

template <class Game>
__global__ void play(typename Game::State *states, u64 *seeds, int count, u64 moves, unsigned long long *made) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= count) return;
  typename Game::State state = states[i];
  u64 seed = seeds[i];
  atomicAdd(made, (unsigned long long)play_random<Game>(state, seed, moves));
  states[i] = state;
  seeds[i] = seed;
}

// States and seeds are in GPU memory. Returns the number of moves played, or -1 on a CUDA error.
template <class Game> long long play_many(void *states, void *seeds, int count, u64 moves) {
  unsigned long long *made, sum = 0;
  if (cudaMalloc(&made, sizeof sum) || cudaMemset(made, 0, sizeof sum)) return -1;
  play<Game><<<(count + 127) / 128, 128>>>((typename Game::State *)states, (u64 *)seeds, count, moves, made);
  cudaError_t failed = cudaMemcpy(&sum, made, sizeof sum, cudaMemcpyDeviceToHost);
  cudaFree(made);
  return failed ? -1 : (long long)sum;
}

extern "C" long long palermo_play(void *states, void *seeds, int count, u64 moves) {
  return play_many<palermo::Game>(states, seeds, count, moves);
}
extern "C" long long papa_paolo_play(void *states, void *seeds, int count, u64 moves) {
  return play_many<papa_paolo::Game>(states, seeds, count, moves);
}
extern "C" void *to_card(const void *from, size_t size) {
  void *there = nullptr;
  if (cudaMalloc(&there, size)) return nullptr;
  return cudaMemcpy(there, from, size, cudaMemcpyHostToDevice) ? nullptr : there;
}
extern "C" int from_card(void *there, void *to, size_t size) {
  return cudaMemcpy(to, there, size, cudaMemcpyDeviceToHost) || cudaFree(there);
}
