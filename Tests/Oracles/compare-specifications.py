#!/usr/bin/env python3
"""Compares what is read of XcodeGen's `project.yml` with the Xcode project that was made of it.

    compare-specifications.py PROGRAM CORPUS

For each folder of CORPUS with both, at the top: the targets with their kinds, settings, deployment targets and numbers of files, as the project states
them, and as the specification does in a copy without the project. A project that was changed since, or whose specification was, differs in that.

Exit status: 0 when all agree, 1 when some differ, 2 when there is nothing to compare.
"""

import json
import pathlib
import shutil
import subprocess
import sys
import tempfile

SETTINGS = ("languageMode", "strictConcurrency", "defaultIsolation")


def targets(program: str, folder: pathlib.Path, end: str) -> dict[str, tuple]:
    run = subprocess.run([program, "settings", "--format", "json", "."], cwd=folder, capture_output=True, check=True)
    found = {}
    for container in json.loads(run.stdout)["containers"]:
        if not container["path"].endswith(end):
            continue
        for target in container["targets"]:
            settings = tuple(target["settings"][name].get("value") for name in SETTINGS)
            systems = tuple(sorted((name, version.get("value")) for name, version in target["deploymentTargets"].items()))
            found[target["name"]] = (target["kind"], settings, systems, len(target["files"]))
    return found


def main() -> int:
    if len(sys.argv) != 3:
        print(__doc__, file=sys.stderr)
        return 2
    program, corpus = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2])
    compared = differing = 0
    for specification in sorted(corpus.glob("*/project.yml")):
        folder = specification.parent
        if not list(folder.glob("*.xcodeproj/project.pbxproj")):
            continue
        with tempfile.TemporaryDirectory() as copies:
            copy = pathlib.Path(copies) / folder.name
            shutil.copytree(folder, copy, symlinks=True)
            project = targets(program, copy, ".pbxproj")
            for bundle in copy.glob("*.xcodeproj"):
                shutil.rmtree(bundle)
            own = targets(program, copy, "project.yml")
        compared += 1
        differing += project != own
        print(f"{folder.name}: {len(project)} targets, {len(own)} in the specification")
        for name in sorted(project.keys() | own.keys()):
            if project.get(name) != own.get(name):
                print(f"  {name}: {project.get(name, 'no target')}, specification: {own.get(name, 'no target')}")
    print(f"{compared} projects compared, {differing} differ")
    return 2 if not compared else 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
