"""Runs the linter on a folder."""

import os
import re
import resource
import shutil
import signal
import subprocess
import time
from pathlib import Path

LIMIT = 60
# A busy machine gives a process little of its time; one that only waits gets no more than this many limits.
PATIENCE = 10
ENVIRONMENT = {**os.environ, "SWIFT_BACKTRACE": "enable=no", "NO_COLOR": "1", "SOURCE_DATE_EPOCH": "0"}
# The toolchain's own: a statically linked binary does not find it by itself.
SWIFT = shutil.which("swift")
BACKTRACER = SWIFT and sorted(Path(SWIFT).resolve().parents[1].glob("libexec/swift/*/swift-backtrace-static"))
# A frame of a backtrace that is a function of ours: the type and function are kept, what differs between inputs is not.
FRAME = re.compile(r"^ *\d+ +(?:\[[a-z]+\] +)*0x[0-9a-f]+ (.+?)(?: \+ \d+)? in \S+ at ", re.MULTILINE)
NO_FUNCTION = (
    "Swift runtime failure", "closure #", "specialized closure #", "Array", "specialized Array",
    "specialized ContiguousArray")


class Run:
    """What one command did."""

    __slots__ = ("words", "status", "output", "errors", "seconds")

    def __init__(self, words, status, output, errors, seconds):
        self.words, self.status, self.output, self.errors, self.seconds = words, status, output, errors, seconds


class Linter:
    """The binary, with the number of its runs and the slowest one."""

    def __init__(self, binary, limit=LIMIT):
        self.binary, self.limit, self.runs, self.slowest = binary, limit, 0, (0.0, "")
        # Fixed projects that the compiler gave no answer about.
        self.unjudged = 0
        # Of the project.
        self.number = 0

    def run(self, words, folder):
        """The run; its status is None when it took longer than the limit, in seconds of the processor."""
        self.runs += 1
        run = self._run(words, folder, ENVIRONMENT)
        self.slowest = max(self.slowest, (run.seconds, f"'{' '.join(words)}' in number {self.number}"))
        return run

    def _run(self, words, folder, environment):
        start = time.monotonic()
        try:
            done = subprocess.run(
                [self.binary, *words], cwd=folder, env=environment, timeout=self.limit * PATIENCE,
                stdin=subprocess.DEVNULL, capture_output=True, check=False, preexec_fn=self._limit_processor_time)
            status, output, errors = done.returncode, done.stdout, done.stderr
            if status == -signal.SIGXCPU:
                status = None
        except subprocess.TimeoutExpired as over:
            status, output, errors = None, over.stdout or b"", over.stderr or b""
        return Run(words, status, output, errors, time.monotonic() - start)

    def _limit_processor_time(self):
        resource.setrlimit(resource.RLIMIT_CPU, (int(self.limit), int(self.limit) + 1))

    def where(self, words, folder):
        """The innermost functions of a crash, from a backtrace; an empty list where there is none."""
        if not BACKTRACER:
            return []
        wanted = "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none"
        environment = {**ENVIRONMENT, "SWIFT_BACKTRACE": f"{wanted},swift-backtrace={BACKTRACER[0]}"}
        run = self._run(words, folder, environment)
        _, _, crashed = (run.output + run.errors).decode(errors="replace").partition(" crashed")
        frames = [name for name in FRAME.findall(crashed) if not name.startswith(NO_FUNCTION)]
        return list(dict.fromkeys(frames))[:3]
