// libyaml's events of one file and nothing else: the yardstick of reading YAML.
#include <fcntl.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#include <yaml.h>

int main(int count, char **arguments) {
  if (count != 2) {
    fprintf(stderr, "usage: evloop FILE\n");
    return 2;
  }
  int file = open(arguments[1], O_RDONLY);
  struct stat status;
  if (file < 0 || fstat(file, &status) != 0) {
    perror(arguments[1]);
    return 2;
  }
  size_t size = (size_t)status.st_size;
  void *bytes = mmap(NULL, size, PROT_READ, MAP_PRIVATE, file, 0);
  if (bytes == MAP_FAILED) {
    perror(arguments[1]);
    return 2;
  }

  yaml_parser_t parser;
  yaml_parser_initialize(&parser);
  yaml_parser_set_input_string(&parser, bytes, size);
  unsigned long events = 0;
  for (int ended = 0; !ended; events++) {
    yaml_event_t event;
    if (!yaml_parser_parse(&parser, &event)) {
      fprintf(stderr, "%s:%zu: %s\n", arguments[1], parser.problem_mark.line + 1, parser.problem);
      return 1;
    }
    ended = event.type == YAML_STREAM_END_EVENT;
    yaml_event_delete(&event);
  }
  yaml_parser_delete(&parser);
  printf("%lu events\n", events);
  return 0;
}
