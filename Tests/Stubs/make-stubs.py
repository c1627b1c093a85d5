#!/usr/bin/env python3
"""Builds modules that stand for Apple's on a machine that has none, from what LintSemantics knows of them.

    make-stubs.py [--quiet | --check | --update] [FOLDER]

Into FOLDER (default: .build/stubs of the package) come a module interface for each module that the toolchain lacks, the plugin that
expands their macros, and `arguments`, to be given to the compiler:

    swiftc -typecheck @.build/stubs/arguments File.swift

A module has what SDK/Interfaces declares, and the types and members of SDK/Types and SDK/Members. What the toolchain has (Foundation,
Dispatch, Observation, …) is used itself; what its Foundation lacks of the same texts is in a module that the others import along with
it. Supplements/ has nothing that the linter knows: names that only clients need, and witnesses that the compiler looks for.

What cannot stand in an interface is left out and counted, unless --quiet is given. Types are printed with the reason, and
FOLDER/left-out.txt lists all of it.
What the compiler does not accept is in left-out.txt beside this script: `--check` compiles all modules, and `--update` adds to that list
and removes what is in no text any more. Without the file it begins anew, which takes some minutes.

Nothing can be linked: there is nothing behind the declarations. Files that are up to date stay.
What says `@objc` needs `-Xfrontend -enable-objc-interop` as well, with which the compiler takes no address of a variable (`&x`): the
library that Linux has lacks what that looks for.
Exit status: 0; 1 when the compiler does not accept a module; 3 when the toolchain lacks the libraries that macros are built with.
"""

import argparse
import collections
import json
import shutil
import subprocess
import sys
from pathlib import Path

import compiled
import left_out
import sdk_text
import toolchain_modules
from lacking import lacking
from macro_plugin import build_plugin
from stub_text import INHERITED, OF_CLOSURE, OF_TOOLCHAIN, Builder, paths

HERE = Path(__file__).resolve().parent
SUPPLEMENTS = HERE / "Supplements"

# The toolchain's own modules, and what stands for a module under another name.
OF_THE_TOOLCHAIN = {
    *("Swift", "_Concurrency", "Foundation", "Dispatch", "Observation", "Synchronization", "XCTest", "Glibc", "Musl"),
    *("Testing", "Distributed", "RegexBuilder", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML"),
}
RENAMED = {"Darwin": "Glibc"}
# What the toolchain's Foundation lacks; it brings along what Apple's does.
FOUNDATION = "FoundationSupplement"
OF_FOUNDATION = ["Foundation", "FoundationNetworking", "ObjectiveC"]


class Stubs:
    """The stub modules by name, as lines with their entries in the list of what is left out."""

    def __init__(self, compiler, toolchain, unaccepted):
        self.compiler, self.modules = compiler, sdk_text.modules()
        self.builder = Builder(self.modules, toolchain, unaccepted)
        self.toolchain = toolchain
        self.exports, self.imports = {}, {}
        self.order, self.broken = [], []
        for name, module in self.modules.items():
            if name == "Foundation":
                self.exports[FOUNDATION], self.imports[FOUNDATION] = OF_FOUNDATION, []
                # They import it.
                self.broken += [(FOUNDATION, each) for each in dict.fromkeys([*module.exports, *module.imports]) if each not in {*OF_THE_TOOLCHAIN, *RENAMED}]
            elif name not in OF_THE_TOOLCHAIN:
                exports = [each for each in dict.fromkeys(module.exports) if each in self.modules]
                if "Foundation" in exports + module.imports and name not in OF_FOUNDATION:
                    exports.append(FOUNDATION)
                self.exports[name] = exports
                self.imports[name] = [each for each in module.imports if each in self.modules and each not in exports]
        for name in self.exports:
            for target in self.modules[name].needed if name in self.modules else []:
                if name in self.reached(target):
                    self.imports[name].remove(target)
                    self.broken.append((name, target))
        for name in sorted(self.exports):
            self.arrange(name)
        self.lines = {name: self.text(name) for name in self.order}

    def reached(self, name):
        """The modules that one imports, and those that these do."""
        found, waiting = set(), [name]
        while waiting:
            if (name := waiting.pop()) not in found:
                found.add(name)
                waiting += [*self.exports.get(name, ()), *self.imports.get(name, ())]
        return found

    def arrange(self, name):
        """Puts a module behind those that it imports."""
        if name not in self.order and name in self.exports:
            for target in [*self.exports[name], *self.imports[name]]:
                self.arrange(target)
            self.order.append(name)

    def text(self, name):
        head = [
            "// swift-interface-format-version: 1.0", f"// swift-compiler-version: {self.compiler}",
            f"// swift-module-flags: -module-name {name} -enable-library-evolution -swift-version 6", "import Swift", "import _Concurrency",
        ]
        if name in RENAMED:
            return [(line, None) for line in [*head, f"@_exported import {RENAMED[name]}"]]
        head += [f"@_exported import {each}" for each in self.exports[name]] + [f"import {each}" for each in self.imports[name]]
        lines = [(line, None) for line in head]
        supplement = SUPPLEMENTS / f"{'Foundation' if name == FOUNDATION else name}.swift"
        if name == FOUNDATION:
            module = self.modules["Foundation"]
            lines += [(line, f"Foundation: {line.strip()}") for line in lacking(module.interface, self.toolchain)
                      if self.builder.keeps("Foundation", f"Foundation: {line.strip()}")]
            lines += self.builder.generated("Foundation", self.builder.texts["Foundation"])
        else:
            lines += self.builder.lines(name)
        if supplement.exists():
            lines += [(line, None) for line in supplement.read_text(encoding="utf-8").splitlines()]
        return lines

    def by_hand_types(self):
        return {name: paths(self.modules[name].interface) for name in self.lines if name in self.modules}

    def missing(self):
        """By module and reason, what is left out; the modules of the toolchain too."""
        found = dict(self.builder.missing)
        for name in sorted(OF_THE_TOOLCHAIN & self.modules.keys() - {"Foundation"}):
            text = self.builder.texts[name]
            found.setdefault(name, {})[OF_TOOLCHAIN] = [each.path for each in text.types] + [
                f"{path}: {member.text}" for path, members in text.members.items() for member in members]
        return found


def write(path, text):
    """Writes what changed, so that the compiler's cache stays good for the rest."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def write_modules(stubs, folder):
    for name, lines in stubs.lines.items():
        write(folder / f"{name}.swiftinterface", "".join(f"{line}\n" for line, _ in lines))
        if module := stubs.modules.get(name):
            if module.overlays:
                first, second = module.overlays
                write(folder / f"{first}.swiftcrossimport/{second}.swiftoverlay", f"%YAML 1.2\n---\nversion: 1\nmodules:\n  - name: {name}\n")
    for file in folder.glob("*.swiftinterface"):
        if file.stem not in stubs.lines:
            file.unlink()


def summary(stubs):
    """What there is and what is left out, types with their names."""
    missing, counts = stubs.missing(), collections.Counter()
    types = collections.defaultdict(list)
    for module, reasons in missing.items():
        for reason, entries in reasons.items():
            for entry in entries:
                counts[reason if reason in (OF_CLOSURE, OF_TOOLCHAIN, INHERITED) else "the compiler does not accept it", ":" in entry] += 1
                if ":" not in entry and reason != OF_TOOLCHAIN:
                    types[module].append(f"{entry} ({reason})")
    by_hand = sum(len(each) for each in stubs.by_hand_types().values())
    of_types, of_members = (stubs.builder.counted[each] for each in ("types", "members"))
    yield f"{len(stubs.lines)} modules: {by_hand} types of SDK/Interfaces, {of_types} of SDK/Types; {of_members} members of SDK/Members"
    for (reason, is_part), count in sorted(counts.items()):
        yield f"left out, {reason}: {count} {'members and conformances' if is_part else 'types'}"
    for module, entry in sorted(stubs.builder.unused()):
        yield f"on the list, but in no text: {module}: {entry}"
    for name, target in stubs.broken:
        yield f"left out, an import that closes a circle: of {target} by {name}"
    for module, names in sorted(types.items()):
        yield f"{module}: {', '.join(names)}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, nargs="?", default=sdk_text.PACKAGE / ".build/stubs")
    parser.add_argument("--quiet", action="store_true", help="print errors alone")
    parser.add_argument("--check", action="store_true", help="compile all modules")
    parser.add_argument("--update", action="store_true", help="compile all modules, and list what the compiler does not accept")
    options = parser.parse_args()
    folder = options.folder.resolve()
    host = Path(shutil.which("swift")).resolve().parent.parent / "lib/swift/host"
    if not (host / "SwiftSyntaxMacros.swiftmodule").exists():
        print(f"no macro libraries in {host}", file=sys.stderr)
        return 3
    compiler = subprocess.run(["swiftc", "--version"], capture_output=True, text=True, check=True).stdout.split("\n")[0]
    target = json.loads(subprocess.run(["swiftc", "-print-target-info"], capture_output=True, text=True, check=True).stdout)["target"]["triple"]
    toolchain = toolchain_modules.read(folder / "toolchain" / compiler.replace(" ", "-"), target)
    folder.mkdir(parents=True, exist_ok=True)
    library = build_plugin(folder, host)
    arguments = [
        "-I", str(folder), "-load-plugin-library", str(library), "-plugin-path", f"{host}/plugins", "-module-cache-path", f"{folder}/cache",
        "-Xfrontend", "-enable-cross-import-overlays",
    ]
    quoted = " ".join(f'"{each}"' if "/" in each else each for each in arguments)
    write(folder / "arguments", quoted + "\n")

    def build(unaccepted):
        return Stubs(compiler, toolchain, unaccepted)

    stubs = compiled.without_errors(build, write_modules, folder, arguments) if options.update else build(left_out.read())
    write_modules(stubs, folder)
    write(folder / "left-out.txt", left_out.text(stubs.missing()))
    errors = [error for name in stubs.order for error in compiled.errors(name, folder, arguments)] if options.check else []
    if not options.quiet:
        print(*summary(stubs), sep="\n")
    for error in errors:
        print(f"{error.path}:{error.line}: {error.message}")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
