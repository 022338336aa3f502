#define _GNU_SOURCE
#include "measure.h"

#include <errno.h>
#include <spawn.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>

/* The program's own malloc stands before the C library's for every library that it loads. */
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static _Atomic uint64_t allocations;

void *malloc(size_t size) {
  atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
  return __libc_calloc(count, size);
}

void *realloc(void *old, size_t size) {
  atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
  return __libc_realloc(old, size);
}

void *memalign(size_t alignment, size_t size) {
  atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  void *memory = memalign(alignment, size);
  if (memory == NULL) return ENOMEM;
  *result = memory;
  return 0;
}

uint64_t measure_allocations(void) { return atomic_load_explicit(&allocations, memory_order_relaxed); }

uint64_t measure_nanoseconds(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

uint64_t measure_cpu_nanoseconds(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

/* getrusage counts what the parent had before exec: ask the kernel for this program's own. */
static uint64_t proc_kib(const char *path, const char *format) {
  char line[128];
  unsigned long long kib = 0;
  FILE *status = fopen(path, "r");
  if (status == NULL) return 0;
  while (fgets(line, sizeof line, status) != NULL && sscanf(line, format, &kib) != 1) continue;
  fclose(status);
  return kib;
}

uint64_t measure_peak_kib(void) { return proc_kib("/proc/self/status", "VmHWM: %llu"); }
uint64_t measure_resident_kib(void) { return proc_kib("/proc/self/status", "VmRSS: %llu"); }
uint64_t measure_proportional_kib(void) { return proc_kib("/proc/self/smaps_rollup", "Pss: %llu"); }

int measure_spawn(const char *path, char *const *arguments) {
  extern char **environ;
  char start[32];
  pid_t child;
  int status;
  snprintf(start, sizeof start, "%llu", (unsigned long long)measure_nanoseconds());
  setenv("SCROLLWORK_BENCH_START", start, 1);
  if (posix_spawn(&child, path, NULL, NULL, arguments, environ) != 0) return 127;
  if (waitpid(child, &status, 0) < 0 || !WIFEXITED(status)) return 126;
  return WEXITSTATUS(status);
}
