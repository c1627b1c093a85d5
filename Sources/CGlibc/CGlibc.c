// Stands in for the newer functions of glibc that static libraries ask for, so that the binary starts on glibc 2.34
// (RHEL 9 and its kin). `.ci/check-binary.sh` says when another one has to be added.
//
// Hidden, so that libraries which the program opens, such as libclang, still get those of the C library.

#include "CGlibc.h"

#ifdef __linux__
#define _GNU_SOURCE
#include <dlfcn.h>
#include <link.h>
#include <stdint.h>
#include <stdlib.h>
#include <unistd.h>
#endif

#ifdef __GLIBC__

#define HIDDEN __attribute__((visibility("hidden")))

/// Swift's Glibc module wraps it; version 2.35 differs in not setting errno.
HIDDEN float hypotf(float x, float y) {
  if (__builtin_isinf(x) || __builtin_isinf(y)) return __builtin_inff();
  // Squares of floats are exact in double, and their sum does not overflow.
  return (float)__builtin_sqrt((double)x * x + (double)y * y);
}

/// libstdc++'s `random_device` prefers it where it was built with glibc 2.36.
HIDDEN uint32_t arc4random(void) {
  uint32_t value;
  if (getentropy(&value, sizeof value) != 0) abort();
  return value;
}

#if __GLIBC_PREREQ(2, 35)

typedef struct {
  ElfW(Addr) address;
  struct dl_find_object *found;
} Search;

static int isFound(struct dl_phdr_info *object, size_t size, void *context) {
  (void)size;
  Search *search = context;
  const ElfW(Phdr) *frames = NULL;
  int contains = 0;
  struct dl_find_object found = {0};
  for (int index = 0; index < object->dlpi_phnum; index++) {
    const ElfW(Phdr) *segment = &object->dlpi_phdr[index];
    ElfW(Addr) start = object->dlpi_addr + segment->p_vaddr;
    if (segment->p_type == PT_GNU_EH_FRAME) frames = segment;
    // Below the start, the difference wraps around.
    if (segment->p_type != PT_LOAD || search->address - start >= segment->p_memsz) continue;
    contains = 1;
    found.dlfo_map_start = (void *)start;
    found.dlfo_map_end = (void *)(start + segment->p_memsz);
  }
  if (!contains || !frames) return 0;
  found.dlfo_eh_frame = (void *)(object->dlpi_addr + frames->p_vaddr);
  *search->found = found;
  return 1;
}

/// libgcc unwinds with it since GCC 12, on glibc 2.35 or newer; before, it searched like this itself.
HIDDEN int _dl_find_object(void *address, struct dl_find_object *found) {
  Search search = {(ElfW(Addr))address, found};
  return dl_iterate_phdr(isFound, &search) == 1 ? 0 : -1;
}

#endif
#endif
