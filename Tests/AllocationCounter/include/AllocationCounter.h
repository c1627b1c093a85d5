#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>

/// Whether this build can count: with glibc and without a sanitizer, which has an allocator of its own.
bool allocation_counter_is_available(void);

/// How many blocks the calling thread has asked the heap for since it started.
unsigned long allocation_count(void);

#endif
