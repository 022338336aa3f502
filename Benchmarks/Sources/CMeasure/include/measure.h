#ifndef MEASURE_H
#define MEASURE_H

#include <stdint.h>

/* Calls of malloc, calloc, realloc and their aligned kin in this process so far, by all libraries. */
uint64_t measure_allocations(void);

/* Nanoseconds on a clock that all processes share and that never runs backward. */
uint64_t measure_nanoseconds(void);

/* Nanoseconds that this process has spent computing, on all its threads: what a busy machine does not change. */
uint64_t measure_cpu_nanoseconds(void);

/* The largest resident set of this process so far, in KiB. */
uint64_t measure_peak_kib(void);

/* Resident now. */
uint64_t measure_resident_kib(void);

/* Resident now, each page divided by the number of processes that share it. */
uint64_t measure_proportional_kib(void);

/* Starts `path` with `arguments` (ended by NULL), the start time in SCROLLWORK_BENCH_START; waits; its exit code. */
int measure_spawn(const char *path, char *const *arguments);

#endif
