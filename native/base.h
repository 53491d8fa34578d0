// Basic types, bit operations and a reproducible random generator, for C++ and CUDA.
#pragma once
#include <stdint.h>
#include <string.h>

#ifdef __CUDACC__
#define HD __host__ __device__ inline
#else
#define HD inline
#endif

typedef uint8_t u8;
typedef uint16_t u16;
typedef uint32_t u32;
typedef uint64_t u64;
typedef int16_t i16;
typedef int32_t i32;

template <class T> HD T least(T a, T b) { return b < a ? b : a; }
template <class T> HD T most(T a, T b) { return a < b ? b : a; }

HD int bits(u64 word) {
#ifdef __CUDA_ARCH__
  return __popcll(word);
#else
  return __builtin_popcountll(word);
#endif
}

HD int lowest(u64 word) {  // index of the lowest set bit; word must not be 0
#ifdef __CUDA_ARCH__
  return __ffsll((long long)word) - 1;
#else
  return __builtin_ctzll(word);
#endif
}

HD int nth_bit(u64 word, int n) {  // index of the n-th set bit; n counts from 0
  int place = 0;
  for (int half = 32; half; half >>= 1) {
    int below = bits(word & ((1ull << half) - 1));
    if (n >= below) {
      n -= below;
      word >>= half;
      place += half;
    }
  }
  return place;
}

HD u64 mixed(u64 number) {  // the output function of splitmix64
  number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9ull;
  number = (number ^ number >> 27) * 0x94D049BB133111EBull;
  return number ^ number >> 31;
}

HD u32 roll(u64 &seed) { return (u32)(mixed(seed += 0x9E3779B97F4A7C15ull) >> 32); }

HD int below(u64 &seed, int count) { return (int)((u64)roll(seed) * (u32)count >> 32); }
