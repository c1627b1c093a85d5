#!/usr/bin/env python3
"""Measures how the work of the linter grows with its input.

    growth.py BINARY [--program NAME]… [--command NAME]… [--divide N] [--list]

Each program of the folder `programs` is made with n, 2n and 4n parts, and the instructions that the command takes for each are counted, on one
thread: they hardly depend on the machine, nor on what else runs there. The processor counts them (`perf stat`) where it can be asked, else
cachegrind does, which takes thirty times as long: then the processor's seconds are measured first, and only what they leave in doubt is counted.
What the command takes for an empty file is subtracted. From n to 2n and from 2n to 4n, the count may grow by a factor of 2.4: linear work with a logarithm does, quadratic work grows by 4.

Steps that end below 60 million instructions, about 20 ms, are not judged: modules that are read once, and what a rule may ask about any function
however small (see FlowBudget), weigh more there than the program.

Prints the five slowest steps. Exit status: 0, also where nothing can count; 1 where something grows faster; 2 where a run fails.
"""

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parent))
from programs import PROGRAMS  # noqa: E402

# A run under valgrind takes longer than any file may.
COMMANDS = {
    "lint": ["lint", "--enable-all-rules", "--fail-on=never", "--jobs=1", "--timeout-per-file=0", "--quiet", "."],
    "fix": ["fix", "--diff", "--unsafe-fixes", "--jobs=1", "--timeout-per-file=0", "."],
    "report": ["report", "--jobs=1", "--timeout-per-file=0", "--quiet", "."],
    "forecast": ["forecast", "--jobs=1", "--quiet", "."],
    "isolation": ["isolation", "A.swift"],
    "index": ["index", "A.swift"],
}

# The commands for programs that name none: 'forecast' leaves out a file that takes longer than ten seconds, and cannot be told otherwise.
UNLIMITED = [command for command in COMMANDS if command != "forecast"]

# What a step may cost at most, and the instructions below which it is not judged.
LIMIT = 2.4
FLOOR = 60_000_000
# More instructions in a second than a processor executes of such programs.
FASTEST = 8_000_000_000
# Of a run under cachegrind. In seconds.
TIMEOUT = 600
# The least of some runs varies by less than a tenth, so a step that grows by less than this factor is no doubt below the limit, where the median of
# the rounds says so too.
CLEAR = 2.15
# As many rounds as take so many seconds together, and twice as many more where these leave a doubt; at least and at most so many.
REPEATED_SECONDS = 0.25
REPEATS = (3, 15)


class RunFailed(Exception):
    pass


class Perf:
    """Asks the processor. Virtual machines often have no counters."""

    is_slow = False

    @staticmethod
    def is_there():
        if shutil.which("perf") is None:
            return False
        with tempfile.TemporaryDirectory(prefix="concurlint-growth-") as folder:
            report = Path(folder) / "perf.csv"
            done = subprocess.run(Perf.call(report, ["true"]), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
            return done.returncode == 0 and report.exists() and Perf.count(report.read_text(), "") is not None

    @staticmethod
    def call(report, command):
        return ["perf", "stat", "-x,", "-e", "instructions:u", "-o", report, *command]

    @staticmethod
    def count(report, _):
        counted = re.search(r"^(\d+),[^,]*,instructions", report, re.MULTILINE)
        return int(counted.group(1)) if counted else None


class Cachegrind:
    """Runs the program instruction by instruction."""

    is_slow = True

    @staticmethod
    def is_there():
        return shutil.which("valgrind") is not None

    @staticmethod
    def call(report, command):
        return ["valgrind", "--tool=cachegrind", "--cache-sim=no", f"--cachegrind-out-file={report}", *command]

    @staticmethod
    def count(_, errors):
        counted = re.search(r"I\s+refs:\s+([\d,]+)", errors)
        return int(counted.group(1).replace(",", "")) if counted else None


def run(wrap, binary, command, files):
    """Runs a command in a folder with these files: its report, its errors and the processor's seconds for its own code."""
    with tempfile.TemporaryDirectory(prefix="concurlint-growth-") as folder:
        for name, text in files.items():
            place = Path(folder) / "project" / name
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(text.encode())
        # Hash tables are seeded by the clock otherwise.
        environment = {**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1"}
        report = Path(folder) / "counted"
        with open(Path(folder) / "errors", "w+b") as errors:
            process = subprocess.Popen(
                wrap(report, [binary, *COMMANDS[command]]), cwd=Path(folder) / "project", env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                stderr=errors)
            watch = threading.Timer(TIMEOUT, process.kill)
            watch.start()
            _, status, usage = os.wait4(process.pid, 0)
            watch.cancel()
            process.returncode = os.waitstatus_to_exitcode(status)
            errors.seek(0)
            text = errors.read().decode(errors="replace")
        if process.returncode == -signal.SIGKILL:
            raise RunFailed(f"takes more than {TIMEOUT} s")
        # Findings are status 1 of 'fix --diff'.
        if process.returncode not in (0, 1):
            raise RunFailed(f"ended with status {process.returncode}: {text[-400:]}")
        return report.read_text() if report.exists() else "", text, usage.ru_utime


def instructions(counter, binary, command, files):
    """What a command takes in a folder with these files."""
    report, errors, _ = run(counter.call, binary, command, files)
    counted = counter.count(report, errors)
    if counted is None:
        raise RunFailed(f"was not counted: {errors[-400:]}")
    return counted


def seconds(binary, command, files):
    """What a command takes of the processor in a folder with these files."""
    return run(lambda _, call: call, binary, command, files)[2]


class Start:
    """What a command takes for an empty file."""

    def __init__(self, counter, binary, command):
        empty = {"A.swift": "let a = 1\n"}
        self.instructions = instructions(counter, binary, command, empty)
        self.seconds = min(seconds(binary, command, empty) for _ in range(REPEATS[1])) if counter.is_slow else 0


class Growth:
    """What one command takes for one program."""

    def __init__(self, counter, binary, program, command, start, divisor):
        size = max(program.size // divisor, 2)
        self.name, self.command, self.sizes = program.name, command, [size * factor for factor in (1, 2, 4)]
        self.counts, self.seconds, self.error = [], [], None
        try:
            if counter.is_slow and self.is_clear_by_the_clock(binary, program, command, start):
                return
            # The largest one first: where a step ends below the floor, those before it do, too.
            for size in reversed(self.sizes):
                self.counts.insert(0, instructions(counter, binary, command, program.files(size)) - start.instructions)
                if self.counts[0] < FLOOR:
                    break
        except RunFailed as error:
            self.error = str(error)

    def is_clear_by_the_clock(self, binary, program, command, start):
        """Whether nothing needs to be counted: the processor had no time for as many instructions as the floor, or each step that ends above it
        grows by no more than linear work does."""
        def growing(size):
            return seconds(binary, command, program.files(size)) - start.seconds

        once = growing(self.sizes[-1])
        if once * FASTEST < FLOOR:
            return True
        repeats = min(max(REPEATS[0], int(REPEATED_SECONDS / once)), REPEATS[1])
        rounds = []
        for more in (repeats, 2 * repeats):
            # Each round runs every size, so what else runs on the machine slows down all of them.
            rounds += [[growing(size) for size in self.sizes] for _ in range(more)]
            least = [min(taken) for taken in zip(*rounds)]
            # A step that ends below the floor is not judged.
            judged = [step for step in (0, 1) if least[step + 1] * FASTEST >= FLOOR]
            usual = [median(taken[step + 1] / max(taken[step], 0.001) for taken in rounds) for step in judged]
            self.seconds = least[min(judged, default=3):]
            if all(factor <= CLEAR for factor in [*self.steps, *usual]):
                return True
        self.seconds = []
        return False

    @property
    def steps(self):
        """The factors of the steps that are judged."""
        if self.seconds:
            return [after / max(before, 0.001) for before, after in zip(self.seconds, self.seconds[1:])]
        pairs = zip(self.counts, self.counts[1:])
        return [after / max(before, 1) for before, after in pairs if after >= FLOOR]

    @property
    def worst(self):
        return max(self.steps, default=0)

    @property
    def row(self):
        if self.error:
            return f"{self.name:44} {self.command:10} {self.error}"
        if self.seconds:
            counts = " ".join(f"{each:8.3f}" for each in self.seconds) + " s"
        else:
            counts = " ".join(f"{count / 1e6:8.0f}" for count in self.counts) + " M" if self.counts else "below the floor"
        return f"{self.name:44} {self.command:10} n = {self.sizes[0]:<6} {counts}  x {self.worst:.2f}"


def measure(counter, binary, programs, commands, divisor):
    with ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        starts = dict(zip(commands, pool.map(lambda command: Start(counter, binary, command), commands)))
        jobs = [(program, command) for program in programs for command in commands if command in (program.commands or UNLIMITED)]
        for growth in pool.map(lambda job: Growth(counter, binary, *job, starts[job[1]], divisor), jobs):
            if growth.error or growth.worst > LIMIT:
                print("grows: " + growth.row, flush=True)
            yield growth


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary", type=Path, help="the release binary")
    parser.add_argument("--program", action="append", help="measure this one alone; may be repeated")
    parser.add_argument("--command", action="append", choices=COMMANDS, help="measure this one alone; may be repeated")
    parser.add_argument("--divide", type=int, default=1, metavar="N", help="make all programs smaller by this factor: for a debug build")
    parser.add_argument("--list", action="store_true", help="print the names of the programs, and end")
    options = parser.parse_args()
    unknown = set(options.program or []) - set(PROGRAMS)
    if unknown:
        parser.error(f"no program is named {', '.join(sorted(unknown))}; --list prints all")
    programs = [PROGRAMS[name] for name in options.program or sorted(PROGRAMS)]
    if options.list:
        print("\n".join(f"{program.name:44} {program.about}" for program in programs))
        return 0
    counter = next((each for each in (Perf, Cachegrind) if each.is_there()), None)
    if counter is None:
        print("growth.py: skipped, for neither 'perf' counts instructions here nor is valgrind installed")
        return 0
    try:
        growths = list(measure(counter, options.binary.resolve(), programs, options.command or list(COMMANDS), options.divide))
    except RunFailed as error:
        print(f"growth.py: an empty file {error}", file=sys.stderr)
        return 2
    slowest = sorted(growths, key=lambda growth: growth.worst, reverse=True)[:5]
    counted = sum(1 for growth in growths if growth.counts or growth.seconds or growth.error)
    print(f"{len(programs)} programs, {len(growths)} measurements, {counted} of them above the floor. The slowest steps, in millions of instructions or seconds for n, 2n and 4n:")
    for growth in slowest:
        print("  " + growth.row)
    if any(growth.error for growth in growths):
        return 2
    return int(any(growth.worst > LIMIT for growth in growths))


if __name__ == "__main__":
    sys.exit(main())
