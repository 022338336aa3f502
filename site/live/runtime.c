// What Embedded Swift asks of a C library, for bare WebAssembly: memory in blocks of powers of two, random numbers, rounding.
typedef __SIZE_TYPE__ size_t;

extern unsigned char __heap_base;

// Each block begins with 16 bytes that hold its class: the block is 1 << class bytes long. Freed blocks wait in a list of their class.
typedef union block {
  struct { size_t class; union block *next; };
  unsigned char room[16];
} block;

static block *freed[32];
static size_t end;

static block *extend(size_t class) {
  if (!end) end = ((size_t)&__heap_base + 15) & ~(size_t)15;
  size_t start = end, length = (size_t)1 << class;
  size_t room = __builtin_wasm_memory_size(0) << 16;
  end = start + length;
  if (end > room && __builtin_wasm_memory_grow(0, (end - room + 0xffff) >> 16) == (size_t)-1) __builtin_trap();
  return (block *)start;
}

void *malloc(size_t size) {
  size_t class = 5;
  while (((size_t)1 << class) < size + sizeof(block)) if (++class > 30) __builtin_trap();
  block *found = freed[class];
  if (found) freed[class] = found->next;
  else found = extend(class);
  found->class = class;
  return found + 1;
}

void free(void *memory) {
  if (!memory) return;
  block *former = (block *)memory - 1;
  former->next = freed[former->class];
  freed[former->class] = former;
}

// Blocks lie at multiples of 16; nothing here asks for more.
int posix_memalign(void **memory, size_t alignment, size_t size) {
  if (alignment > 16) return 22;
  *memory = malloc(size);
  return 0;
}

// The seeds of hash tables, which here hold no keys from outside: any numbers will do (xorshift).
void arc4random_buf(void *buffer, size_t length) {
  static unsigned state = 2463534242u;
  for (size_t i = 0; i < length; i++) {
    state ^= state << 13; state ^= state >> 17; state ^= state << 5;
    ((unsigned char *)buffer)[i] = (unsigned char)state;
  }
}

// Instructions of WebAssembly (-mbulk-memory).
void *memcpy(void *to, const void *from, size_t length) { return __builtin_memcpy(to, from, length); }
void *memmove(void *to, const void *from, size_t length) { return __builtin_memmove(to, from, length); }
void *memset(void *to, int byte, size_t length) { return __builtin_memset(to, byte, length); }

// To the nearest integer, halves away from zero.
double round(double x) {
  double whole = __builtin_trunc(x);
  return __builtin_fabs(x - whole) < 0.5 ? whole : whole + __builtin_copysign(1, x);
}
