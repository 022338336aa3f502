#include <cairo.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>
#include <wchar.h>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

/* Ask the processor for memory that will be read or written soon; Swift has no way to. */
static inline void prefetch_for_reading(const void *place) { __builtin_prefetch(place, 0); }
static inline void prefetch_for_writing(const void *place) { __builtin_prefetch(place, 1); }

/* The C library's fastest loop for values of 32 bits, as which Linux has wide characters; Swift does not import it. */
_Static_assert(sizeof(wchar_t) == sizeof(uint32_t), "fill_pixels needs wide characters of 32 bits");
static inline void fill_pixels(uint32_t *start, uint32_t pixel, size_t count) { wmemset((wchar_t *)start, (wchar_t)pixel, count); }

/* Memory of `count` bytes, a multiple of the page size, that stands twice in a row in the address space: what is written at one place is read
   `count` bytes further too. NULL where the system has no such memory. In C, because Swift sees no `memfd_create`. */
int memfd_create(const char *name, unsigned int flags);
static inline void *map_twice(size_t count) {
  const unsigned int closes_on_exec = 1;
  char *start = MAP_FAILED;
  int file = memfd_create("pixels", closes_on_exec);
  if (file < 0) return NULL;
  if (ftruncate(file, (off_t)count) == 0) start = (char *)mmap(NULL, 2 * count, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  for (int half = 0; half < 2 && start != MAP_FAILED; half++) {
    if (mmap(start + half * count, count, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, file, 0) == MAP_FAILED) {
      munmap(start, 2 * count);
      start = MAP_FAILED;
    }
  }
  close(file);
  return start == MAP_FAILED ? NULL : start;
}

/* Mixes two rows of pixels, each of four words of at most 15 bits: (above * (128 - weight) + below * weight) / 16384, a byte for each word, from the
   word `index` on. For every processor. */
static inline void mix_words(const uint16_t *above, const uint16_t *below, int weight, uint8_t *target, size_t index, size_t count) {
  for (; index < 4 * count; index++) target[index] = (uint8_t)((above[index] * (128 - weight) + below[index] * weight) >> 14);
}

/* The same from the first word on. In C, because Swift has no way to the processor's sum of two products, which takes half of the time. */
static inline void mix_rows(const uint16_t *above, const uint16_t *below, int weight, uint8_t *target, size_t count) {
  size_t index = 0;
#ifdef __SSE2__
  const __m128i weights = _mm_set1_epi32(weight << 16 | (128 - weight));
  for (; index + 16 <= 4 * count; index += 16) {
    __m128i words[2];
    for (int half = 0; half < 2; half++) {
      const __m128i a = _mm_loadu_si128((const __m128i *)(above + index + 8 * half));
      const __m128i b = _mm_loadu_si128((const __m128i *)(below + index + 8 * half));
      const __m128i low = _mm_srli_epi32(_mm_madd_epi16(_mm_unpacklo_epi16(a, b), weights), 14);
      const __m128i high = _mm_srli_epi32(_mm_madd_epi16(_mm_unpackhi_epi16(a, b), weights), 14);
      words[half] = _mm_packs_epi32(low, high);
    }
    _mm_storeu_si128((__m128i *)(target + index), _mm_packus_epi16(words[0], words[1]));
  }
#endif
  mix_words(above, below, weight, target, index, count);
}
