#!/usr/bin/env python3
"""Measures concurlint beside `wc` and the compiler's parser, on the same files and in the same run.

Prints what each stage costs on one thread, what the whole process costs beside the other tools, whether hostile inputs cost
more than their size, and a hash of the findings, so that speed cannot be bought with wrong answers. Seconds depend on the machine and on what else runs there:
the tools take turns, the best round of each counts, and only ratios within one run mean anything.

Megabytes are 10^6 bytes; CPU time is user and system time of all threads.
"""

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import linearity

SKIPPED = {".build", ".git", ".swiftpm", "Carthage", "DerivedData", "Pods", "node_modules"}


def swift_files(corpus):
    """Every Swift file below the corpus, relative to it, in byte order; links are not followed."""
    found = []
    for folder, subfolders, names in os.walk(corpus):
        subfolders[:] = [name for name in subfolders if name not in SKIPPED and not name.endswith(".docc")]
        for name in names:
            path = Path(folder, name)
            if name.endswith(".swift") and path.is_file() and not path.is_symlink():
                found.append(path.relative_to(corpus))
    return sorted(found, key=os.fsencode)


def make_tree(corpus, files, tree):
    """The same files in a tree of their own: without ignore files, concurlint reads exactly what the others read."""
    for file in files:
        target = tree / file
        target.parent.mkdir(parents=True, exist_ok=True)
        try:
            os.link(corpus / file, target)
        except OSError:
            shutil.copyfile(corpus / file, target)


class Measurement:
    """The best of several runs of one command."""

    def __init__(self, name, command, accepted=(0,)):
        self.name, self.command, self.accepted = name, command, accepted
        self.runs = []

    def run(self, folder):
        with tempfile.TemporaryFile() as errors:
            start = time.monotonic()
            process = subprocess.Popen(self.command, cwd=folder, stdout=subprocess.DEVNULL, stderr=errors)
            _, status, usage = os.wait4(process.pid, 0)
            wall = time.monotonic() - start
            process.returncode = os.waitstatus_to_exitcode(status)
            if self.accepted is not None and process.returncode not in self.accepted:
                errors.seek(0)
                sys.exit(f"bench.py: {self.name}: exit status {process.returncode}\n{errors.read().decode(errors='replace')}")
        self.runs.append((usage.ru_utime + usage.ru_stime, wall, usage.ru_maxrss))

    @property
    def cpu(self):
        return min(run[0] for run in self.runs)

    @property
    def wall(self):
        return min(run[1] for run in self.runs)

    @property
    def memory(self):
        """In bytes; the system counts in kilobytes, but on macOS in bytes."""
        return max(run[2] for run in self.runs) * (1 if sys.platform == "darwin" else 1024)


def findings(binary, jobs, folder):
    """A hash of what is reported, whatever else the report says."""
    command = [binary, "--format", "json", "--fail-on", "never", "--jobs", str(jobs), "."]
    done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, check=True)
    diagnostics = json.loads(done.stdout)["diagnostics"]
    text = json.dumps(diagnostics, sort_keys=True, ensure_ascii=False)
    return len(diagnostics), hashlib.sha256(text.encode()).hexdigest()


def stages(binary, folder, rounds):
    """Nanoseconds for each stage on one thread, the best of the rounds for each, and the sizes."""
    best, sizes = {}, {}
    for _ in range(rounds):
        command = [binary, "--fail-on", "never", "--jobs", "1", "--timings=json", "--quiet", "."]
        done = subprocess.run(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=True)
        sizes = json.loads(done.stderr.splitlines()[-1])
        for stage, nanoseconds in sizes["stages"].items():
            best[stage] = min(best.get(stage, nanoseconds), nanoseconds)
    return best, sizes


def named(measurements, name):
    return next((m for m in measurements if m.name.startswith(name)), None)


def print_stages(best, sizes, compiler):
    print(f"\n{'stage, 1 thread':24}{'ms':>9}{'ns/token':>10}{'MB/s':>9}{'× swiftc':>10}")
    # The compiler's row is about the same work as these two.
    sums = [("lex and parse", best["lex"] + best["parse"]), ("all stages", sum(best.values()))]
    for stage, nanoseconds in [*best.items(), *sums]:
        speed = f"{sizes['bytes'] * 1e3 / nanoseconds:9.0f}" if nanoseconds else f"{'-':>9}"
        ratio = f"{compiler.cpu * 1e9 / nanoseconds:10.2f}" if compiler and (stage, nanoseconds) in sums else ""
        print(f"{stage:24}{nanoseconds / 1e6:9.1f}{nanoseconds / sizes['tokens']:10.1f}{speed}{ratio}")


def print_processes(measurements, size, tokens):
    compiler, wc = named(measurements, "swiftc"), named(measurements, "wc")
    print(
        f"\n{'whole process':24}{'wall ms':>9}{'CPU ms':>9}{'ns/token':>10}{'MB/CPU s':>10}"
        f"{'× wc':>8}{'× swiftc':>10}{'peak MB':>9}{'per byte':>10}"
    )
    for m in measurements:
        ratios = (f"{other.cpu / m.cpu:.2f}" if other else "-" for other in (wc, compiler))
        to_wc, to_compiler = ratios
        print(
            f"{m.name:24}{m.wall * 1e3:9.0f}{m.cpu * 1e3:9.0f}{m.cpu * 1e9 / tokens:10.1f}{size / 1e6 / m.cpu:10.1f}"
            f"{to_wc:>8}{to_compiler:>10}{m.memory / 1e6:9.0f}{m.memory / size:10.2f}"
        )
    print("(× wc, × swiftc: how many times their MB per CPU second; per byte: peak memory for each byte of source)")
    one, *many = (m for m in measurements if m.name.startswith("concurlint"))
    for m in many:
        print(f"CPU time of {m.name.partition(', ')[2]}: {m.cpu / one.cpu:.2f} × that of one")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary", type=Path, help="the release binary")
    parser.add_argument("corpus", help="a folder of Swift files")
    parser.add_argument("--rounds", type=int, default=5, metavar="N", help="default: %(default)s")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), metavar="N", help="threads; default: %(default)s")
    options = parser.parse_args()
    if not options.corpus:
        sys.exit("bench.py: which files? make bench CORPUS=DIR")
    binary, corpus = options.binary.resolve(), Path(options.corpus).resolve()
    files = swift_files(corpus)
    if not files:
        sys.exit(f"bench.py: {corpus}: no Swift files")

    # Beside the corpus where that is allowed, so that files can be linked instead of copied.
    beside = corpus.parent if os.access(corpus.parent, os.W_OK) else None
    with tempfile.TemporaryDirectory(prefix="bench-", dir=beside) as folder:
        folder = Path(folder)
        tree = folder / "tree"
        make_tree(corpus, files, tree)
        zero_list, line_list = folder / "files0", folder / "files"
        zero_list.write_bytes(b"".join(os.fsencode(file) + b"\0" for file in files))
        line_list.write_text("".join(f'"{file}"\n' for file in files))

        lint = [binary, "--format", "xcode", "--quiet", "."]
        measurements = [Measurement("concurlint, 1 thread", [*lint, "--jobs", "1"], accepted=(0, 1))]
        if options.jobs > 1:
            name = f"concurlint, {options.jobs} threads"
            measurements.append(Measurement(name, [*lint, "--jobs", str(options.jobs)], accepted=(0, 1)))
        measurements.append(Measurement("wc", ["wc", f"--files0-from={zero_list}"]))
        if shutil.which("swiftc"):
            # Files with errors, and top-level code in more than one file, are errors to the compiler, and parsed all the same.
            command = ["swiftc", "-frontend", "-parse", "-enable-bare-slash-regex", f"@{line_list}"]
            measurements.append(Measurement("swiftc -frontend -parse", command, accepted=(0, 1)))

        for _ in range(options.rounds):
            for measurement in measurements:
                measurement.run(tree)
        best, sizes = stages(binary, tree, options.rounds)
        shapes = linearity.measure(binary, folder, options.rounds)
        results = {findings(binary, jobs, tree) for jobs in (1, options.jobs)}

    size = sizes["bytes"]
    print(f"{sizes['files']} files, {size / 1e6:.1f} MB, {sizes['lines']} lines, {sizes['tokens']} tokens; best of {options.rounds} rounds")
    if sizes["files"] != len(files):
        sys.exit(f"bench.py: concurlint read {sizes['files']} of {len(files)} files: the comparison would not be fair")
    print_stages(best, sizes, named(measurements, "swiftc"))
    print_processes(measurements, size, sizes["tokens"])
    linearity.report(shapes)
    if len(results) != 1:
        sys.exit("bench.py: one thread and many found different things")
    count, digest = results.pop()
    print(f"\n{count} findings, sha256 {digest}")


if __name__ == "__main__":
    main()
