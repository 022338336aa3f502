#include <cairo.h>
#include <stdint.h>
#include <wchar.h>

/* Ask the processor for memory that will be read or written soon; Swift has no way to. */
static inline void prefetch_for_reading(const void *place) { __builtin_prefetch(place, 0); }
static inline void prefetch_for_writing(const void *place) { __builtin_prefetch(place, 1); }

/* The C library's fastest loop for values of 32 bits, as which Linux has wide characters; Swift does not import it. */
_Static_assert(sizeof(wchar_t) == sizeof(uint32_t), "fill_pixels needs wide characters of 32 bits");
static inline void fill_pixels(uint32_t *start, uint32_t pixel, size_t count) { wmemset((wchar_t *)start, (wchar_t)pixel, count); }
