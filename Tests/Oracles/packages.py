"""Packages that build here: their modules, with the compiler arguments that `swift build -v` prints.

A package is named by its folder, or by `FOLDER:TARGET,TARGET` for some of its targets. It is built once for each state of
its sources, below the cache; a package that needs the network, or a target that does not build, ends the run.
"""

import hashlib
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from compiler_facts.module import Module
from compiler_facts.toolchain import compiler_version

# What a frontend job writes, which no question needs; all have one argument.
OUTPUT_OPTION = re.compile(r"-(?:o|emit-[\w-]+-path|serialize-diagnostics-path|index-store-path|index-unit-output-path|num-threads)$")
OUTPUT_FLAG = re.compile(r"-(?:frontend|emit-module|experimental-skip-[\w-]+|emit-dependencies|c|g|empty-abi-descriptor|debug-info-format=\w+|dwarf-version=\d+|no-color-diagnostics)$")
KEPT_PAIRS = {
    "-target", "-I", "-F", "-module-cache-path", "-swift-version", "-D", "-file-compilation-dir", "-Xcc", "-module-name", "-package-name",
    "-in-process-plugin-server-path", "-plugin-path", "-enable-upcoming-feature", "-enable-experimental-feature", "-default-isolation",
    "-load-plugin-executable", "-external-plugin-path", "-load-plugin-library", "-sdk", "-vfsoverlay", "-import-objc-header",
}


@dataclass(frozen=True)
class Package:
    folder: Path
    modules: tuple

    @property
    def name(self):
        return self.folder.name


def parse_job(line):
    """The module that a frontend job emits; None for any other line."""
    if " -emit-module " not in line or " -frontend " not in line:
        return None
    words = shlex.split(line)
    files, arguments, index, name = [], [], 1, ""
    while index < len(words):
        word = words[index]
        if OUTPUT_OPTION.match(word):
            index += 2
        elif OUTPUT_FLAG.match(word):
            index += 1
        elif word in KEPT_PAIRS:
            if word == "-module-name":
                name = words[index + 1]
            arguments += words[index : index + 2]
            index += 2
        else:
            # The driver prints a path as it is, spaces and all.
            while word.startswith("/") and not word.endswith(".swift") and index + 1 < len(words):
                index += 1
                word += " " + words[index]
            (files if word.endswith(".swift") else arguments).append(word)
            index += 1
    return {"name": name, "files": files, "arguments": arguments} if files else None


def sources_digest(folder):
    digest = hashlib.sha256(compiler_version())
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
    """Builds the targets from nothing; the modules that were compiled on the way."""
    environment = {key: value for key, value in os.environ.items() if key != "CONCURLINT_WARNINGS_AS_ERRORS"}
    shutil.rmtree(scratch, ignore_errors=True)
    modules = {}
    for target in targets or libraries(folder, environment):
        print(f"building {target} of {folder.name}", file=sys.stderr)
        command = ["swift", "build", "-v", "--package-path", folder, "--scratch-path", scratch, "--target", target]
        done = subprocess.run(command, capture_output=True, env=environment)
        if done.returncode != 0:
            sys.exit(f"{folder}: {target} does not build\n{(done.stdout + done.stderr).decode(errors='replace')[-2000:]}")
        for line in done.stdout.decode(errors="replace").splitlines():
            job = parse_job(line)
            if job and all(Path(file).is_relative_to(folder) for file in job["files"]):
                modules[job["name"]] = job
    return sorted(modules.values(), key=lambda job: job["name"])


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
