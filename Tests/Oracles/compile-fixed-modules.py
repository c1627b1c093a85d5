#!/usr/bin/env python3
"""Compiles modules for Apple's platforms before and after all fixes: what compiled must compile.

    compile-fixed-modules.py [--sdk DIR] [--module NAME]… [--cache DIR] --package FILE.toml CONCURLINT

FILE.toml names the modules: see applications.py. Each project is copied and fixed twice, first by the safe fixes and then by all, of
all rules; after each its module is compiled through -emit-sil, in its own language mode. An error that was not there before, in any
file, is a broken fix; in a module that does not compile here, only what the type checker says counts. Prints a line for each module. Exit status: 0; 1 when a module has new errors; 2 when one cannot be compared.
"""

import argparse
import collections
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import corpus as shared
import real_code
from applications import read_applications
from compiler_facts.toolchain import frontend

NOT_COPIED = shutil.ignore_patterns(".git", ".build", "DerivedData")


def errors(module, folder):
    """The texts of the compiler's errors, each with the file that it is in, and how often."""
    _, diagnostics = frontend([*module.arguments, *module.files, "-o", str(folder / "module.sil")], "-emit-sil")
    return collections.Counter((Path(each.file).name, each.text) for each in diagnostics if each.severity == "error")


def copied(listing, project, folder):
    """The file of modules beside a copy of one project and the others themselves."""
    root = Path(folder).resolve() / "modules"
    root.mkdir()
    for entry in listing.resolve().parent.iterdir():
        if entry.name == project:
            shutil.copytree(entry, root / project, ignore=NOT_COPIED, symlinks=True)
        else:
            (root / entry.name).symlink_to(entry)
    own = root / listing.name
    own.unlink()
    shutil.copyfile(listing, own)
    return own


def fixed(concurlint, folder, arguments, module):
    """Applies fixes in a folder; how many of the module's files that changed."""
    before = {path: path.read_bytes() for path in map(Path, module.files)}
    run = subprocess.run(
        [concurlint, "fix", "--enable-all-rules", "--fail-on", "never", *arguments, "."], cwd=folder, capture_output=True, text=True)
    if run.returncode != 0:
        sys.exit(f"{folder.name}: {run.stderr}")
    return sum(path.read_bytes() != text for path, text in before.items())


def compare(listing, original, name, options):
    """The lines to print for a module of an application, and whether it has new errors."""
    with tempfile.TemporaryDirectory(prefix="fixed-modules-") as folder:
        own = copied(listing, original.folder.relative_to(listing.resolve().parent).parts[0], folder)
        (application,) = read_applications(own, options.sdk, options.cache, [name])
        (module,) = application.modules
        before, rows, is_broken = errors(module, Path(folder)), [], False
        for label, unsafe in (("safe", []), ("all", ["--unsafe-fixes"])):
            files = fixed(options.concurlint.resolve(), application.folder, [*application.arguments, *unsafe], module)
            new = errors(module, Path(folder)) - before
            rows.append(f"{name}: {label} fixes changed {files} of its files; errors before {before.total()}, new {new.total()}")
            rows += [f"  {file}: {text}" for file, text in sorted(new)]
            is_broken = is_broken or bool(new)
        return rows, is_broken


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("concurlint", type=Path, help="the binary that fixes")
    real_code.add_arguments(parser)
    parser.add_argument("--cache", type=Path, default=Path(".build/compiler-facts"), help="default: %(default)s")
    options = parser.parse_args()
    is_broken = False
    for application, module in real_code.modules(options):
        listing = next(Path(each) for each in options.package if each.endswith(".toml"))
        rows, broken = compare(listing, application, module.name, options)
        print(*rows, sep="\n", flush=True)
        is_broken = is_broken or broken
    return 1 if is_broken else 0


if __name__ == "__main__":
    shared.exit_with(main)
