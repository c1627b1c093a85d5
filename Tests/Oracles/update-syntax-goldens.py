#!/usr/bin/env python3
"""Writes what the compiler's parser sees in each file of a folder beside it: NAME.tokens and NAME.nodes.

    update-syntax-goldens.py [--check] [--cache DIR] [FOLDER]

Every file must be one that `swiftc -frontend -parse -enable-bare-slash-regex` accepts and that SwiftParser parses
without an error. With --check nothing is written. Exit status: 0 when all is well, 1 when a file has errors or, with
--check, a golden would change.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path

import corpus as shared

FIXTURES = Path(__file__).resolve().parents[2] / "Fixtures" / "syntax"


def errors(binary, path):
    """What either parser has against the file."""
    compiler = subprocess.run(
        ["swiftc", "-frontend", "-parse", "-enable-bare-slash-regex", path],
        env={**os.environ, "SWIFT_BACKTRACE": "enable=no"},
        capture_output=True,
        text=True,
        errors="replace",
    )
    lines = [line for line in compiler.stderr.splitlines() if ": error: " in line]
    if compiler.returncode != 0 and not lines:
        lines = [f"{path}: swiftc ended with status {compiler.returncode}"]
    oracle = shared.run_to_end([binary, "--format", "errors", path]).stdout.decode(errors="replace").splitlines()
    return [f"swiftc: {line}" for line in lines] + [f"oracle: {line}" for line in oracle if ": error: " in line]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", type=Path, default=FIXTURES, help="default: %(default)s")
    parser.add_argument("--cache", type=Path, default=Path(".build/syntax-oracle"), help="default: %(default)s")
    parser.add_argument("--check", action="store_true", help="write nothing, say what would change")
    options = parser.parse_args()

    binary = shared.build_oracle(options.cache)
    files = sorted(options.folder.glob("*.swift"))
    if not files:
        sys.exit(f"{options.folder}: no Swift files")
    failed = changed = 0
    for path in files:
        problems = errors(binary, path)
        failed += bool(problems)
        print(*problems, sep="\n", end="\n" if problems else "")
        for kind in ("tokens", "nodes"):
            golden = path.with_suffix(f".{kind}")
            lines = shared.run_to_end([binary, "--format", kind, path]).stdout
            if golden.exists() and golden.read_bytes() == lines:
                continue
            changed += 1
            if options.check:
                print(f"{golden}: differs")
            else:
                golden.write_bytes(lines)
    print(f"{len(files)} files, {failed} with errors, {changed} goldens {'differ' if options.check else 'written'}")
    return 1 if failed or (options.check and changed) else 0


if __name__ == "__main__":
    shared.exit_with(main)
