#!/usr/bin/env python3
"""Compiles the projects of Fixtures/projects before and after all fixes, unsafe ones too.

    compile-fixed-projects.py BINARY

In language mode 5 no error may appear; what language mode 6 says of both is counted. Exit status: 0, 1 when a fix broke something, 3
when the toolchain lacks the libraries of the stubs.
"""

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent.parent
PROJECTS = PACKAGE / "Fixtures/projects"
STUBS = PACKAGE / ".build/stubs"


def targets(root):
    """Folders of targets, by name, what others import before those."""
    folders = [folder for parent in (root / "Sources", root / "Tests", root) if parent.exists() for folder in sorted(parent.iterdir())]
    found = {folder.name: sorted(folder.rglob("*.swift")) for folder in folders if folder.is_dir() and folder.name not in ("Sources", "Tests")}
    found = {name: files for name, files in found.items() if files}
    ordered = {}
    while found:
        for name, files in list(found.items()):
            imports = set(re.findall(r"^(?:@testable )?import (\w+)", "\n".join(file.read_text() for file in files), re.M))
            if not imports & (set(found) - {name}):
                ordered[name] = found.pop(name)
    return ordered


def errors(root):
    """The lines of errors in language mode 5, and those in mode 6."""
    found = {"5": [], "6": []}
    with tempfile.TemporaryDirectory() as modules:
        maps = [word for file in root.rglob("module.modulemap") for word in ("-I", str(file.parent))]
        for name, files in targets(root).items():
            text = "".join(file.read_text() for file in files)
            flags = ["-module-name", name, "-I", modules, "-parse-as-library", "-wmo", "-diagnostic-style", "llvm", *maps]
            flags += ["-Xfrontend", "-enable-objc-interop"] if "@objc" in text else []
            flags += [f"@{STUBS / 'arguments'}", *map(str, files)]
            for mode in ("5", "6"):
                command = ["swiftc", "-emit-sil", "-o", f"{modules}/{name}.sil", "-enable-testing", "-swift-version", mode, *flags]
                run = subprocess.run(command, capture_output=True, text=True)
                found[mode] += sorted(set(line for line in (run.stdout + run.stderr).split("\n") if re.search(r"\.swift:\d+:\d+: error: ", line)))
            module = f"{modules}/{name}.swiftmodule"
            subprocess.run(["swiftc", "-emit-module", "-o", module, "-enable-testing", "-swift-version", "5", *flags], capture_output=True)
    return found


def main():
    binary = sys.argv[1]
    status = subprocess.run([sys.executable, PACKAGE / "Tests/Stubs/make-stubs.py", "--quiet"]).returncode
    if status != 0:
        return status
    broken = False
    for project in sorted(folder for folder in PROJECTS.iterdir() if folder.is_dir()):
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder) / project.name
            shutil.copytree(project, root)
            before = errors(root)
            fixed = subprocess.run([binary, "fix", "--unsafe-fixes", "--fail-on", "never", root], capture_output=True, text=True)
            if fixed.returncode != 0:
                sys.exit(f"{project.name}: {fixed.stderr}")
            after = errors(root)
        count = re.match(r"Applied (\d+)", fixed.stdout)
        print(f"{project.name}: {count[1] if count else 0} fixes, errors in mode 5: {len(before['5'])} → {len(after['5'])}, in mode 6: {len(before['6'])} → {len(after['6'])}")
        if len(after["5"]) > len(before["5"]):
            broken = True
            print(*after["5"], sep="\n")
        if "--verbose" in sys.argv:
            print(*after["6"], sep="\n")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
