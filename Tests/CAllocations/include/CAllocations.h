#pragma once
#include <stdint.h>

// How often the calling thread has asked for memory. Linking this target has all requests of the program counted.
uint64_t allocations_of_thread(void);
