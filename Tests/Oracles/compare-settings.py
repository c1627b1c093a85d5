#!/usr/bin/env python3
"""Compares what is read from package manifests with what SwiftPM says when it runs them.

    compare-settings.py CORPUS CONCURLINT [--limit N]

For each different manifest below CORPUS, `swift package dump-package` runs it in an empty directory, and `concurlint settings`
reads it there. Every field that is read must be equal, or unknown; what is unknown is counted. SwiftPM executes manifests, so
give it only code that you would build.
"""

import argparse
import collections
import concurrent.futures
import hashlib
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

KINDS = {
    "regular": "library", "executable": "executable", "test": "test", "macro": "macro", "plugin": "plugin", "system": "system",
    "binary": "binary",
}
SETTINGS = {
    "swiftLanguageMode", "enableUpcomingFeature", "enableExperimentalFeature", "unsafeFlags", "defaultIsolation",
}


def packages(corpus, limit):
    """Directories with a manifest, one for each different set of manifests."""
    seen = set()
    for path in sorted(pathlib.Path(corpus).rglob("Package.swift")):
        if ".build" in path.parts:
            continue
        files = [path] + sorted(path.parent.glob("Package@swift-*.swift"))
        digest = hashlib.sha256(b"\0".join(file.read_bytes() for file in files)).digest()
        if digest in seen:
            continue
        seen.add(digest)
        yield path.parent, files
        if limit and len(seen) == limit:
            return


def swiftpm(directory):
    # A variable of ours could be one that a manifest asks about.
    environment = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    run = subprocess.run(
        ["swift", "package", "dump-package", "--package-path", directory], capture_output=True, text=True, env=environment,
        timeout=300)
    return json.loads(run.stdout) if run.returncode == 0 else None


def condition(value):
    if not value:
        return []
    words = list(value.get("platformNames", []))
    if value.get("config"):
        words.append(value["config"])
    return sorted(word.lower() for word in words)


def expected_settings(target):
    found = []
    for setting in target.get("settings", []):
        for kind, content in setting["kind"].items():
            if setting["tool"] != "swift" or kind not in SETTINGS:
                continue
            argument = content.get("_0")
            arguments = argument if isinstance(argument, list) else [argument or ""]
            found.append((kind, tuple(arguments), tuple(condition(setting.get("condition")))))
    return found


def read_settings(target):
    found = []
    for statement in target["statements"]:
        name = "swiftLanguageMode" if statement["name"] == "swiftLanguageVersion" else statement["name"]
        words = statement.get("condition", "").replace("set only for ", "").split(", ")
        # SwiftPM does not print traits.
        words = sorted(word.lower() for word in words if word and not word.startswith("trait "))
        found.append((name, tuple(statement["arguments"]), tuple(words)))
    return found


class Comparison:
    def __init__(self):
        self.equal = 0
        self.unknown = []
        self.wrong = []

    def check(self, what, expected, read):
        if read is None:
            self.unknown.append(what)
        elif expected == read:
            self.equal += 1
        else:
            self.wrong.append(f"{what}: SwiftPM has {expected!r}, read was {read!r}")


def stated(container, name, default):
    value = container["package"].get(name)
    if value is None:
        return default
    return None if value["origin"] == "unknown" else value["value"]


def compare(theirs, ours):
    comparison = Comparison()
    container = ours["containers"][0]
    version = theirs["toolsVersion"]["_version"]
    read = container["package"]["toolsVersion"]["value"]
    comparison.check("tools version", version, read if read.count(".") == 2 else read + ".0")
    modes = theirs.get("swiftLanguageVersions")
    comparison.check("language modes", " ".join(modes) if modes else "", stated(container, "swiftLanguageModes", ""))
    platforms = [f"{p['platformName']} {p['version']}".lower() for p in theirs.get("platforms", [])]
    read = stated(container, "platforms", "")
    comparison.check("platforms", platforms, None if read is None else [p.lower() for p in read.split(", ") if p])

    targets = {target["name"]: target for target in container["targets"] if target["isCertain"]}
    perhaps = {target["name"] for target in container["targets"] if not target["isCertain"]}
    names = [target["name"] for target in theirs["targets"]]
    if container["hasUnknownTargets"] or perhaps:
        comparison.unknown.append("the targets")
        if not set(targets) <= set(names):
            comparison.wrong.append(f"targets: SwiftPM has no {set(targets) - set(names)}")
    else:
        comparison.check("targets", names, [target["name"] for target in container["targets"]])
    for target in theirs["targets"]:
        if target["name"] in targets:
            compare_target(comparison, target, targets[target["name"]])
    return comparison


def compare_target(comparison, theirs, ours):
    name = theirs["name"]
    comparison.check(f"{name}: kind", KINDS.get(theirs["type"], theirs["type"]), ours["kind"])
    layout = ours["layout"]
    path = theirs.get("path")
    comparison.check(f"{name}: path", [path] if path else [], layout.get("path"))
    comparison.check(f"{name}: sources", theirs.get("sources") or [], layout.get("sources"))
    comparison.check(f"{name}: exclude", theirs.get("exclude", []), layout.get("exclude"))
    expected = expected_settings(theirs)
    read = read_settings(ours)
    if "others" in ours["upcomingFeatures"] or any(s.get("condition") == "unknown" for s in ours["statements"]):
        comparison.unknown.append(f"{name}: settings")
        certain = [s for s, t in zip(read, ours["statements"]) if t.get("condition") != "unknown"]
        if not set(certain) <= set(expected):
            comparison.wrong.append(f"{name}: settings: SwiftPM has {expected!r}, read was {read!r}")
    else:
        comparison.check(f"{name}: settings", expected, read)


def run(package, command):
    directory, files = package
    with tempfile.TemporaryDirectory() as scratch:
        place = pathlib.Path(scratch) / directory.name
        place.mkdir()
        for file in files:
            shutil.copy(file, place)
        theirs = swiftpm(str(place))
        if theirs is None:
            return directory, None
        ours = subprocess.run([command, "settings", "--format", "json", str(place)], capture_output=True, text=True, timeout=60)
        return directory, compare(theirs, json.loads(ours.stdout))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("corpus")
    parser.add_argument("command")
    parser.add_argument("--limit", type=int, default=0)
    options = parser.parse_args()
    counts = collections.Counter()
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for directory, comparison in pool.map(lambda p: run(p, options.command), packages(options.corpus, options.limit)):
            if comparison is None:
                counts["not run by SwiftPM"] += 1
                continue
            counts["manifests"] += 1
            counts["fields equal"] += comparison.equal
            counts["fields unknown"] += len(comparison.unknown)
            counts["fields wrong"] += len(comparison.wrong)
            for what in comparison.unknown:
                print(f"{directory}: unknown: {what}")
            for what in comparison.wrong:
                print(f"{directory}: WRONG: {what}")
    print(", ".join(f"{count} {what}" for what, count in counts.items()))
    return 1 if counts["fields wrong"] or not counts["manifests"] else 0


if __name__ == "__main__":
    sys.exit(main())
