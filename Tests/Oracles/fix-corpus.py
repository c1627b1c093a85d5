#!/usr/bin/env python3
"""Fixes whole checkouts and looks at what became of them.

    fix-corpus.py [--keep FOLDER] CORPUS BINARY

Each folder of CORPUS is copied and fixed with --unsafe-fixes. Then: no changed file has a syntax error that it had not, neither for
concurlint nor for `swiftc -frontend -parse`; a second run changes nothing; what --diff prints makes the same of another copy when
`git apply` applies it; nothing but files of Swift and of build settings has changed, of the latter nothing but lines about
SWIFT_STRICT_CONCURRENCY, and `plutil -lint` still reads the projects; where only the largest folder of the checkout is given, nothing
outside of it changes; no finding, and no error that `forecast` says, is there that was not before. Exit status: 0, 1 when something of
this does not hold.
"""

import argparse
import filecmp
import json
import shutil
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from pathlib import Path

PARSE = ["swiftc", "-frontend", "-parse", "-enable-bare-slash-regex"]


def run(command, folder, **options):
    return subprocess.run([str(word) for word in command], cwd=folder, capture_output=True, text=True, errors="surrogateescape", **options)


def fix(binary, folder, *options, path="."):
    found = run([binary, "fix", "--unsafe-fixes", "--fail-on", "never", *options, path], folder)
    # 2: some file could not be read or written; the others are fixed all the same.
    if found.returncode not in (0, 2):
        sys.exit(f"{folder.name}: exit status {found.returncode}\n{found.stderr}")
    return found


def differing(left, right):
    """Paths of regular files that are not the same in both folders."""
    files = sorted({path.relative_to(root) for root in (left, right) for path in root.rglob("*") if path.is_file() and not path.is_symlink()})
    return [file for file in files if not (left / file).is_file() or not (right / file).is_file() or not filecmp.cmp(left / file, right / file, shallow=False)]


def parses(file):
    return run([*PARSE, file], file.parent).returncode == 0


def diagnostics(binary, folder):
    """How often each finding, and each error in Swift 6 mode, is there; not where, for lines move. And the lines of code that each is about,
    and those that notes tell of, too."""
    found, lines, told = Counter(), defaultdict(set), set()
    for command, key in (["lint", "--min-severity", "info"], "diagnostics"), (["forecast"], "errors"):
        result = run([binary, *command, "--format", "json", "--fail-on", "never", "."], folder)
        if not result.stdout:
            sys.exit(f"{folder.name}: {command[0]}: exit status {result.returncode}\n{result.stderr}")
        for each in json.loads(result.stdout)[key]:
            name = each["path"], each["rule"], each["message"]
            found[name] += 1
            lines[name].add(code(folder, each))
            places = [each, *(note for note in each.get("notes", []) if "path" in note)]
            told.update((each["path"], each["rule"], code(folder, place)) for place in places)
    return found, lines, told


def code(folder, place):
    """The line of code that a finding or note is about."""
    lines = (folder / place["path"]).read_bytes().splitlines()
    return lines[place["range"]["start"]["line"] - 1].strip() if lines else b""


def settings_complaint(before, after):
    """What is wrong with the edits of a project or configuration file; None for nothing."""
    # No other line goes, and no other one comes.
    others = [[line for line in file.read_bytes().splitlines(keepends=True) if b"SWIFT_STRICT_CONCURRENCY" not in line] for file in (before, after)]
    if others[0] != others[1]:
        return "lines about something else changed"
    if after.suffix == ".pbxproj" and run(["plutil", "-lint", after], after.parent).returncode != 0:
        return "plutil cannot read it any more"
    return None


def largest_folder(checkout):
    """The name of the folder with the most Swift files; None for a checkout without folders."""
    folders = [path for path in checkout.iterdir() if path.is_dir() and not path.name.startswith(".")]
    return max(folders, key=lambda path: (sum(1 for _ in path.rglob("*.swift")), path.name)).name if folders else None


def complaints(checkout, binary, folder):
    copies = [folder / name / checkout.name for name in ("before", "after", "patched")]
    for copy in copies:
        shutil.copytree(checkout, copy, symlinks=True, ignore=shutil.ignore_patterns(".git", ".build"))
    before, after, patched = copies

    diff = fix(binary, patched, "--diff")
    # The summary stands on standard error.
    applied = run(["git", "apply", "--whitespace=nowarn", "-"], patched, input=diff.stdout) if diff.stdout else None
    if applied and applied.returncode != 0:
        yield f"the diff does not apply: {applied.stderr}"
    first = fix(binary, after)
    changed = differing(before, after)
    for file in differing(after, patched):
        yield f"{file}: the diff is not what was written"
    for file in changed:
        if file.suffix in (".pbxproj", ".xcconfig"):
            complaint = settings_complaint(before / file, after / file)
            if complaint:
                yield f"{file}: {complaint}"
        elif file.suffix != ".swift":
            yield f"{file}: neither Swift nor build settings"
        elif parses(before / file) and not parses(after / file):
            yield f"{file}: swiftc finds a syntax error now"
    errors = [run([binary, "--only-rule", "syntax-error", "--fail-on", "never", "."], copy).stdout.count("[syntax-error]") for copy in (before, after)]
    if errors[1] > errors[0]:
        yield f"{errors[1]} files with syntax errors, before {errors[0]}"
    (old, _, told), (new, lines, _) = diagnostics(binary, before), diagnostics(binary, after)
    for path, rule, message in new - old:
        # What is left of several places in one finding is told in other words.
        if any((path, rule, line) not in told for line in lines[path, rule, message]):
            yield f"{path}: new: {message} [{rule}]"
    again = folder / "again" / checkout.name
    shutil.copytree(after, again, symlinks=True)
    fix(binary, again)
    for file in differing(after, again):
        yield f"{file}: a second run changes it"
    part = largest_folder(checkout)
    if part:
        partly = folder / "partly" / checkout.name
        shutil.copytree(before, partly, symlinks=True)
        fix(binary, partly, path=part)
        for file in differing(before, partly):
            if file.parts[0] != part:
                yield f"{file}: changed, where only '{part}' was given"
    count = first.stdout.split(" ")[1] if first.stdout.startswith("Applied") else "0"
    print(f"{checkout.name}: {count} fixes, {len(changed)} files changed", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--keep", type=Path, help="leave the copies there")
    parser.add_argument("corpus", type=Path)
    parser.add_argument("binary", type=Path)
    options = parser.parse_args()
    found = False
    for checkout in sorted(path for path in options.corpus.resolve().iterdir() if path.is_dir()):
        with tempfile.TemporaryDirectory() as temporary:
            folder = options.keep / checkout.name if options.keep else Path(temporary)
            for complaint in complaints(checkout, options.binary.resolve(), folder):
                found = True
                print(f"{checkout.name}: {complaint}", flush=True)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
