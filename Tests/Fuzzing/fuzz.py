#!/usr/bin/env python3
"""Feeds the parser bytes until the time is over or something breaks.

    fuzz.py [--seconds N | --inputs N] [--sanitize none|address] [--folder DIR]

Inputs of up to 2 KB, grown from the fixtures and from what earlier runs kept in the folder. An input that breaks the
parser is made as small as possible and put into Fixtures/crashes, where a test replays it; rename it by what was wrong.
The last line says how many inputs there were. Exit status: 0 when all went well, 1 when something broke, 2 when the fuzzer could not run.
"""

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
FIXTURES = ROOT / "Fixtures" / "syntax"
CRASHES = ROOT / "Fixtures" / "crashes"
LONGEST_INPUT = 2048
MINIMISING_SECONDS = 30

# A backtracer would outlive the fuzzer, and what Swift's run-time library keeps counts as leaks.
ENVIRONMENT = {**os.environ, "SWIFT_BACKTRACE": "enable=no", "ASAN_OPTIONS": "detect_leaks=0"}


def build(folder, sanitizers):
    """Compiles parser and fuzz target as one module: internal names are visible, and every byte of it is instrumented.
    Optimised, but with the checks that the standard library's pointers have in debug builds."""
    folder.mkdir(parents=True, exist_ok=True)
    binary = folder / "fuzz"
    sources = sorted((ROOT / "Sources" / "LintSyntax").rglob("*.swift"))
    command = ["swiftc", "-swift-version", "6", "-module-name", "LintSyntax", "-parse-as-library", "-O", "-wmo"]
    # Edges are counted and nothing else: a call for each comparison took two fifths of the time.
    command += ["-assert-config", "Debug", f"-sanitize={sanitizers}", "-sanitize-coverage=edge,inline-8bit-counters,pc-table"]
    command += ["-I", ROOT / "Sources" / "CVolatile", "-o", binary, HERE / "FuzzTarget.swift", *sources]
    # Run in the folder: the compiler leaves the module beside where it runs.
    built = subprocess.run(command, cwd=folder, stderr=subprocess.PIPE, text=True, errors="replace")
    if built.returncode != 0:
        sys.stderr.write(built.stderr)
        print("the fuzz target does not build", file=sys.stderr)
        sys.exit(2)
    return binary


def run(binary, folder, bound):
    """Runs the fuzzer; the number of inputs, and what it left of the one that broke the parser."""
    corpus, found, seeds = (folder / name for name in ("corpus", "found", "seeds"))
    for directory in (corpus, found, seeds):
        directory.mkdir(exist_ok=True)
    for old in (*found.iterdir(), *seeds.iterdir()):
        old.unlink()
    for path in (*FIXTURES.rglob("*.swift"), *CRASHES.glob("*")):
        shutil.copy(path, seeds / f"{path.parent.name}-{path.name}")
    options = [bound, f"-max_len={LONGEST_INPUT}", f"-dict={HERE / 'swift.dict'}"]
    # Ten seconds for two kilobytes, or two gigabytes, are a finding too.
    options += ["-timeout=10", "-rss_limit_mb=2048", "-print_final_stats=1", f"-artifact_prefix={found}/"]
    # What would take longer than parsing: weighing inputs by how rare their edges are, and looking for other fuzzers' inputs.
    options += ["-use_cmp=0", "-entropic=0", "-reload=0"]
    command = [binary, *options, corpus, seeds]
    process = subprocess.Popen(command, env=ENVIRONMENT, stderr=subprocess.PIPE, text=True, errors="replace")
    executions, tail = 0, []
    for line in process.stderr:
        tail = [*tail[-40:], line]
        if match := re.match(r"stat::number_of_executed_units:\s*(\d+)", line):
            executions = int(match[1])
        elif re.match(r"#\d+\s+pulse", line):
            print(line, end="", file=sys.stderr)
    status = process.wait()
    inputs = sorted(found.iterdir())
    if status != 0 and not inputs:
        sys.stderr.writelines(tail)
        print(f"the fuzzer ended with status {status}", file=sys.stderr)
        sys.exit(2)
    return executions, inputs


def keep(binary, path):
    """Makes the input smaller and puts it into the fixtures."""
    smaller = path.with_suffix(".small")
    subprocess.run(
        [binary, "-minimize_crash=1", f"-max_total_time={MINIMISING_SECONDS}", f"-exact_artifact_path={smaller}", path],
        env=ENVIRONMENT, stderr=subprocess.DEVNULL,
    )
    content = (smaller if smaller.exists() else path).read_bytes()
    CRASHES.mkdir(exist_ok=True)
    kept = CRASHES / f"{path.name.partition('-')[0]}-{hashlib.sha256(content).hexdigest()[:8]}.swift"
    kept.write_bytes(content)
    replay = subprocess.run([binary, kept], env=ENVIRONMENT, stderr=subprocess.PIPE, text=True, errors="replace")
    reasons = [line for line in replay.stderr.splitlines() if "Fatal error" in line or "ERROR:" in line]
    print(f"{kept.relative_to(ROOT)}: {reasons[0] if reasons else 'see what it prints'}\n  {content!r}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    bound = parser.add_mutually_exclusive_group()
    bound.add_argument("--seconds", type=int, default=60, help="default: %(default)s")
    bound.add_argument("--inputs", type=int, help="how many, however long they take")
    parser.add_argument("--sanitize", choices=("none", "address"), default="none", help="default: %(default)s")
    parser.add_argument("--folder", type=Path, default=ROOT / ".build" / "fuzzing", help="default: %(default)s")
    options = parser.parse_args()

    folder = options.folder.resolve() / options.sanitize
    binary = build(folder, "fuzzer" if options.sanitize == "none" else f"fuzzer,{options.sanitize}")
    start = time.monotonic()
    bound = f"-max_total_time={options.seconds}" if options.inputs is None else f"-runs={options.inputs}"
    executions, inputs = run(binary, folder, bound)
    seconds = time.monotonic() - start
    for path in inputs:
        keep(binary, path)
    print(f"{executions} inputs, {executions / seconds:.0f} a second; {len(inputs) or 'nothing'} broke the parser")
    return 1 if inputs else 0


if __name__ == "__main__":
    sys.exit(main())
