#!/usr/bin/env python3
"""Compares what concurlint's parser sees with what the compiler's own parser (SwiftParser) sees.

    compare-syntax.py [options] CORPUS [CONCURLINT]

Every .swift file below CORPUS that SwiftParser parses without an error is compared: tokens by offset and length, nodes
by kind, offset, length and name. Exit status: 0 when the share of identical files reaches both thresholds, 1 when it
does not, 2 when the comparison could not be made.

SwiftParser is slow, so what it saw is kept in the cache, by the content of the file. Without CONCURLINT only the
cache is filled.
"""

import argparse
import os
import re
import sys
import tempfile
from collections import Counter
from pathlib import Path

import corpus as shared

CHUNK = 500
FIRST_FIELD = re.compile(rb"^[^\t\n]*\t", re.MULTILINE)


class OracleCache:
    """What the oracle printed, by content: `<hash>.tokens`, `<hash>.nodes`, and whether the file had errors."""

    def __init__(self, folder):
        self.binary = shared.build_oracle(folder)
        self.folder = folder / f"syntax-{shared.oracle_key()}"
        self.folder.mkdir(parents=True, exist_ok=True)
        self.index = self.folder / "index.tsv"
        self.has_error = {}
        if self.index.exists():
            for line in self.index.read_text().splitlines():
                key, has_error = line.split("\t")
                self.has_error[key] = has_error == "true"

    def fill(self, files_by_hash):
        """Runs the oracle over the files that it has not seen yet, in chunks, so that little is lost when stopped."""
        missing = [(key, path) for key, path in files_by_hash.items() if key not in self.has_error]
        for start in range(0, len(missing), CHUNK):
            print(f"oracle: {start} of {len(missing)} new files", file=sys.stderr)
            self._run(missing[start : start + CHUNK])

    def _run(self, chunk):
        with tempfile.TemporaryDirectory(dir=self.folder) as name:
            folder = Path(name)
            shared.write_list(folder / "list", [path for _, path in chunk])
            shared.run_to_end([self.binary, "--output-directory", folder, "--files-from", folder / "list"])
            lines = (folder / "index.tsv").read_text(errors="surrogateescape").splitlines()
            with open(self.index, "a") as index:
                for (key, _), line in zip(chunk, lines, strict=True):
                    number, has_error, _ = line.split("\t", 2)
                    for kind in ("tokens", "nodes"):
                        os.replace(folder / f"{number}.{kind}", self.path(key, kind))
                    index.write(f"{key}\t{has_error}\n")
                    self.has_error[key] = has_error == "true"

    def path(self, key, kind):
        return self.folder / f"{key}.{kind}"


def normalised(data, kind):
    """The lines as they are compared. Deliberate differences between the two parsers would be evened out here, each
    with its reason; there are none.
    """
    return FIRST_FIELD.sub(b"", data) if kind == "tokens" else data


class Comparison:
    """Counts and examples for one of the two kinds of lines."""

    def __init__(self, kind, example_limit):
        self.kind = kind
        self.example_limit = example_limit
        self.files = self.identical = self.lines = 0
        self.only_in_oracle, self.only_in_ours = Counter(), Counter()
        self.examples = []

    def compare(self, path, oracle, ours):
        self.files += 1
        self.lines += oracle.count(b"\n")
        if normalised(oracle, self.kind) == normalised(ours, self.kind):
            self.identical += 1
            return
        differences = []
        for label, counter, lines, others in (
            ("only in oracle", self.only_in_oracle, oracle, ours),
            ("only in ours", self.only_in_ours, ours, oracle),
        ):
            remaining = Counter(normalised(others, self.kind).splitlines())
            for line in lines.splitlines():
                key = normalised(line, self.kind)
                if remaining[key] > 0:
                    remaining[key] -= 1
                    continue
                fields = line.decode(errors="replace").split("\t")
                counter[fields[0]] += 1
                differences.append((int(fields[1]), label, "\t".join(fields)))
        # Lines that are the same but stand in another order leave no difference by kind.
        differences = sorted(differences) or [(0, "same lines, other order", "")]
        if len(self.examples) < self.example_limit:
            self.examples.append((path, differences))

    @property
    def percent(self):
        return 100 * self.identical / self.files if self.files else 100.0

    def report(self, per_file):
        print(f"{self.kind}: {self.lines} compared; {self.identical} of {self.files} files identical ({self.percent:.3f} %)")
        kinds = sorted(self.only_in_oracle.keys() | self.only_in_ours.keys())
        if kinds:
            print(f"  {'kind':28} {'only in oracle':>15} {'only in ours':>15}")
        for kind in kinds:
            print(f"  {kind:28} {self.only_in_oracle[kind]:15} {self.only_in_ours[kind]:15}")
        for path, differences in self.examples:
            source = path.read_bytes()
            for offset, label, line in differences[:per_file]:
                number = source.count(b"\n", 0, offset) + 1
                text = source.split(b"\n")[number - 1].strip()[:160].decode(errors="replace")
                print(f"  {path}:{number}: {label}: {line}\n      {text}")


def our_output(binary, files, kind, folder):
    """Runs concurlint over the files; each one's lines, in order."""
    shared.write_list(folder / "list", files)
    shared.run_to_end(
        [binary, "syntax", "--format", kind, "--output-directory", folder, "--files-from", folder / "list"]
    )
    for number, path in enumerate(files):
        output = folder / f"{number}.{kind}"
        if not output.exists():
            sys.exit(f"{path}: {binary} wrote no {kind}")
        yield output.read_bytes()
        output.unlink()


def compare_all(binary, files, hashes, cache, comparisons):
    for start in range(0, len(files), CHUNK):
        chunk = files[start : start + CHUNK]
        for comparison in comparisons:
            with tempfile.TemporaryDirectory() as folder:
                for path, ours in zip(chunk, our_output(binary, chunk, comparison.kind, Path(folder)), strict=True):
                    oracle = cache.path(hashes[path], comparison.kind).read_bytes()
                    comparison.compare(path, oracle, ours)


def report_repositories(corpus, files, clean):
    totals, without_error = Counter(), Counter()
    for path in files:
        totals[shared.repository(corpus, path)] += 1
        without_error[shared.repository(corpus, path)] += path in clean
    for name in sorted(totals):
        print(f"  {name:45} {totals[name]:6} files, {without_error[name]:6} without error in the oracle")
    print(f"{len(files)} files, {len(clean)} without error in the oracle")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("corpus", type=Path, help="folder of Swift files")
    parser.add_argument("concurlint", nargs="?", type=Path, help="the binary to compare; none: only fill the cache")
    parser.add_argument("--cache", type=Path, default=Path(".build/syntax-oracle"), help="default: %(default)s")
    parser.add_argument("--tokens-threshold", type=float, default=99.99, metavar="PERCENT", help="default: %(default)s")
    parser.add_argument("--nodes-threshold", type=float, default=99.9, metavar="PERCENT", help="default: %(default)s")
    parser.add_argument("--examples", type=int, default=10, metavar="N", help="files shown; default: %(default)s")
    parser.add_argument("--per-file", type=int, default=3, metavar="N", help="differences shown a file; default: %(default)s")
    options = parser.parse_args()

    files = shared.swift_files(options.corpus)
    if not files:
        sys.exit(f"{options.corpus}: no Swift files")
    hashes = {path: shared.content_hash(path) for path in files}
    cache = OracleCache(options.cache)
    cache.fill({key: path for path, key in hashes.items()})
    compared = [path for path in files if not cache.has_error[hashes[path]]]
    report_repositories(options.corpus, files, set(compared))
    if options.concurlint is None:
        return 0

    tokens, nodes = (Comparison(kind, options.examples) for kind in ("tokens", "nodes"))
    compare_all(options.concurlint, compared, hashes, cache, (tokens, nodes))
    tokens.report(options.per_file)
    nodes.report(options.per_file)
    enough = tokens.percent >= options.tokens_threshold and nodes.percent >= options.nodes_threshold
    return 0 if enough else 1


if __name__ == "__main__":
    shared.exit_with(main)
