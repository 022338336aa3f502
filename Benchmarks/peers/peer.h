/* What each peer in C or C++ measures in the same way: the offsets to visit, the time of a frame, the first frame, memory.
 * A peer is called as PROGRAM ROWS WARM OFFSETS-FILE and prints one line of JSON. */
#pragma once
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct {
  long rows, warm, count, frame; /* `warm` frames come before the measured ones; `count` is both together */
  double *offsets;               /* in points */
  double *wall, *cpu;            /* microseconds of each measured frame */
  double last_wall, last_cpu;    /* milliseconds at the end of the frame before */
  double first, first_cpu;       /* milliseconds: from exec to the first frame, and computed until then */
} Peer;

static inline double peer_clock(clockid_t clock) {
  struct timespec t;
  clock_gettime(clock, &t);
  return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}

static inline Peer peer_begin(int argc, char **argv) {
  Peer p = {};
  if (argc != 4) { fprintf(stderr, "usage: %s ROWS WARM OFFSETS-FILE\n", argv[0]); exit(64); }
  p.rows = atol(argv[1]);
  p.warm = atol(argv[2]);
  FILE *file = fopen(argv[3], "r");
  if (!file) { perror(argv[3]); exit(66); }
  long room = 1 << 16;
  p.offsets = (double *)malloc(room * sizeof(double));
  while (p.count < room && fscanf(file, "%lf", &p.offsets[p.count]) == 1) p.count++;
  fclose(file);
  p.wall = (double *)calloc(p.count, sizeof(double));
  p.cpu = (double *)calloc(p.count, sizeof(double));
  return p;
}

/* Call when the first frame has been drawn. */
static inline void peer_first_frame(Peer *p) {
  const char *start = getenv("PEER_START_MS");
  p->first = peer_clock(CLOCK_MONOTONIC) - (start ? atof(start) : 0);
  p->first_cpu = peer_clock(CLOCK_PROCESS_CPUTIME_ID);
}

/* The offset of the frame that comes next. */
static inline double peer_offset(const Peer *p) { return p->offsets[p->frame]; }

static inline int peer_is_done(const Peer *p) { return p->frame == p->count; }

/* Call once before the first offset, and after each frame; a frame's time is that between two calls. */
static inline void peer_lap(Peer *p, int drawn) {
  double wall = peer_clock(CLOCK_MONOTONIC), cpu = peer_clock(CLOCK_PROCESS_CPUTIME_ID);
  if (drawn && p->frame >= p->warm) {
    p->wall[p->frame - p->warm] = (wall - p->last_wall) * 1e3;
    p->cpu[p->frame - p->warm] = (cpu - p->last_cpu) * 1e3;
  }
  p->frame += drawn;
  p->last_wall = wall;
  p->last_cpu = cpu;
}

/* The value of `key` in a file of /proc, in KiB. */
static inline long peer_kib(const char *path, const char *key) {
  char line[256];
  long kib = -1;
  FILE *file = fopen(path, "r");
  while (file && fgets(line, sizeof line, file))
    if (!strncmp(line, key, strlen(key))) { kib = atol(line + strlen(key)); break; }
  if (file) fclose(file);
  return kib;
}

static inline void peer_print_list(const char *name, const double *values, long count) {
  printf("\"%s\":[", name);
  for (long i = 0; i < count; i++) printf("%s%.1f", i ? "," : "", values[i]);
  printf("],");
}

/* Call before reading pixels back, which takes memory of its own. */
static inline void peer_report(const Peer *p, const char *version, long live) {
  long measured = p->count - p->warm;
  printf("{\"version\":\"%s\",\"live\":%ld,\"first_ms\":%.2f,\"first_cpu_ms\":%.2f,", version, live, p->first, p->first_cpu);
  peer_print_list("wall_us", p->wall, measured);
  peer_print_list("cpu_us", p->cpu, measured);
  printf("\"peak_kib\":%ld,\"pss_kib\":%ld,", peer_kib("/proc/self/status", "VmHWM:"), peer_kib("/proc/self/smaps_rollup", "Pss:"));
}

/* Ends the program; `dark` is the number of dark pixels in the last frame, those of the labels. */
static inline void peer_end(long dark, int width, int height) {
  printf("\"drawn\":%s,\"width\":%d,\"height\":%d}\n", dark > 0 ? "true" : "false", width, height);
  fflush(stdout);
  _Exit(0);
}
