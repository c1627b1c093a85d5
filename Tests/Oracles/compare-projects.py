#!/usr/bin/env python3
"""Compares what is read from Xcode projects with a second reading of them, and with what was reviewed.

    compare-projects.py CORPUS CONCURLINT [--update]

The second reading is as plain as can be: `plutil` of the Swift toolchain turns the project into JSON, and files are looked for on
disk. For the projects in settings-goldens.json (recognised by the hash of their `project.pbxproj`) the modes, isolations and the
number of files of each target must also be those that somebody has looked at; --update writes what is read now.
"""

import argparse
import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys

GOLDENS = pathlib.Path(__file__).with_name("settings-goldens.json")
SETTINGS = {"languageMode": "SWIFT_VERSION", "strictConcurrency": "SWIFT_STRICT_CONCURRENCY", "defaultIsolation": "SWIFT_DEFAULT_ACTOR_ISOLATION"}
REFERENCE = re.compile(r"\$[({](\w+)[)}]")


class Project:
    """A project file, read with Foundation's property lists."""

    def __init__(self, path):
        run = subprocess.run(["plutil", "-convert", "json", "-o", "-", str(path)], capture_output=True)
        run.check_returncode()
        document = json.loads(run.stdout)
        self.objects = document["objects"]
        self.root = self.objects[document["rootObject"]]
        self.directory = path.parent.parent / self.root.get("projectDirPath", "")
        self.paths = {}
        self.place(self.root["mainGroup"], self.directory)

    def place(self, identifier, parent):
        item = self.objects.get(identifier)
        if item is None or identifier in self.paths:
            return
        base = {"<group>": parent, "SOURCE_ROOT": self.directory}.get(item.get("sourceTree", "<group>"))
        path = base and pathlib.Path(os.path.normpath(base / item.get("path", "")))
        self.paths[identifier] = path
        for child in item.get("children", []):
            self.place(child, path)

    def targets(self):
        return [(key, self.objects[key]) for key in self.root["targets"]]

    # Files

    def files(self, key, target):
        found = set()
        for phase in target.get("buildPhases", []):
            phase = self.objects.get(phase, {})
            if phase.get("isa") == "PBXSourcesBuildPhase":
                for entry in phase["files"]:
                    path = self.paths.get(self.objects.get(entry, {}).get("fileRef"))
                    if path and path.suffix == ".swift" and path.is_file():
                        found.add(path)
        own = target.get("fileSystemSynchronizedGroups", [])
        for identifier, group in self.objects.items():
            if group["isa"] != "PBXFileSystemSynchronizedRootGroup" or not self.paths.get(identifier):
                continue
            root = self.paths[identifier]
            exceptions = {root / name for name in self.exceptions(group, key, target)}
            inside = {path for path in root.rglob("*.swift") if path.is_file() and not path.is_symlink() and not in_package(path, root)}
            excepted = {path for path in inside if path in exceptions or exceptions & set(path.parents)}
            found |= inside - excepted if identifier in own else excepted
        return found

    def exceptions(self, group, key, target):
        for identifier in group.get("exceptions", []):
            entry = self.objects.get(identifier, {})
            if entry.get("target") == key or entry.get("buildPhase") in target.get("buildPhases", []):
                yield from entry.get("membershipExceptions", [])

    # Settings

    def values(self, target, name):
        """The value of a setting in each configuration; None where it needs more than plain names."""
        found = []
        shared = {c["name"]: c for c in self.configurations(self.root)}
        for configuration in self.configurations(target):
            scope = {}
            for layer in [shared.get(configuration["name"], {}), configuration]:
                base = layer.get("baseConfigurationReference")
                if base and self.paths.get(base):
                    self.include(self.paths[base], scope, set())
                anchor = layer.get("baseConfigurationReferenceAnchor")
                if anchor and self.paths.get(anchor):
                    self.include(self.paths[anchor] / layer["baseConfigurationReferenceRelativePath"], scope, set())
                for key, value in layer.get("buildSettings", {}).items():
                    self.assign(scope, key, value if isinstance(value, str) else " ".join(value))
            if any(key.startswith(name + "[") for key in scope):
                return None
            found.append(self.expand(scope, scope.get(name, ""), 0))
        return None if None in found else found

    def configurations(self, item):
        names = self.objects.get(item.get("buildConfigurationList"), {}).get("buildConfigurations", [])
        return [self.objects[name] for name in names]

    def include(self, path, scope, open_files):
        path = pathlib.Path(os.path.normpath(path))
        if path in open_files or not path.is_file():
            return
        for line in path.read_text(encoding="utf-8-sig").splitlines():
            line = line.split("//")[0].strip()
            included = re.match(r'#include\??\s*"(.*)"', line)
            if included:
                self.include(path.parent / included[1], scope, open_files | {path})
            elif "=" in line:
                key, value = re.match(r"([^=\[]+(?:\[[^\]]*\])*)\s*=(.*)", line).groups()
                self.assign(scope, key.strip(), value.strip().rstrip(";"))

    def assign(self, scope, key, value):
        scope[key] = value.replace("$(inherited)", scope.get(key, ""))

    def expand(self, scope, value, depth):
        if depth > 8:
            return None
        for name in REFERENCE.findall(value):
            inner = self.expand(scope, scope[name], depth + 1) if name in scope else None
            if inner is None:
                return None
            value = re.sub(r"\$[({]" + name + r"[)}]", lambda _: inner, value)
        return None if "$" in value else value


def in_package(path, root):
    parent = path.parent
    while parent != root.parent:
        if (parent / "Package.swift").exists() and parent != root:
            return True
        parent = parent.parent
    return False


def expected(setting, values, mode):
    """What the compiler is told, for values as Xcode has them; "unknown" when configurations differ."""
    if setting == "languageMode":
        modes = {(value or "5").split(".")[0] for value in values}
    elif setting == "strictConcurrency":
        if mode == "unknown":
            return None
        modes = {"complete"} if mode == "6" else {value or "minimal" for value in values}
    else:
        modes = {value or "nonisolated" for value in values}
    return modes.pop() if len(modes) == 1 else "unknown"


def compare(path, container, read_paths):
    project = Project(path)
    targets = project.targets()
    wrong = []
    names = [target["name"] for _, target in targets]
    if names != [target["name"] for target in container["targets"]]:
        return [f"targets: {names}, read were {[target['name'] for target in container['targets']]}"]
    for (key, target), read in zip(targets, container["targets"]):
        name = target["name"]
        files = {os.path.normpath(p) for p in map(str, project.files(key, target))} & read_paths.keys()
        ours = {name for name, short in read_paths.items() if short in set(read["files"])}
        if files != ours:
            wrong.append(f"{name}: files: missing {sorted(files - ours)[:5]}, too many {sorted(ours - files)[:5]}")
        flags = project.values(target, "OTHER_SWIFT_FLAGS")
        if flags is None or any("-swift-version" in flag or "concurrency" in flag or "StrictConcurrency" in flag for flag in flags):
            continue
        mode = None
        for setting, variable in SETTINGS.items():
            values = project.values(target, variable)
            if values is None or not values:
                continue
            value = expected(setting, values, mode)
            mode = mode or value
            shown = read["settings"][setting].get("value", "unknown")
            if value is not None and value != shown:
                wrong.append(f"{name}: {setting}: {value}, read was {shown}")
    return wrong


def summary(container):
    return {
        target["name"]: " ".join(
            [target["kind"]] + [target["settings"][name].get("value", "unknown") for name in SETTINGS]
            + sorted(name for name, value in target["upcomingFeatures"].items() if value.get("value") == "on")
            + [f"files={len(target['files'])}"])
        for target in container["targets"]
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("corpus")
    parser.add_argument("command")
    parser.add_argument("--update", action="store_true")
    options = parser.parse_args()
    goldens = json.loads(GOLDENS.read_text()) if GOLDENS.exists() else {}
    failures = compared = reviewed = 0
    for checkout in sorted(path for path in pathlib.Path(options.corpus).resolve().iterdir() if path.is_dir()):
        run = subprocess.run([options.command, "settings", "--format", "json", str(checkout)], capture_output=True)
        run.check_returncode()
        containers = json.loads(run.stdout)["containers"]
        # Files are named from the root of the checkout.
        short = {str(path): str(path.relative_to(checkout)) for path in checkout.rglob("*.swift")}
        for container in containers:
            if container["kind"] != "xcode-project":
                continue
            path = checkout / container["path"]
            compared += 1
            wrong = compare(path, container, short)
            name = f"{checkout.name}/{container['path']}"
            digest = hashlib.sha256(path.read_bytes()).hexdigest()
            golden = goldens.get(name)
            if golden and golden["sha256"] == digest:
                if options.update:
                    golden["targets"] = summary(container)
                reviewed += 1
                wrong += [
                    f"{target}: reviewed was '{golden['targets'].get(target)}', read is '{value}'"
                    for target, value in summary(container).items() if golden["targets"].get(target) != value]
            for line in wrong:
                print(f"{name}: {line}")
            failures += len(wrong)
    if options.update:
        GOLDENS.write_text(json.dumps(goldens, indent=1, ensure_ascii=False, sort_keys=True) + "\n")
    print(f"{compared} projects compared, {reviewed} of them with what was reviewed, {failures} differences")
    return 1 if failures or not compared else 0


if __name__ == "__main__":
    sys.exit(main())
