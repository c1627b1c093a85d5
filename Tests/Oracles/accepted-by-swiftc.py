#!/usr/bin/env python3
"""Finds the files that the compiler's parser accepts and concurlint's does not.

    accepted-by-swiftc.py [options] CORPUS [CONCURLINT]

Runs `swiftc -frontend -parse -enable-bare-slash-regex` over every .swift file below CORPUS, one file a process (given
several, it takes top-level code for an error), and keeps the verdicts in the cache, by the content of the file. Exit
status: 0 when concurlint finds no syntax error in any accepted file, 1 when it does, 2 when that could not be found
out. Without CONCURLINT only the cache is filled.
"""

import argparse
import hashlib
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import corpus as shared

COMMAND = ["swiftc", "-frontend", "-parse", "-enable-bare-slash-regex"]
ERROR = re.compile(rb"^(.+):(\d+):(\d+): error: ")


class Verdicts:
    """Whether the compiler accepted a file, by the file's content; lines of `hash TAB exit status`."""

    def __init__(self, folder):
        folder.mkdir(parents=True, exist_ok=True)
        key = hashlib.sha256(shared.swiftc_version() + " ".join(COMMAND).encode()).hexdigest()[:16]
        self.path = folder / f"accepted-by-swiftc-{key}.tsv"
        self.statuses = {}
        if self.path.exists():
            for line in self.path.read_text().splitlines():
                content, status = line.split("\t")
                self.statuses[content] = int(status)

    def fill(self, files_by_hash, jobs):
        missing = [(content, path) for content, path in files_by_hash.items() if content not in self.statuses]
        with ThreadPoolExecutor(jobs) as pool, open(self.path, "a", buffering=1) as file:
            statuses = pool.map(lambda entry: exit_status(entry[1]), missing)
            for number, ((content, _), status) in enumerate(zip(missing, statuses)):
                if number % 500 == 0:
                    print(f"swiftc: {number} of {len(missing)} new files", file=sys.stderr)
                self.statuses[content] = status
                # A crash may have come from outside the file, and is worth another try next time.
                if status >= 0:
                    file.write(f"{content}\t{status}\n")

    def accepted(self, content):
        return self.statuses[content] == 0


def exit_status(path):
    # An absolute path cannot be taken for an option; the working directory may be removed while this goes on.
    done = subprocess.run(
        [*COMMAND, path.absolute()],
        cwd="/",
        env={**os.environ, "SWIFT_BACKTRACE": "enable=no"},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    return done.returncode


def our_errors(binary, files):
    """The error lines that concurlint prints about the files, and the files that they are about."""
    with tempfile.TemporaryDirectory() as folder:
        file_list = Path(folder, "list")
        shared.write_list(file_list, files)
        output = shared.run_to_end([binary, "syntax", "--format", "errors", "--files-from", file_list]).stdout
    lines, about = [], set()
    for line in output.splitlines():
        match = ERROR.match(line)
        if match:
            lines.append((Path(os.fsdecode(match[1])), int(match[2]), os.fsdecode(line)))
            about.add(lines[-1][0])
    unknown = about.difference(files)
    if unknown:
        sys.exit(f"{binary} named a file that it was not given: {unknown.pop()}")
    return lines, about


def report(lines, limit):
    """The first error of each file, up to the limit, with the source line."""
    shown = set()
    for path, number, line in lines:
        if path in shown or len(shown) == limit:
            continue
        shown.add(path)
        source = path.read_bytes().split(b"\n")[number - 1]
        print(f"  {line}\n      {source.strip()[:160].decode(errors='replace')}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("corpus", type=Path, help="folder of Swift files")
    parser.add_argument("concurlint", nargs="?", type=Path, help="the binary to judge; none: only fill the cache")
    parser.add_argument("--cache", type=Path, default=Path(".build/syntax-oracle"), help="default: %(default)s")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), metavar="N", help="processes; default: %(default)s")
    parser.add_argument("--examples", type=int, default=20, metavar="N", help="files shown; default: %(default)s")
    options = parser.parse_args()

    files = shared.swift_files(options.corpus)
    if not files:
        sys.exit(f"{options.corpus}: no Swift files")
    hashes = {path: shared.content_hash(path) for path in files}
    verdicts = Verdicts(options.cache)
    verdicts.fill({content: path for path, content in hashes.items()}, options.jobs)

    accepted = [path for path in files if verdicts.accepted(hashes[path])]
    totals = Counter(shared.repository(options.corpus, path) for path in files)
    taken = Counter(shared.repository(options.corpus, path) for path in accepted)
    for name in sorted(totals):
        print(f"  {name:45} {totals[name]:6} files, {taken[name]:6} accepted by swiftc")
    print(f"{len(files)} files, {len(accepted)} accepted by swiftc")
    for path in files:
        if verdicts.statuses[hashes[path]] < 0:
            print(f"  swiftc crashed: {path}")
    if options.concurlint is None:
        return 0

    lines, with_errors = our_errors(options.concurlint, accepted)
    print(f"{len(with_errors)} accepted files have a syntax error in concurlint")
    report(lines, options.examples)
    return 1 if with_errors else 0


if __name__ == "__main__":
    shared.exit_with(main)
