#!/usr/bin/env python3
"""Compiles the package for macOS on Linux, and holds the C functions that it calls against those that macOS exports.

    check-macos.py [--architecture arm64|x86_64] [--jobs N] [--verbose]
    check-macos.py --list

Every target, but for tests that need Foundation, is compiled to an object, bodies included, in the order of
Package.swift, with warnings as errors. What an object leaves undefined must be Swift's own, another target's, or in
libSystem or a library that the package links. Nothing is linked and nothing runs: this proves types, availability and
symbols, not behaviour. Controls/ holds code that must be refused; where it is not, nothing else counts, and
`--verbose` prints with which words it was. What it takes is put into .build/macos (see macos_sdk.py). `--list` prints
the files that would be compiled, a line each.

Exit status: 0 when there is nothing to tell, 1 with what was found, 2 when it could not be run.
"""

import argparse
import concurrent.futures
import os
import re
import shutil
import sys
import time
import zipfile
from pathlib import Path

from macos_sdk import HERE, CannotRun, MacSDK, run, tool
from package_targets import PACKAGE, Package, Target

FOLDER = PACKAGE / ".build/macos"
# Libraries that macOS or Homebrew has and libSystem does not, by the header that declares their functions.
HEADERS = {"z": "zlib.h", "yaml": "yaml.h"}
# Symbols of Swift: mangled names, and the run-time library.
OF_SWIFT = re.compile(r"_\$s|_+swift")


class Check:
    def __init__(self, architecture: str, jobs: int, verbose: bool):
        self.package = Package(FOLDER / "manifest")
        self.sdk = MacSDK(FOLDER, architecture, self.package.oldest_system)
        self.language = ["-swift-version", self.package.language_version]
        self.jobs = jobs
        self.verbose = verbose
        self.objects = FOLDER / architecture / "objects"
        self.findings: list[str] = []
        shutil.rmtree(self.objects, ignore_errors=True)
        self.objects.mkdir()
        # libyaml is the same everywhere; of the folder that it is in nothing else may be seen.
        self.other_headers = self.objects / "include"
        self.other_headers.mkdir()
        shutil.copy(system_header("yaml.h"), self.other_headers)

    # MARK: Modules

    def compile_all(self):
        compiled = [target for target in self.package.with_code if self.package.can_be_compiled(target)]
        started: dict[str, concurrent.futures.Future] = {}
        with concurrent.futures.ThreadPoolExecutor(self.jobs) as pool:
            # Those that a target waits for were submitted, and so started, before it.
            for target in compiled:
                started[target.name] = pool.submit(self.compile, target, dict(started))
        for target in compiled:
            problem = started[target.name].result()
            if problem:
                self.findings.append(problem)
        return compiled

    def compile(self, target: Target, others: dict) -> str | None:
        """What the compiler has against a target."""
        if any(others[name].result() is not None for name in target.dependencies if name in others):
            return f"{target.name}: not compiled, for a target that it depends on was not\n"
        if target.c_files:
            return "".join(self.compile_c(path) for path in target.c_files) or None
        entry = [] if target.has_main else ["-parse-as-library"]
        outcome = run([
            *(self.sdk.frontend, "-c", *map(str, target.swift_files), "-o", str(self.objects / f"{target.name}.o")),
            *("-module-name", target.name, "-emit-module-path", str(self.objects / f"{target.name}.swiftmodule")),
            *("-package-name", "concurlint", "-D", "DEBUG", "-D", "SWIFT_PACKAGE", "-enable-testing", *entry),
            *self.arguments(target),
        ])
        return f"{target.name}: not compiled:\n{outcome.stderr}" if outcome.returncode != 0 else None

    def compile_c(self, path: Path) -> str:
        include = ["-I", str(path.parent / "include")]
        outcome = run([
            tool("clang"), "-target", self.sdk.target, "-isysroot", str(self.sdk.sdk), "-Wall", "-Werror", *include,
            "-c", str(path), "-o", str(self.objects / f"{path.stem}.o"),
        ])
        return f"{path.name}: not compiled:\n{outcome.stderr}" if outcome.returncode != 0 else ""

    def arguments(self, target: Target) -> list[str]:
        arguments = [*self.sdk.arguments, *self.language, "-warnings-as-errors", "-I", str(self.objects)]
        for dependency in self.package.all_dependencies(target):
            if dependency.kind == "system":
                arguments += ["-I", str(dependency.folder)]
            elif dependency.c_files:
                arguments += ["-I", str(dependency.folder / "include")]
        return arguments + ["-Xcc", "-isystem", "-Xcc", str(self.other_headers)]

    # MARK: Symbols

    def check_symbols(self, compiled: list[Target]) -> tuple[int, int]:
        """Tells which functions and variables of C macOS lacks.

        Returns how many of those that are used are in libSystem, and how many in other libraries."""
        objects = {path.name: path for path in sorted(self.objects.glob("*.o"))}
        own = set().union(*(symbols("--defined-only", path) for path in [*objects.values(), self.sdk.overlay_object]))
        exported = self.sdk.exports
        libraries = {library for target in compiled for library in target.libraries}
        headers = "".join(self.header(library) for library in sorted(libraries))
        declared = {f"_{name}" for name in re.findall(r"\b(\w+)\s*(?:OF)?\s*\(", headers)}
        found = set()
        for name, path in objects.items():
            for symbol in sorted(asked_for(path) - own):
                if symbol in exported or symbol in declared:
                    found.add(symbol)
                else:
                    self.findings.append(f"{name}: macOS exports no '{symbol}'\n")
        return len(found & exported), len(found - exported)

    def header(self, library: str) -> str:
        name = HEADERS.get(library)
        if name is None:
            raise CannotRun(f"Package.swift links '{library}', and HEADERS does not say what declares its functions")
        places = [self.other_headers / name, self.sdk.sdk / "usr/include" / name]
        return next(place for place in places if place.exists()).read_text()

    # MARK: Controls

    def check_controls(self) -> int:
        """Tells what should be refused and is not.

        Returns how much was refused."""
        source = HERE / "Controls/Types.swift"
        arguments = [*self.sdk.arguments, *self.language, "-module-name", "Controls", "-parse-as-library"]
        outcome = run([self.sdk.frontend, "-typecheck", str(source), *arguments])
        errors: dict[int, str] = {}
        error = re.compile(rf"^{re.escape(str(source))}:(\d+):\d+: error: (.*)$", flags=re.M)
        for line, message in error.findall(outcome.stderr):
            errors.setdefault(int(line), message)
        expected = {}
        for number, line in enumerate(source.read_text().splitlines(), start=1):
            code, _, words = line.partition("  // error: ")
            if words:
                expected[number] = words
                if self.verbose:
                    print(f"{source}:{number}: {errors.get(number, 'not refused')}")
                if words not in errors.get(number, ""):
                    said = errors.get(number, "no error")
                    self.findings.append(f"{source}:{number}: not refused: {code.strip()} ({said})\n")
        for number in sorted(errors.keys() - expected.keys()):
            self.findings.append(f"{source}:{number}: refused, and should not be: {errors[number]}\n")

        source = HERE / "Controls/Symbols.swift"
        control = self.objects / "control"
        outcome = run([self.sdk.frontend, "-c", str(source), "-o", str(control), *arguments])
        if outcome.returncode != 0:
            self.findings.append(outcome.stderr)
        elif (missing := asked_for(control) - self.sdk.exports) != {"_gettid"}:
            self.findings.append(f"{source}: missing in macOS should be '_gettid' alone, and is {sorted(missing)}\n")
        elif self.verbose:
            print(f"{source}: macOS exports no '_gettid'")
        return len(expected) + 1


def symbols(option: str, path: Path) -> set[str]:
    outcome = run([tool("llvm-nm"), option, "--just-symbol-name", str(path)])
    if outcome.returncode != 0:
        raise CannotRun(f"llvm-nm {path}: {outcome.stderr}")
    return set(outcome.stdout.split())


def asked_for(path: Path) -> set[str]:
    """What an object leaves undefined, but for what Swift brings along."""
    return {symbol for symbol in symbols("--undefined-only", path) if not OF_SWIFT.match(symbol)}


def system_header(name: str) -> Path:
    """A header of a library that is the same on all systems."""
    for folder in ["/usr/include", "/usr/local/include", "/opt/homebrew/include"]:
        if (path := Path(folder) / name).exists():
            return path
    raise CannotRun(f"'{name}' is not installed")


def list_files():
    package = Package(FOLDER / "manifest")
    for target in filter(package.can_be_compiled, package.with_code):
        for path in [*target.swift_files, *target.c_files]:
            print(path.relative_to(PACKAGE))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--architecture", choices=["arm64", "x86_64"], default="arm64")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--verbose", action="store_true")
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    if options.list:
        return list_files()
    start = time.monotonic()
    check = Check(options.architecture, options.jobs, options.verbose)
    refused = check.check_controls()
    compiled = check.compile_all()
    system, other = check.check_symbols(compiled)
    sys.stdout.writelines(check.findings)
    if check.findings:
        sys.exit(1)
    files = sum(len(target.swift_files) + len(target.c_files) for target in compiled)
    left = [target.name for target in check.package.with_code if not check.package.can_be_compiled(target)]
    seconds = time.monotonic() - start
    print(f"{check.sdk.target}: {len(compiled)} targets of {files} files compile ({seconds:.0f} s).")
    print(f"libSystem has the {system} symbols that they need; headers declare the {other} of other libraries.")
    print(f"{refused} controls are refused.")
    print(f"Not compiled, for want of Foundation: {', '.join(left)}.")


if __name__ == "__main__":
    try:
        main()
    except (CannotRun, OSError, zipfile.BadZipFile) as reason:
        print(f"check-macos.py: {reason}", file=sys.stderr)
        sys.exit(2)
