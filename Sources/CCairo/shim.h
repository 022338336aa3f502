#include <cairo.h>

/* Ask the processor for memory that will be read or written soon; Swift has no way to. */
static inline void prefetch_for_reading(const void *place) { __builtin_prefetch(place, 0); }
static inline void prefetch_for_writing(const void *place) { __builtin_prefetch(place, 1); }
