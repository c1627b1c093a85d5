#!/usr/bin/env python3
"""Gives the report files of diagnostics that were changed at random, with every libclang of this machine.

    fuzz-diagnostics.py BINARY [--files N] [--seed N] [--library NAME…]

The compiler writes some files, of which N changed copies are made: bits, bytes and words that say lengths, parts taken out, doubled and
swapped. Whatever stands in them, `concurlint report --compiler-diagnostics` must end well and account for every file: read, or told of
with a reason.

Exit status: 0, or 1 with a line for each mistake.
"""

import argparse
import collections
import json
import os
import random
import re
import shutil
import struct
import subprocess
import sys
import tempfile
from pathlib import Path

SOURCES = [
    "class Box { var value = 0 }\nvar shared = 1\nfunc read(_ box: Box) {\n  Task { box.value = 1 }\n  box.value = 2\n}\n",
    "@available(*, deprecated, renamed: \"new\") func old() {}\nfunc new() { old(); let unused = 1 }\n" * 3,
    "func broken( {\n",
]
BATCH = 500


def libraries():
    swift = shutil.which("swift")
    toolchain = [str(Path(swift).resolve().parent.parent / "lib/libclang.so")] if swift else []
    system = [str(path) for path in Path("/usr/lib").glob("llvm-*/lib/libclang.so.1")]
    return [library for library in toolchain + sorted(system) if Path(library).exists()]


def seeds(directory):
    files = []
    for number, text in enumerate(SOURCES):
        source, output, code = (directory / f"{number}{suffix}" for suffix in (".swift", ".dia", ".sil"))
        source.write_text(text)
        subprocess.run(
            ["swiftc", "-frontend", "-emit-sil", "-o", code, "-swift-version", "6", "-primary-file", source,
             "-serialize-diagnostics-path", output],
            capture_output=True, check=False)
        files.append(output.read_bytes())
        output.unlink()
    return files


def changed(content, choose):
    content = bytearray(content)
    for _ in range(choose.choice([1, 1, 2, 4, 16])):
        place = choose.randrange(len(content))
        word = place // 4 * 4
        match choose.randrange(7):
            case 0: content[place] ^= 1 << choose.randrange(8)
            case 1: content[place] = choose.randrange(256)
            case 2: content[word:word + 4] = struct.pack("<I", choose.choice([0, 1, 2**31 - 1, 2**31, 2**32 - 1, choose.getrandbits(32)]))
            case 3: content[place:place + 32] = content[choose.randrange(len(content)):][:32]
            case 4: del content[word:word + 4 * choose.randrange(1, 20)]
            case 5: content[word:word] = content[word:word + 4 * choose.randrange(1, 20)]
            case 6: del content[place:]
        if not content:
            break
    return bytes(content)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("binary", type=lambda path: str(Path(path).resolve()))
    parser.add_argument("--files", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--library", action="append")
    options = parser.parse_args()
    mistakes = 0
    used = options.library or libraries()
    if not used:
        print("nothing was tried: libclang is not installed")
    for library in used:
        choose = random.Random(options.seed)
        told = collections.Counter()
        with tempfile.TemporaryDirectory() as scratch:
            scratch = Path(scratch).resolve()
            originals = seeds(scratch)
            for start in range(0, options.files, BATCH):
                build = scratch / "build"
                build.mkdir()
                count = min(BATCH, options.files - start)
                for number in range(count):
                    (build / f"{number}.dia").write_bytes(changed(choose.choice(originals), choose))
                try:
                    outcome = subprocess.run(
                        [options.binary, "report", ".", "--quiet", "--format", "json", "--compiler-diagnostics", "build"], cwd=scratch,
                        capture_output=True, check=False, timeout=600, env=dict(os.environ, CONCURLINT_LIBCLANG=library))
                    reading = json.loads(outcome.stdout)["compiler"]
                    for problem in reading["problems"]:
                        told[re.sub(r"\d+ bits|byte \d+", "…", problem["reason"])] += 1
                    told["read"] += reading["filesRead"]
                    accounted = reading["filesRead"] + len(reading["problems"])
                    good = outcome.returncode == 0 and accounted == count and reading.get("missing") is None
                    what = f"status {outcome.returncode}, {accounted} of {count} files, {reading.get('missing')}"
                except (subprocess.TimeoutExpired, json.JSONDecodeError, KeyError) as error:
                    good, what = False, repr(error)
                if not good:
                    mistakes += 1
                    print(f"{library}, seed {options.seed}, files from {start}: {what}")
                shutil.rmtree(build)
        print(f"{library}: {options.files} files: " + ", ".join(f"{count} × {reason}" for reason, count in told.most_common()))
    return 1 if mistakes else 0


if __name__ == "__main__":
    sys.exit(main())
