"""Runs the linter on a folder."""

import os
import re
import shutil
import subprocess
import time
from pathlib import Path

LIMIT = 60
ENVIRONMENT = {**os.environ, "SWIFT_BACKTRACE": "enable=no", "NO_COLOR": "1", "SOURCE_DATE_EPOCH": "0"}
# A frame of a backtrace that is a function of ours: the type and function are kept, what differs between inputs is not.
FRAME = re.compile(r"^ *\d+ +(?:\[[a-z]+\] +)*0x[0-9a-f]+ (.+?)(?: \+ \d+)? in \S+ at ", re.MULTILINE)
NO_FUNCTION = ("Swift runtime failure", "closure #", "specialized closure #", "specialized Array", "Array", "specialized ContiguousArray")


class Run:
    """What one command did."""

    __slots__ = ("words", "status", "output", "errors", "seconds")

    def __init__(self, words, status, output, errors, seconds):
        self.words, self.status, self.output, self.errors, self.seconds = words, status, output, errors, seconds


class Linter:
    """The binary, with the number of its runs and the slowest one."""

    def __init__(self, binary, limit=LIMIT):
        self.binary, self.limit, self.runs, self.slowest = binary, limit, 0, (0.0, "")

    def run(self, words, folder, environment=None):
        """The run; its status is None when it took longer than the limit in seconds."""
        self.runs += 1
        start = time.monotonic()
        try:
            done = subprocess.run(
                [self.binary, *words], cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, check=False, timeout=self.limit, env=environment or ENVIRONMENT)
            status, output, errors = done.returncode, done.stdout, done.stderr
        except subprocess.TimeoutExpired as over:
            status, output, errors = None, over.stdout or b"", over.stderr or b""
        seconds = time.monotonic() - start
        self.slowest = max(self.slowest, (seconds, " ".join(words)))
        return Run(words, status, output, errors, seconds)

    def where(self, words, folder):
        """The innermost functions of a crash, from a backtrace; an empty list where there is none."""
        swift = shutil.which("swift")
        tools = sorted((Path(swift).resolve().parents[1] / "libexec" / "swift").glob("*/swift-backtrace-static")) if swift else []
        if not tools:
            return []
        wanted = f"enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,swift-backtrace={tools[0]}"
        environment = {**ENVIRONMENT, "SWIFT_BACKTRACE": wanted}
        run = self.run(words, folder, environment)
        _, _, crashed = (run.output + run.errors).decode(errors="replace").partition(" crashed")
        frames = [name for name in FRAME.findall(crashed) if not name.startswith(NO_FUNCTION)]
        return list(dict.fromkeys(frames))[:3]
