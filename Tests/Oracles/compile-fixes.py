#!/usr/bin/env python3
"""Compiles what fixes make of the fixtures in Fixtures/fixes, before and after.

    compile-fixes.py [--compile-only] [--update] [BINARY]

Each fixture is named after its rule, perhaps with another word behind a period, and begins with `// safe, mode 6` or the like: the
best applicability of its fixes, and the language mode of before and after. Beside it stands NAME.fixed.swift. BINARY must make the one
of the other and then find nothing more to do, unless --compile-only is given; --update writes what it makes.

A safe fix leaves no error, no warning that was not there, and no finding; an unsafe one compiles. The compiler runs through
-emit-sil, for -typecheck alone does not look for races, with the modules of Tests/Stubs; all fixtures of one mode and kind in one
module each. Exit status: 0, 1 when something differs or does not compile, 3 when the toolchain lacks the libraries of the stubs.
"""

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
PACKAGE = HERE.parent.parent
FIXTURES = PACKAGE / "Fixtures/fixes"
STUBS = PACKAGE / ".build/stubs"
# Some fixes need to know which systems a target runs on.
MANIFEST = """// swift-tools-version: 6.2
import PackageDescription
let package = Package(name: "App", platforms: [.macOS(.v15), .iOS(.v18)], targets: [.target(name: "App")])
"""
HEADER = re.compile(r"// (safe|unsafe), mode ([56])\n")


class Fixture:
    def __init__(self, path):
        self.before = path
        self.after = path.with_name(path.name.removesuffix(".swift") + ".fixed.swift")
        self.rule = path.name.split(".")[0]
        self.applicability, self.mode = HEADER.match(path.read_text()).groups()

    def made_by(self, binary):
        """What the fixes of the rule make of the fixture, and whether a second run finds more to do."""
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder) / "Sources/App/Fixture.swift"
            copy.parent.mkdir(parents=True)
            (Path(folder) / "Package.swift").write_text(MANIFEST)
            shutil.copyfile(self.before, copy)
            command = [binary, "fix", "--only-rule", self.rule, "--swift-version", self.mode, "--fail-on", "never", folder]
            if self.applicability == "unsafe":
                command.insert(2, "--unsafe-fixes")
            for _ in range(2):
                run = subprocess.run(command, capture_output=True, text=True)
                if run.returncode != 0:
                    sys.exit(f"{self.before.name}: {run.stderr}")
            return copy.read_text(), run.stdout == "Nothing to fix.\n"


def diagnostics(files, mode):
    """`error` and `warning` lines that the compiler has for files as one module."""
    command = ["swiftc", "-emit-sil", "-parse-as-library", "-wmo", "-swift-version", mode, "-diagnostic-style", "llvm"]
    command += ["-module-name", "Fixtures", f"@{STUBS / 'arguments'}", *map(str, files)]
    with tempfile.TemporaryDirectory() as folder:
        output = subprocess.run([*command, "-o", f"{folder}/Fixtures.sil"], capture_output=True, text=True)
    text = output.stdout + output.stderr
    return [line for line in text.split("\n") if re.search(r": (error|warning): ", line)]


def count(lines, kind):
    return sum(f": {kind}: " in line for line in lines)


def main():
    words = sys.argv[1:]
    binary = next((word for word in words if not word.startswith("--")), None)
    fixtures = [Fixture(path) for path in sorted(FIXTURES.glob("*.swift")) if not path.name.endswith(".fixed.swift")]
    complaints = []
    if "--compile-only" not in words:
        for fixture in fixtures:
            made, is_final = fixture.made_by(binary)
            if "--update" in words:
                fixture.after.write_text(made)
            if made != fixture.after.read_text():
                complaints.append(f"{fixture.after.name} is not what the fixes make")
            if made == fixture.before.read_text():
                complaints.append(f"{fixture.before.name}: no fix was applied")
            if not is_final:
                complaints.append(f"{fixture.before.name}: fixing twice is not fixing once")
    status = subprocess.run([sys.executable, PACKAGE / "Tests/Stubs/make-stubs.py", "--quiet"]).returncode
    if status != 0:
        return status
    for mode in sorted({fixture.mode for fixture in fixtures}):
        for applicability in ("safe", "unsafe"):
            group = [fixture for fixture in fixtures if (fixture.mode, fixture.applicability) == (mode, applicability)]
            if not group:
                continue
            before = diagnostics([fixture.before for fixture in group], mode)
            after = diagnostics([fixture.after for fixture in group], mode)
            print(f"mode {mode}, {applicability}: {len(group)} fixtures,", end=" ")
            print(f"errors {count(before, 'error')} → {count(after, 'error')}, warnings {count(before, 'warning')} → {count(after, 'warning')}")
            # Before, the language mode may find what the fix is for.
            complaints += [line for line in after if ": error: " in line]
            if applicability == "safe" and count(after, "warning") > count(before, "warning"):
                complaints += [line for line in after if ": warning: " in line]
    print(*complaints, sep="\n")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
