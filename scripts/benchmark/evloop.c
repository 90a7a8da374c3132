// libyaml's events of some files, one after the other, and nothing else: the yardstick of reading YAML.
#include <fcntl.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#include <yaml.h>

// The number of events of a file; 0 where it cannot be read, which has been said.
static unsigned long events_of(const char *path) {
  int file = open(path, O_RDONLY);
  struct stat status;
  if (file < 0 || fstat(file, &status) != 0) {
    perror(path);
    return 0;
  }
  size_t size = (size_t)status.st_size;
  void *bytes = mmap(NULL, size, PROT_READ, MAP_PRIVATE, file, 0);
  if (bytes == MAP_FAILED) {
    perror(path);
    return 0;
  }

  yaml_parser_t parser;
  yaml_parser_initialize(&parser);
  yaml_parser_set_input_string(&parser, bytes, size);
  unsigned long events = 0;
  for (int ended = 0; !ended; events++) {
    yaml_event_t event;
    if (!yaml_parser_parse(&parser, &event)) {
      fprintf(stderr, "%s:%zu: %s\n", path, parser.problem_mark.line + 1, parser.problem);
      return 0;
    }
    ended = event.type == YAML_STREAM_END_EVENT;
    yaml_event_delete(&event);
  }
  yaml_parser_delete(&parser);
  munmap(bytes, size);
  close(file);
  return events;
}

int main(int count, char **arguments) {
  if (count < 2) {
    fprintf(stderr, "usage: evloop FILE...\n");
    return 2;
  }
  unsigned long events = 0;
  for (int place = 1; place < count; place++) {
    unsigned long found = events_of(arguments[place]);
    if (found == 0) return 1;
    events += found;
  }
  printf("%lu events\n", events);
  return 0;
}
