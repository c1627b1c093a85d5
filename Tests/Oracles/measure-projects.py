#!/usr/bin/env python3
"""Counts what the compiler has against the projects of Fixtures/projects when they are to become Swift 6.

    measure-projects.py [--show] [PROJECT…]

For each target but tests: the errors in language mode 6, where the errors of a file's types hide what its regions would add, and the
warnings of language mode 5 with complete checking, which hide nothing. A place and message count once. The modules of
Tests/Stubs stand for Apple's. --show prints what was counted. Exit status: 0, 3 when the toolchain lacks the libraries of the stubs.
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent.parent
PROJECTS = PACKAGE / "Fixtures/projects"
STUBS = PACKAGE / ".build/stubs"
# Nothing to do with concurrency.
OTHER_GROUPS = ("[#no-usage]", "[#DeprecatedDeclaration]")
DIAGNOSTIC = re.compile(r"^(\S+:\d+:\d+|macro expansion \S+): (error|warning): (.*)$", re.M)


def targets(project):
    """Folders of Swift files that are no tests, each after those that it imports."""
    folders = list((project / "Sources").iterdir()) if (project / "Sources").exists() else [project / (project.glob("*.xcodeproj").__next__().stem)]
    found = {folder.name: sorted(folder.rglob("*.swift")) for folder in folders if any(folder.rglob("*.swift"))}
    imports = {name: {word for file in files for word in re.findall(r"^import (\w+)", file.read_text(), re.M)} for name, files in found.items()}
    return sorted(found.items(), key=lambda item: len(imports[item[0]] & found.keys()))


def compile_files(files, module, modules, project, options):
    command = ["swiftc", *options, "-parse-as-library", "-wmo", "-diagnostic-style", "llvm", "-module-name", module, "-I", modules]
    command += [word for map_file in project.rglob("module.modulemap") for word in ("-I", map_file.parent)]
    if any("@objc" in file.read_text() for file in files):
        command += ["-Xfrontend", "-enable-objc-interop"]
    command += [f"@{STUBS / 'arguments'}", *files]
    outcome = subprocess.run([str(word) for word in command], capture_output=True, text=True)
    found = {match.groups() for match in DIAGNOSTIC.finditer(outcome.stdout + outcome.stderr)}
    return sorted(line for line in found if not line[2].endswith(OTHER_GROUPS))


def main():
    words = sys.argv[1:]
    names = [word for word in words if not word.startswith("--")]
    status = subprocess.run([sys.executable, PACKAGE / "Tests/Stubs/make-stubs.py"]).returncode
    if status != 0:
        return status
    print(f"{'target':34} {'errors in mode 6':>16} {'warnings, complete':>18}")
    for project in sorted(path for path in PROJECTS.iterdir() if path.is_dir() and (not names or path.name in names)):
        with tempfile.TemporaryDirectory() as modules:
            for name, files in targets(project):
                module = ["-emit-module", "-suppress-warnings", "-swift-version", "5", "-o", f"{modules}/{name}.swiftmodule"]
                compile_files(files, name, modules, project, module)
                code = ["-emit-sil", "-o", f"{modules}/{name}.sil"]
                six = compile_files(files, name, modules, project, [*code, "-swift-version", "6"])
                five = compile_files(
                    files, name, modules, project, [*code, "-swift-version", "5", "-strict-concurrency=complete"])
                errors = [line for line in six if line[1] == "error"]
                print(f"{project.name + '/' + name:34} {len(errors):16} {len(five):18}")
                for place, kind, message in errors + five if "--show" in words else []:
                    print(f"  {kind} {place.removeprefix(str(project) + '/')} {message}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
