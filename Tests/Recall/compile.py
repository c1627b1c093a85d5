#!/usr/bin/env python3
"""Compiles the seeds in Swift 5 mode, each file of them at once: a seed is to be a defect that a developer sees too late.

    compile.py [FAMILY…]

Needs the stand-ins of Apple's modules: `make stubs`. What a seed is put into is a model, a view and a test case of its own. Errors that
are themselves the defect, and what the stand-ins lack, are listed in `refused.txt`, one text a line; any other error ends with status 1.
"""

import pathlib
import re
import subprocess
import sys
import tempfile

from seeds import FOLDER, Seed, seeds

PACKAGE = pathlib.Path(__file__).resolve().parents[2]
HOST = """
@Model final class HostModel {
  var hostText: String
  init(hostText: String) { self.hostText = hostText }
}
"""
OPTIONS = {
    "nonisolated by default": [],
    "Swift 5": [],
    "Swift 6": [],
    "main actor by default": ["-default-isolation", "MainActor"],
    "nonsending": ["-enable-upcoming-feature", "NonisolatedNonsendingByDefault"],
}


def main() -> int:
    refused = [line for line in (FOLDER.parent / "refused.txt").read_text(encoding="utf-8").splitlines() if line]
    unexpected = 0
    for family in sys.argv[1:] or sorted(path.stem for path in FOLDER.glob("*.swift")):
        everything = seeds(FOLDER, family)
        for settings in OPTIONS:
            group = [seed for seed in everything if seed.settings == settings and seed.place in ("file", "view", "test case")]
            if group:
                for error in errors(group, OPTIONS[settings]):
                    if not any(each in error for each in refused):
                        unexpected += 1
                        print(f"{family}: {error}")
    return 1 if unexpected else 0


def errors(group: list[Seed], options: list[str]) -> list[str]:
    """What the compiler refuses, each with the line that it is about."""
    imports = sorted({name for seed in group for name in seed.imports} | {"Foundation"})
    text = "".join(f"import {name}\n" for name in imports)
    if any("HostModel" in seed.text for seed in group):
        text += HOST
    for number, seed in enumerate(group):
        own = "\n".join(seed.files[""])
        if seed.place == "view":
            own = f"struct HostView{number}: View {{\nvar body: some View {{ EmptyView() }}\n{own}\n}}"
        elif seed.place == "test case":
            own = f"import XCTest\nfinal class HostTests{number}: XCTestCase {{\n{own}\n}}"
        text += own + "\n"
        if seed.call:
            parameter = "_ hostContext: ModelContext" if "hostContext" in seed.call else ""
            text += f"@MainActor func call{number}({parameter}) {{\n{seed.call}\n}}\n"
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "Seeds.swift"
        file.write_text(text, encoding="utf-8")
        command = [
            "swiftc", "-emit-sil", "-parse-as-library", "-swift-version", "5", *options, "@.build/stubs/arguments",
            "-Xfrontend", "-enable-objc-interop", "-suppress-warnings", str(file), "-o", f"{folder}/out.sil",
        ]
        done = subprocess.run(command, cwd=PACKAGE, capture_output=True, text=True, check=False)
        lines = text.split("\n")
        found = re.findall(r"^\S*Seeds\.swift:(\d+):\d+: error: (.+)$", done.stderr, re.MULTILINE)
        if done.returncode != 0 and not found:
            return [done.stderr]
        return [f"{message}: {lines[int(line) - 1].strip()}" for line, message in found]


if __name__ == "__main__":
    sys.exit(main())
