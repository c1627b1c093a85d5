#!/usr/bin/env python3
"""Counts the instructions that lexing and parsing take for each token, and compares them with a budget.

Seconds depend on the machine and on what else runs there; what callgrind counts does not, so it can gate a change. The
files are the project's own: the parser's sources and the fixtures of the syntax. Exit status: 0 within the budget, or
when there is no valgrind; 1 above the budget; 2 when nothing could be counted.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

# For each part, what its functions' mangled names begin with, and how many instructions a token may take. Measured with Swift
# 6.3.1 for x86-64 on Linux, plus 4 %. Whoever raises a number should know why; whoever is far below lowers it.
MODULE = "$s10LintSyntax"
PARTS = {
    "lex": (("5Lexer", "10SourceText", "9NameTable", "11TokenBuffer", "11LexerStack"), 90),
    "parse": (("6Parser",), 90),
    "convert": (("11TreeBuilder",), 38),
}


def count_tokens(binary, listing):
    done = subprocess.run([binary, "syntax", "--format", "tokens", "--files-from", listing], stdout=subprocess.PIPE, check=True)
    return done.stdout.count(b"\n")


def count_instructions(binary, listing, folder):
    """Instructions by mangled function name, each without the functions that it calls."""
    output = folder / "callgrind.out"
    valgrind = ["valgrind", "--tool=callgrind", "--compress-strings=no", f"--callgrind-out-file={output}"]
    command = [*valgrind, binary, "syntax", "--format", "errors", "--files-from", listing]
    # Hash tables are seeded by the clock otherwise.
    environment = {**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1"}
    done = subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    if done.returncode not in (0, 1) or not output.exists():
        sys.stderr.write(done.stderr)
        print("instructions.py: callgrind did not run", file=sys.stderr)
        sys.exit(2)
    counts, function, is_call = Counter(), "", False
    for line in output.read_text(errors="replace").splitlines():
        if line.startswith("fn="):
            function = line[3:]
        elif line.startswith("calls="):
            # The next line tells what the callee took.
            is_call = True
        elif line and line[0] in "0123456789+-*":
            if not is_call:
                counts[function] += int(line.split()[-1])
            is_call = False
    return counts


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary", type=Path, help="the release binary")
    binary = parser.parse_args().binary.resolve()
    if shutil.which("valgrind") is None:
        print("instructions.py: skipped, for valgrind is not installed: nothing was compared with the budget")
        return 0

    files = sorted([*(ROOT / "Fixtures" / "syntax").glob("*.swift"), *(ROOT / "Sources" / "LintSyntax").rglob("*.swift")])
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        listing = folder / "files"
        listing.write_bytes(b"".join(os.fsencode(file) + b"\0" for file in files))
        tokens = count_tokens(binary, listing)
        counts = count_instructions(binary, listing, folder)

    print(f"{len(files)} files, {tokens} tokens\n{'instructions/token':20}{'counted':>9}{'budget':>9}")
    status = 0
    for part, (types, budget) in PARTS.items():
        prefixes = tuple(MODULE + name for name in types)
        count = sum(number for function, number in counts.items() if function.startswith(prefixes)) / tokens
        if count == 0:
            print(f"instructions.py: no function of '{part}' was found in {binary}", file=sys.stderr)
            return 2
        print(f"{part:20}{count:9.1f}{budget:9}{'   above the budget' if count > budget else ''}")
        status = max(status, int(count > budget))
    return status


if __name__ == "__main__":
    sys.exit(main())
