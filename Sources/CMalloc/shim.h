// What Swift's Glibc module leaves out of the C library's malloc.h.

#ifndef LISTSPEC_MALLOC_H
#define LISTSPEC_MALLOC_H

#define LISTSPEC_M_TRIM_THRESHOLD (-1)
#define LISTSPEC_M_MMAP_MAX (-4)

int mallopt(int parameter, int value);

#endif
