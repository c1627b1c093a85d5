#!/usr/bin/env python3
"""Counts the instructions that a whole run takes to find where code runs, and compares them with lexing and parsing.

    isolation.py CONCURLINT CORPUS

Rules ask on demand and answers are remembered, so there is no stage to time. What callgrind counts for calls into the isolation queries
from outside of them is an upper bound: an answer that was asked for through other code on the way is in it twice. Exit status: 0 when
that is less than half of lexing and parsing, or when there is no valgrind; 1 when it is more; 2 when nothing could be counted.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

from instructions import MODULE, PARTS

MOST = 0.5


def profile(binary, corpus, folder):
    """Callgrind's output for one run on one thread."""
    output = folder / "callgrind.out"
    valgrind = ["valgrind", "--tool=callgrind", "--compress-strings=no", f"--callgrind-out-file={output}"]
    command = [*valgrind, binary, "--jobs", "1", "--fail-on", "never", "--quiet", "."]
    environment = {**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1"}
    done = subprocess.run(command, cwd=corpus, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    if done.returncode != 0 or not output.exists():
        sys.stderr.write(done.stderr)
        print("isolation.py: callgrind did not run", file=sys.stderr)
        sys.exit(2)
    return output


def read(output):
    """Instructions by function without what it calls, and by pair of caller and callee with what that calls."""
    own, calls = Counter(), Counter()
    function = callee = ""
    is_call = False
    with output.open(errors="replace") as lines:
        for line in lines:
            if line.startswith("fn="):
                function = line[3:].rstrip()
            elif line.startswith("cfn="):
                callee = line[4:].rstrip()
            elif line.startswith("calls="):
                is_call = True
            elif line[0] in "0123456789+-*":
                cost = int(line.split()[-1])
                if is_call:
                    calls[function, callee] += cost
                else:
                    own[function] += cost
                is_call = False
    return own, calls


def is_about_isolation(function):
    return "solation" in function


def main():
    binary, corpus = Path(sys.argv[1]).resolve(), sys.argv[2] if len(sys.argv) > 2 else ""
    if not corpus:
        sys.exit("isolation.py: which files? make bench-isolation CORPUS=DIR")
    if shutil.which("valgrind") is None:
        print("isolation.py: no valgrind, nothing counted")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        own, calls = read(profile(binary, corpus, Path(folder)))
    prefixes = tuple(MODULE + part for names, _ in PARTS.values() for part in names)
    syntax = sum(cost for function, cost in own.items() if function.startswith(prefixes))
    isolation = sum(cost for (caller, callee), cost in calls.items() if is_about_isolation(callee) and not is_about_isolation(caller))
    share = isolation / syntax if syntax else 1
    print(f"{'all':16}{sum(own.values()) / 1e6:10.1f} million instructions")
    print(f"{'lex and parse':16}{syntax / 1e6:10.1f}")
    print(f"{'isolate':16}{isolation / 1e6:10.1f}  at most, {100 * share:.1f} % of lex and parse (at most {100 * MOST:.0f} %)")
    return 0 if share < MOST else 1


if __name__ == "__main__":
    sys.exit(main())
