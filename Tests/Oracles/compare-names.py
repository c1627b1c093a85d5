#!/usr/bin/env python3
"""Compares what concurlint takes local names for with what the compiler does.

    compare-names.py [options] CONCURLINT MODULE=FOLDER…

Type-checks each module (`swiftc -dump-ast`) and looks at every reference in the compiler's tree: a name that concurlint
calls local must be introduced where the compiler says, one that it calls a member or global must not be local, and its
`self` must be that of the method. Uses for which concurlint says that it does not know, local types (whose initializer
the compiler refers to), and code that the compiler leaves out (`#if`) are counted and not judged. Exit status: 0 when the share of right answers reaches the
threshold, 1 when it does not, 2 when the comparison could not be made.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
from bisect import bisect_right
from collections import Counter, defaultdict
from pathlib import Path

import corpus as shared

REFERENCE = re.compile(r'\(declref_expr [^\n]*?location=([^\s"]+):(\d+):(\d+) range=[^\n]*? decl="([^"\n]*)"')
PLACE = re.compile(r"@(.+):(\d+):(\d+)$")
LOCAL = re.compile(r"\)\.|<anonymous>\.|closure discriminator=\d+\.|deinit\.|top-level code\.")


class Source:
    """A file's bytes, and offsets for its lines."""

    def __init__(self, path):
        self.bytes = path.read_bytes()
        self.starts = [0]
        for index, byte in enumerate(self.bytes):
            if byte == 10:
                self.starts.append(index + 1)

    def offset(self, line, column):
        return self.starts[line - 1] + column - 1

    def shown(self, offset):
        line = bisect_right(self.starts, offset)
        text = self.bytes[self.starts[line - 1] :].split(b"\n", 1)[0]
        return f"{line}:{offset - self.starts[line - 1] + 1}: {text.strip()[:120].decode(errors='replace')}"


def references(module, files, options):
    """By file and offset: the descriptions of what the compiler found there."""
    command = ["swiftc", "-dump-ast", "-parse-as-library", "-module-name", module, "-swift-version", options.swift_version]
    for folder in options.modules:
        command += ["-I", folder]
    done = subprocess.run([*command, *options.arguments.split(), *files], capture_output=True)
    if done.returncode != 0 and not options.despite_errors:
        errors = [line for line in done.stderr.decode(errors="replace").splitlines() if ": error:" in line]
        sys.exit(f"{module} does not type-check: {errors[:3]}")
    found = defaultdict(set)
    # The variables of a result builder stand where the values do that they hold.
    for match in REFERENCE.finditer((done.stdout + done.stderr).decode(errors="replace")):
        if ".$__builder" not in match[4]:
            found[match[1]].add((int(match[2]), int(match[3]), match[4]))
    return found


def our_uses(binary, files):
    """Each file, and for each use of a name in it: offset, meaning, offset of the definition, its kind."""
    with tempfile.TemporaryDirectory() as folder:
        file_list = Path(folder, "list")
        shared.write_list(file_list, files)
        shared.run_to_end([binary, "syntax", "--format", "flow", "--output-directory", folder, "--files-from", file_list])
        for index, file in enumerate(files):
            lines = [line.split("\t") for line in Path(folder, f"{index}.flow").read_text().splitlines()]
            yield file, [(int(place.split(":")[0]), meaning, target, kind) for place, meaning, target, kind, _ in lines]


def verdict(file, source, meaning, target, kind, decls):
    """`None` when the answer is right; otherwise what the compiler says."""
    for decl in decls:
        decl = decl.split(" [with (")[0]
        place = PLACE.search(decl)
        owner = (decl[: place.start()] if place else decl).split("(file).", 1)[-1]
        if not place or place[1] != file:
            if meaning == "member":
                return None
            continue
        offset = source.offset(int(place[2]), int(place[3]))
        if meaning == "local":
            expected = int(target)
            if offset == expected:
                return None
            if kind == "implicitError" and owner.endswith(".error") and expected < offset:
                if b"catch" not in source.bytes[expected + 5 : offset]:
                    return None
        elif meaning == "self":
            if owner.endswith("self") and source.bytes[offset : offset + 4] not in (b"self", b"`sel"):
                return None
        elif not LOCAL.search(owner) or owner.endswith(".self"):
            return None
    return sorted(decls)[0]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("concurlint", type=Path)
    parser.add_argument("targets", nargs="+", metavar="MODULE=FOLDER")
    parser.add_argument("--modules", type=Path, action="append", default=[], help="folder of built modules (-I)")
    parser.add_argument("--arguments", default="", help="more arguments for swiftc")
    parser.add_argument("--despite-errors", action="store_true", help="judge what the compiler understood of a broken module")
    parser.add_argument("--swift-version", default="6")
    parser.add_argument("--threshold", type=float, default=99.9, metavar="PERCENT", help="default: %(default)s")
    parser.add_argument("--examples", type=int, default=20, metavar="N", help="differences shown; default: %(default)s")
    options = parser.parse_args()

    counts, shown = Counter(), 0
    for target in options.targets:
        module, folder = target.split("=", 1)
        files = [str(path) for path in shared.swift_files(Path(folder).resolve())]
        if not files:
            sys.exit(f"{folder}: no Swift files")
        found = references(module, files, options)
        for file, uses in our_uses(options.concurlint, files):
            source = Source(Path(file))
            by_offset = defaultdict(set)
            for line, column, decl in found.get(file, ()):
                by_offset[source.offset(line, column)].add(decl)
            for offset, meaning, where, kind in uses:
                if meaning == "unknown":
                    counts["unknown"] += 1
                elif kind in ("type", "genericParameter"):
                    counts["local types"] += 1
                elif offset not in by_offset:
                    counts["not in the compiler's tree"] += 1
                else:
                    wrong = verdict(file, source, meaning, where, kind, by_offset[offset])
                    counts["right" if wrong is None else "wrong"] += 1
                    counts[f"right: {meaning}"] += wrong is None
                    if wrong and shown < options.examples:
                        shown += 1
                        print(f"{os.path.relpath(file)}:{source.shown(offset)}\n    {meaning} {where} {kind}; swiftc: {wrong}")
    judged = counts["right"] + counts["wrong"]
    for name, count in sorted(counts.items()):
        print(f"  {name:30} {count:8}")
    if judged == 0:
        sys.exit("nothing could be judged")
    share = 100 * counts["right"] / judged
    print(f"{share:.3f} % of {judged} names are what the compiler says")
    return 0 if share >= options.threshold else 1


if __name__ == "__main__":
    shared.exit_with(main)
