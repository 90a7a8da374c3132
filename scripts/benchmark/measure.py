"""Runs whole programs and compares them in pairs: A B A B, so that a machine that slows down slows both."""

import os
import re
import statistics
import subprocess
import sys
import time

# `ru_maxrss` is in bytes on macOS and in kibibytes elsewhere.
PEAK_UNIT = 1 if sys.platform == "darwin" else 1024


class Failed(Exception):
    """A program that should have succeeded did not; then there is nothing to measure."""


def run_once(command):
    """(seconds, peak bytes) of one run with its output thrown away.

    The peak is never below what this interpreter itself holds, about 15 MB: use it for large files only.
    """
    silence = [(os.POSIX_SPAWN_OPEN, stream, os.devnull, os.O_WRONLY, 0) for stream in (1, 2)]
    start = time.perf_counter()
    process = os.posix_spawn(command[0], command, os.environ, file_actions=silence)
    _, status, usage = os.wait4(process, 0)
    seconds = time.perf_counter() - start
    if status != 0:
        shown = subprocess.run(command, capture_output=True, text=True, errors="replace")
        raise Failed(f"{' '.join(command)}\nended with {shown.returncode}:\n{shown.stdout[:2000]}{shown.stderr[:2000]}")
    return seconds, usage.ru_maxrss * PEAK_UNIT


class Ratio:
    """How many times B's cost A's is: the median of all pairs, the lowest and the highest."""

    def __init__(self, ratios):
        self.median = statistics.median(ratios)
        self.lowest = min(ratios)
        self.highest = max(ratios)


def time_ratio(a, b, pairs):
    """The ratio of A's time to B's, and the median of B's seconds."""
    run_once(a), run_once(b)  # the files and programs come into the cache
    times = [(run_once(a)[0], run_once(b)[0]) for _ in range(pairs)]
    return Ratio([first / second for first, second in times]), statistics.median(second for _, second in times)


def peak_ratio(command, path):
    """The ratio of a program's peak memory to the size of the file that it reads."""
    return Ratio([run_once(command)[1] / os.path.getsize(path)])


def instructions(command):
    """Instructions of one run as callgrind counts them: the same number every time."""
    valgrind = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={os.devnull}", *command]
    done = subprocess.run(valgrind, capture_output=True, text=True, errors="replace")
    found = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode != 0 or not found:
        raise Failed(f"{' '.join(valgrind)}\nended with {done.returncode}:\n{done.stderr[-2000:]}")
    return int(found.group(1))


def instruction_ratio(a, b):
    """The ratio of A's instructions to B's."""
    return Ratio([instructions(a) / instructions(b)])
