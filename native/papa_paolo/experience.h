// The value of a step on a track: final points, and the benefit of the higher level until then.
#pragma once
#include "rules.h"

namespace papa_paolo {

enum { MARKERS = 6 * 6 * 6 * 6, STEPS_AHEAD = 11 };
inline int marked(const int *m) { return ((m[0] * 6 + m[1]) * 6 + m[2]) * 6 + m[3]; }

// PP-Z3, PP-Z4: the points if these experts' markers reach the end and the other steps go to the lowest.
inline int points_with(const Box &box, const int *markers, int experts, int steps) {
  int others[4], count = 0, ends = 0, lowest = TRACK_END;
  for (int colour = 0; colour < 4; colour++) {
    if (experts >> colour & 1) steps -= TRACK_END - markers[colour], ends++;
    else others[count++] = markers[colour];
  }
  if (steps < 0) return 0;
  for (int n = 0; n < count; n++) lowest = smaller(lowest, others[n]), ends += others[n] == TRACK_END;
  while (lowest < TRACK_END && count) {
    for (int n = 0; n < count; n++) steps -= others[n] <= lowest;
    if (steps < 0) break;
    lowest++;
  }
  return box.versatility[lowest] + box.expert * ends;
}
inline int most_points(const Box &box, const int *markers, int steps) {
  int most = 0;
  for (int experts = 0; experts < 16; experts++)
    most = larger(most, points_with(box, markers, experts, steps));
  return most;
}

struct Experience {
  float worth[MARKERS][ROUNDS][4];  // value of a step, by markers, rounds to come and track

  // Fills the table with the expected points first, then replaces them by the gain of a step.
  void fill(const Box &box, float aimed, const float *each_round) {
    static const int ahead[ROUNDS] = {0, 2, 5, 7, 10};
    for (int n = 0; n < MARKERS; n++) {
      int markers[4] = {n / 216, n / 36 % 6, n / 6 % 6, n % 6};
      float most[STEPS_AHEAD];
      for (int steps = 0; steps < STEPS_AHEAD; steps++)
        most[steps] = (float)most_points(box, markers, steps);
      for (int later = 0; later < ROUNDS; later++)
        worth[n][later][0] = mean(most, ahead[later], aimed);
    }
    for (int n = 0; n < MARKERS; n++)  // ascending: a step leads to a higher index, which still has its points
      for (int later = 0; later < ROUNDS; later++) fill_steps(box, n, later, each_round);
  }

 private:
  static float mean(const float *most, int steps, float aimed) {
    float sum = 0, often = 1;
    for (int k = 0; k < steps; k++) often *= 1 - aimed;
    for (int k = 0; k <= steps; k++) {
      sum += often * most[k];
      often *= aimed / (1 - aimed) * (float)(steps - k) / (float)(k + 1);
    }
    return sum;
  }
  void fill_steps(const Box &box, int n, int later, const float *each_round) {
    static const int place[4] = {216, 36, 6, 1};
    float now = worth[n][later][0];
    for (int colour = 0; colour < 4; colour++) {
      int at = n / place[colour] % 6;
      if (at == TRACK_END) {
        worth[n][later][colour] = 0;
        continue;
      }
      float then = worth[n + place[colour]][later][0];
      int more = box.levels[colour][at + 1] - box.levels[colour][at];
      worth[n][later][colour] = then - now + (float)(more * later) * each_round[colour];
    }
  }
};

}  // namespace papa_paolo
