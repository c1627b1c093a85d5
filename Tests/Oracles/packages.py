"""Packages that build here: their modules, with the compiler arguments that `swift build` uses.

A package is named by its folder, or by `FOLDER:TARGET,TARGET` for some of its targets. It is built below the cache, whenever its
sources have changed; a package that needs the network, or a target that does not build, ends the run. The
arguments are read from the build's manifest, where they are quoted; what `swift build -v` prints is not.
"""

import hashlib
import json
import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from compiler_facts.module import Module
from compiler_facts.toolchain import compiler_version

COMMAND = re.compile(r"^    args: (\[.*\])$", re.M)
# What a driver's job writes and how it runs, which the bare frontend does not know and no question needs.
DROPPED_FLAG = re.compile(
    r"-(?:emit-dependencies|emit-module|emit-objc-header|incremental|c|v|g|enable-batch-mode|serialize-diagnostics|Onone|j\d+|"
    r"parseable-output|static-stdlib|warnings-as-errors|whole-module-optimization|color-diagnostics|no-color-diagnostics)$"
)
DROPPED_PAIR = {
    "-emit-module-path", "-output-file-map", "-index-store-path", "-emit-objc-header-path", "-o", "-Xlinker", "-num-threads", "-Xclang-linker",
}


@dataclass(frozen=True)
class Package:
    folder: Path
    modules: tuple
    # concurlint reads the settings of packages itself.
    arguments: tuple = ()

    @property
    def name(self):
        return self.folder.name


def parse_command(words):
    """The module that a driver's command compiles, as the frontend is told it; None for any other command."""
    if "-module-name" not in words or not words[0].endswith("swiftc"):
        return None
    sources = next((Path(word[1:]) for word in words if word.startswith("@") and word.endswith("/sources")), None)
    if sources is None or not sources.exists():
        return None
    arguments, index = [], 1
    while index < len(words):
        word = words[index]
        index += 1
        if word in DROPPED_PAIR:
            index += 1
        elif word == "-Xfrontend":
            arguments.append(words[index])
            index += 1
        elif word == "-Xcc":
            arguments += [word, words[index]]
            index += 1
        elif word.startswith("-D"):
            arguments += ["-D", word[2:]]
        elif not word.startswith("@") and not DROPPED_FLAG.match(word):
            arguments.append(word)
    files = [line.strip("'\"") for line in sources.read_text().splitlines() if line.strip("'\"").endswith(".swift")]
    return {"name": words[words.index("-module-name") + 1], "files": files, "arguments": arguments}


def sources_digest(folder):
    digest = hashlib.sha256(compiler_version() + Path(__file__).read_bytes())
    for directory, subdirectories, names in os.walk(folder):
        subdirectories[:] = sorted(name for name in subdirectories if not name.startswith("."))
        for name in sorted(names):
            if name.endswith((".swift", ".h", ".c", ".modulemap")):
                path = Path(directory, name)
                digest.update(str(path.relative_to(folder)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def libraries(folder, environment):
    """The targets that can be built alone: libraries and executables."""
    described = subprocess.run(
        ["swift", "package", "--package-path", folder, "describe", "--type", "json"], capture_output=True, env=environment
    )
    if described.returncode != 0:
        sys.exit(f"{folder}: {described.stderr.decode(errors='replace').strip()[-1000:]}")
    targets = json.loads(described.stdout)["targets"]
    return [
        target["name"] for target in targets
        if target["type"] in ("library", "executable") and target["module_type"] == "SwiftTarget"
    ]


def build(folder, targets, scratch):
    """Builds the targets; the package's own modules that are there then."""
    environment = {key: value for key, value in os.environ.items() if key != "CONCURLINT_WARNINGS_AS_ERRORS"}
    for target in targets or libraries(folder, environment):
        print(f"building {target} of {folder.name}", file=sys.stderr)
        command = ["swift", "build", "--package-path", folder, "--scratch-path", scratch, "--target", target]
        done = subprocess.run(command, capture_output=True, env=environment)
        if done.returncode != 0:
            sys.exit(f"{folder}: {target} does not build\n{(done.stdout + done.stderr).decode(errors='replace')[-2000:]}")
    modules = {}
    for match in COMMAND.finditer((scratch / "debug.yaml").read_text()):
        module = parse_command(json.loads(match[1]))
        is_built = module and any(scratch.glob(f"*/debug/Modules/{module['name']}.swiftmodule"))
        if is_built and module["files"] and all(Path(file).is_relative_to(folder) for file in module["files"]):
            modules[module["name"]] = module
    return [modules[name] for name in sorted(modules)]


def read_package(spelling, cache):
    """The package of that spelling, built if its sources have changed."""
    folder, _, listed = spelling.partition(":")
    folder = Path(folder).resolve()
    if not (folder / "Package.swift").exists():
        sys.exit(f"{folder}: no Package.swift")
    targets = [target for target in listed.split(",") if target]
    digest = sources_digest(folder)
    home = (cache / "packages" / f"{folder.name}-{hashlib.sha256(spelling.encode()).hexdigest()[:8]}").resolve()
    record = home / "modules.json"
    if not record.exists() or json.loads(record.read_text())["digest"] != digest:
        home.mkdir(parents=True, exist_ok=True)
        modules = build(folder, targets, home / "build")
        record.write_text(json.dumps({"digest": digest, "modules": modules}))
    modules = json.loads(record.read_text())["modules"]
    names = tuple(job["name"] for job in modules)
    return Package(
        folder,
        tuple(Module(tuple(job["files"]), tuple(job["arguments"]), digest, job["name"], names) for job in modules),
    )
