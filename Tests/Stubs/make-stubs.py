#!/usr/bin/env python3
"""Builds modules that stand for Apple's on a machine that has none, from the interfaces of LintSemantics.

    make-stubs.py [FOLDER]

Into FOLDER (default: .build/stubs of the package) come a module interface for each module that the toolchain lacks, the plugin that
expands their macros, and `arguments`, to be given to the compiler:

    swiftc -typecheck @.build/stubs/arguments File.swift

What the toolchain has (Foundation, Dispatch, Observation, …) is used itself. Supplements/ adds what clients need and the linter
does not: what the toolchain's Foundation lacks and the module of Objective-C's run-time library, in modules of their own, and more of
SwiftUI. Nothing can be linked: there is nothing behind the declarations. Files that are up to date stay.
What says `@objc` needs `-Xfrontend -enable-objc-interop` as well, with which the compiler takes no address of a variable (`&x`): the
library that Linux has lacks what that looks for.
Exit status: 0, or 3 when the toolchain lacks the libraries that macros are built with.
"""

import re
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path

from macro_plugin import build_plugin

HERE = Path(__file__).resolve().parent
PACKAGE = HERE.parent.parent
SUPPLEMENTS = HERE / "Supplements"
SDK = PACKAGE / "Sources/LintSemantics/SDK"

# Modules that only clients need, and the supplements that they are made of.
OF_SUPPLEMENTS = {"FoundationSupplement": "Foundation", "ObjectiveC": "ObjectiveC"}
# The toolchain's own modules, and what stands for a module under another name.
OF_THE_TOOLCHAIN = {
    *("Swift", "_Concurrency", "Foundation", "Dispatch", "Observation", "Synchronization", "XCTest"),
    *("Testing", "Distributed", "RegexBuilder"),
}
RENAMED = {"Darwin": "Glibc"}

INTERFACE = re.compile(r'SDKInterface\(\s*module: "(\w+)"([^#(]*?)source: #"""\n(.*?)\n *"""#((?: \+ \w+)*)', re.S)
CONTINUATION = r'static let {} = #"""\n(.*?)\n *"""#'


class Interface:
    """One interface as the Swift sources have it."""

    def __init__(self, match, continuations):
        self.module = match[1]
        self.text = textwrap.dedent(match[3])
        for name in re.findall(r"\w+", match[4]):
            self.text += "\n" + textwrap.dedent(re.search(CONTINUATION.format(name), continuations, re.S)[1])
        self.exports, self.imports, self.overlays = (
            re.findall(r'"(\w+)"', found[1]) if (found := re.search(rf"{key}: \[([^\]]*)\]", match[2])) else []
            for key in ("exports", "imports", "overlays")
        )

    def module_interface(self, compiler):
        if self.module in RENAMED:
            return head(self.module, compiler) + f"@_exported import {RENAMED[self.module]}\n"
        exported = self.exports + (["FoundationSupplement"] if {"Foundation"} & set(self.exports + self.imports) else [])
        lines = [f"@_exported import {name}" for name in exported] + [f"import {name}" for name in self.imports]
        more = SUPPLEMENTS / f"{self.module}.swift"
        text = with_inherited_initializers(self.text) + "\n" + (more.read_text() if more.exists() else "")
        return head(self.module, compiler) + "\n".join(lines) + "\n" + text


CLASS = re.compile(r"^( *)((?:@\w+(?:\([^)]*\))? )*(?:open|public|final public) class (\w+)(?:<[^>]*>)?)(: ([\w.]+)[^{]*|[^{]*)\{(.*?)(\}?)$")
# Initializers of classes that stand elsewhere.
ELSEWHERE = {"NSObject": ["public init()"]}


def with_inherited_initializers(text):
    """Spells out, as a module interface has to, the initializers that a class without any of its own has from its superclass."""
    lines = [re.sub(r" // source: .*$", "", line) for line in text.split("\n")]
    designated = dict(ELSEWHERE)
    result = []
    for number, line in enumerate(lines):
        match = CLASS.match(line)
        if not match:
            result.append(line)
            continue
        margin, header, name, inheritance, superclass, inner, closing = match.groups()
        own = own_initializers(lines, number, margin) + ([inner.strip()] if " init" in f" {inner}" else [])
        inherited = designated.get(superclass, [])
        if own or not inherited:
            designated[name] = [line for line in own if "convenience" not in line]
            result.append(line)
            continue
        designated[name] = inherited
        added = [f"{margin}  {line}" if "required" in line else f"{margin}  override {line}" for line in map(bare, inherited)]
        head_line = f"{margin}@_inheritsConvenienceInitializers {header}{inheritance}{{"
        body = [f"{margin}  {inner.strip()}"] if inner.strip() else []
        result += [head_line, *body, *added] + ([f"{margin}}}"] if closing else [])
    return "\n".join(result)


def own_initializers(lines, number, margin):
    found = []
    for line in lines[number + 1 :]:
        if line.startswith(margin + "}") or (line and not line.startswith(margin + " ")):
            break
        if re.match(rf"^{margin}  (?! ).*\binit[?!]?[(<]", line):
            found.append(line.strip())
    return found


def bare(initializer):
    """An initializer without what only its own class says of it."""
    return re.sub(r"\boverride |@_semantics\([^)]*\) ", "", initializer)


def head(module, compiler):
    return (
        "// swift-interface-format-version: 1.0\n"
        f"// swift-compiler-version: {compiler}\n"
        f"// swift-module-flags: -module-name {module} -enable-library-evolution -swift-version 6\n"
        "import Swift\nimport _Concurrency\n"
    )


def write(path, text):
    """Writes what changed, so that the compiler's cache stays good for the rest."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


def main():
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else PACKAGE / ".build/stubs").resolve()
    host = Path(shutil.which("swift")).resolve().parent.parent / "lib/swift/host"
    if not (host / "SwiftSyntaxMacros.swiftmodule").exists():
        print(f"no macro libraries in {host}", file=sys.stderr)
        return 3
    compiler = subprocess.run(["swiftc", "--version"], capture_output=True, text=True, check=True).stdout.split("\n")[0]
    sources = "".join(file.read_text() for file in sorted((SDK / "Interfaces").glob("*.swift")))
    interfaces = [Interface(match, sources) for match in INTERFACE.finditer(sources)]
    for interface in interfaces:
        if interface.module in OF_THE_TOOLCHAIN:
            continue
        write(folder / f"{interface.module}.swiftinterface", interface.module_interface(compiler))
        if interface.overlays:
            first, second = interface.overlays
            write(
                folder / f"{first}.swiftcrossimport/{second}.swiftoverlay",
                f"%YAML 1.2\n---\nversion: 1\nmodules:\n  - name: {interface.module}\n",
            )
    written = {interface.module for interface in interfaces} - OF_THE_TOOLCHAIN | OF_SUPPLEMENTS.keys()
    for file in folder.glob("*.swiftinterface"):
        if file.stem not in written:
            file.unlink()
    for module, supplement in OF_SUPPLEMENTS.items():
        text = (SUPPLEMENTS / f"{supplement}.swift").read_text()
        write(folder / f"{module}.swiftinterface", head(module, compiler) + text)
    library = build_plugin(folder, host)
    write(
        folder / "arguments",
        f'-I "{folder}" -load-plugin-library "{library}" -plugin-path "{host}/plugins" -module-cache-path "{folder}/cache" '
        "-Xfrontend -enable-cross-import-overlays\n",
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
