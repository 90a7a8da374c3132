// The least a program can do: the yardstick of start-up.
#include <stdio.h>

int main(void) {
  puts("listspec");
  return 0;
}
