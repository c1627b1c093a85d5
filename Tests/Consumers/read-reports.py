#!/usr/bin/env python3
"""Has programs that are not ours read the reports of every format.

    read-reports.py BINARY [DIRECTORY | --findings N]

Lints DIRECTORY, or a package with N findings, or else a package whose names and sources were chosen to break formats, once with all formats. Each report is read with
what its consumers use, and must say the same as the JSON report: paths, lines, rules, messages. Readers from packages are used where
they are installed (`make consumers` installs them), and what is missing is said. The schema of SARIF is looked for in
CONCURLINT_SARIF_SCHEMA and in directories beside the project.

Exit status: 0, or 1 with a line for each mistake.
"""

import collections
import csv
import gzip
import importlib.util
import io
import json
import os
import re
import subprocess
import sys
import tempfile
import unicodedata
import urllib.parse
import xml.etree.ElementTree as ElementTree
from pathlib import Path

from line_hash import line_hashes

PACKAGE = Path(__file__).resolve().parent.parent.parent
FORMATS = ["text", "xcode", "json", "jsonl", "sarif", "github", "gitlab", "checkstyle", "junit", "rdjson", "markdown"]
NAMES = [
    "new\nline", "cr\rhere", "quote\"'`", "%0A::error::forged", "::error::first", "]]>", "<script>alert(1)<script>", "\u202egnp", "tab\t",
    "a|b", "[x](y)", "ä😀", "{{ x }}", "$(x)", "a b", "&amp;", "##[error]x",
]
MANIFEST = """// swift-tools-version: 6.2
import PackageDescription
let package = Package(name: "P", targets: [.target(name: "P", path: "Sources")], swiftLanguageModes: [.v6])
"""

mistakes = []


def check(condition, message):
    if not condition:
        mistakes.append(message)


def installed(module):
    found = importlib.util.find_spec(module) is not None
    if not found:
        print(f"not read: {module} is not installed")
    return found


def hostile_package(directory):
    """A file for each name, with identifiers, strings and comments to match; a mark at the start of one, other line ends in another."""
    sources = directory / "Sources"
    sources.mkdir()
    (directory / "Package.swift").write_text(MANIFEST)
    for number, name in enumerate(NAMES):
        word = "".join(c for c in name if c.isprintable() and c not in "`\\$") or "x"
        text = f"// {name.splitlines()[0]}\nvar `{word} {number}` = \"{'😀'}\"; enum Other{number} {{ static var other = 1 }}\n"
        if number == 0:
            text = "\ufeff" + text
        if number == 2:
            text += "\t/* e\u0301😀👩‍👩‍👧 */\tenum After { static var value: (Int, String) = (1, \"\") }\r/* 𝄞 */ enum Between { static var value = 2 }\r\n"
        if number == 1:
            text = text.replace("\n", "\r\n")
        (sources / f"{name}.swift").write_bytes(text.encode())


def large_package(directory, count):
    """Findings of several rules, some with notes and fixes; a hundred or so in a file."""
    sources = directory / "Sources"
    sources.mkdir()
    (directory / "Package.swift").write_text(MANIFEST)
    for number in range(0, count, 100):
        lines = ["import Foundation"]
        for each in range(number, min(number + 100, count)):
            lines += [
                [f"var global{each}: [String: Int] = [:]"],
                [f"func wait{each}() async {{", "  Thread.sleep(forTimeInterval: 1)", "}"],
                [f"struct Holder{each} {{", f"  static var shared{each} = 0", "}"],
                [f"actor Store{each} {{", "  var total = 0", "  func add() async {", "    let old = total", "    await Task.yield()",
                 "    total = old + 1", "  }", "}"],
            ][each % 4]
        (sources / f"File{number}.swift").write_text("\n".join(lines) + "\n")


def run(binary, directory, *arguments):
    return subprocess.run([binary, *arguments], cwd=directory, capture_output=True, check=False)


def as_seen(diagnostic):
    return diagnostic["path"], diagnostic["range"]["start"]["line"], diagnostic["rule"]


def compare(format_name, expected, found):
    expected, found = collections.Counter(expected), collections.Counter(found)
    for what, count in (expected - found).items():
        check(False, f"{format_name}: {count} × {what} is missing")
    for what, count in (found - expected).items():
        check(False, f"{format_name}: {count} × {what} was not found")


# What each format's readers see.


def read_lines(text, diagnostics):
    """Text and xcode: nothing steers a terminal or begins a command, whatever files are called."""
    for line in re.split("\n", text)[:-1]:
        check(not line.startswith("::"), f"xcode: a line begins with a command: {line!r}")
        bad = [c for c in line if unicodedata.category(c) in ("Cc", "Cf") and c not in "\u200c\u200d"]
        check(not bad, f"text: {bad} in {line!r}")
    found = re.findall(r"^(.+):(\d+):(\d+): (?:error|warning|note): .* \[([a-z-]+)\]$", text, re.M)
    if found or not diagnostics:
        compare("xcode", [(d["range"]["start"]["line"], d["rule"]) for d in diagnostics], [(int(line), rule) for _, line, _, rule in found])


def read_github(text, diagnostics):
    """As the runner takes workflow commands apart."""
    found = []
    for line in text.split("\n"):
        command = re.fullmatch(r"::(error|warning|notice) (.*?)::(.*)", line)
        if not command:
            check(not line.startswith("::"), f"github: no command: {line!r}")
            continue
        properties = dict(p.split("=", 1) for p in command[2].split(","))
        for name, value in properties.items():
            for code, character in [("%3A", ":"), ("%2C", ","), ("%0D", "\r"), ("%0A", "\n"), ("%25", "%")]:
                value = value.replace(code, character)
            properties[name] = value
        message = command[3].replace("%0D", "\r").replace("%0A", "\n").replace("%25", "%")
        found.append((command[1], properties["file"], int(properties["line"]), properties["title"], message.split("\n")[0]))
    words = {"error": "error", "warning": "warning", "info": "notice"}
    everything = [(words[d["severity"]], *as_seen(d), d["message"].split("\n")[0]) for d in diagnostics]
    for kind in words.values():
        of_kind = [f for f in found if f[0] == kind]
        wanted = [d for d in everything if d[0] == kind]
        check(len(of_kind) == min(10, len(wanted)), f"github: {len(of_kind)} of {len(wanted)} {kind}s")
    check(not set(found) - set(everything), f"github: {set(found) - set(everything)} was not found")


def read_gitlab(text, diagnostics):
    entries = json.loads(text)
    compare("gitlab", [as_seen(d) for d in diagnostics], [(e["location"]["path"], e["location"]["lines"]["begin"], e["check_name"]) for e in entries])
    check({e["severity"] for e in entries} <= {"info", "minor", "major", "critical", "blocker"}, "gitlab: a severity that is none")
    check(len({e["fingerprint"] for e in entries}) == len(entries), "gitlab: two findings have one fingerprint")


def read_checkstyle(text, diagnostics):
    trees = [ElementTree.fromstring(text.encode())]
    if installed("lxml"):
        from lxml import etree

        trees.append(etree.fromstring(text.encode()))
    for tree in trees:
        found = [
            (file.get("name"), int(error.get("line")), error.get("source").removeprefix("concurlint."), error.get("message").split("\n")[0])
            for file in tree.findall("file") for error in file.findall("error")
        ]
        compare("checkstyle", [(*as_seen(d), d["message"].split("\n")[0]) for d in diagnostics], found)


def read_junit(text, diagnostics):
    tree = ElementTree.fromstring(text.encode())
    cases = [c for c in tree.iter("testcase") if c.get("line")]
    compare("junit", [as_seen(d) for d in diagnostics], [(c.get("file"), int(c.get("line")), c.get("name").split(" ")[0]) for c in cases])
    if installed("junitparser"):
        import junitparser

        suites = junitparser.JUnitXml.fromstring(text.encode())
        failures = sum(1 for d in diagnostics if d["severity"] != "info")
        suites.update_statistics()
        check(suites.failures == failures, f"junit: {suites.failures} failures of {failures}")


RDJSON = {
    "type": "object", "required": ["source", "diagnostics"], "additionalProperties": False,
    "properties": {
        "source": {"$ref": "#/$defs/named"},
        "diagnostics": {
            "type": "array",
            "items": {
                "type": "object", "required": ["message", "location"], "additionalProperties": False,
                "properties": {
                    "message": {"type": "string"}, "location": {"$ref": "#/$defs/location"},
                    "severity": {"enum": ["UNKNOWN_SEVERITY", "ERROR", "WARNING", "INFO"]},
                    "code": {"type": "object", "required": ["value"], "properties": {"value": {"type": "string"}, "url": {"type": "string"}}},
                    "suggestions": {
                        "type": "array",
                        "items": {
                            "type": "object", "required": ["range", "text"], "additionalProperties": False,
                            "properties": {"range": {"$ref": "#/$defs/range"}, "text": {"type": "string"}},
                        },
                    },
                    "relatedLocations": {
                        "type": "array",
                        "items": {
                            "type": "object", "additionalProperties": False,
                            "properties": {"message": {"type": "string"}, "location": {"$ref": "#/$defs/location"}},
                        },
                    },
                },
            },
        },
    },
    "$defs": {
        "named": {"type": "object", "required": ["name"], "properties": {"name": {"type": "string"}, "url": {"type": "string"}}},
        "location": {
            "type": "object", "required": ["path"], "additionalProperties": False,
            "properties": {"path": {"type": "string"}, "range": {"$ref": "#/$defs/range"}},
        },
        "range": {
            "type": "object", "required": ["start"], "additionalProperties": False,
            "properties": {"start": {"$ref": "#/$defs/position"}, "end": {"$ref": "#/$defs/position"}},
        },
        "position": {
            "type": "object", "required": ["line"], "additionalProperties": False,
            "properties": {"line": {"type": "integer", "minimum": 1}, "column": {"type": "integer", "minimum": 1}},
        },
    },
}


def read_rdjson(text, diagnostics, directory):
    report = json.loads(text)
    if installed("jsonschema"):
        import jsonschema

        for error in jsonschema.Draft202012Validator(RDJSON).iter_errors(report):
            check(False, f"rdjson: {list(error.path)}: {error.message}")
    found = [(d["location"]["path"], d["location"]["range"]["start"]["line"], d["code"]["value"]) for d in report["diagnostics"]]
    compare("rdjson", [as_seen(d) for d in diagnostics], found)
    # Its columns count bytes, ours in JSON UTF-16 units: both must lead to the same text.
    for ours, theirs in zip(diagnostics, report["diagnostics"]):
        data = (directory / ours["path"]).read_bytes()
        lines = re.split(b"\r\n|\n|\r", data)
        start = theirs["location"]["range"]["start"]
        rest = lines[start["line"] - 1][start["column"] - 1:]
        check(data[ours["range"]["start"]["offset"]:].startswith(rest), f"rdjson: {theirs['location']} is elsewhere")


def read_markdown(text, diagnostics):
    check("<script" not in text.lower(), "markdown: a script")
    if not installed("markdown_it"):
        return
    from markdown_it import MarkdownIt

    page = MarkdownIt("commonmark", {"html": True}).enable("table").render(text)
    cell = r"<td>(?:(?!</td>).)*</td>\s*"
    rows = re.findall(rf"<tr>\s*{cell}{cell}</tr>", page, re.S)
    check(len(rows) == min(50, len(diagnostics)), f"markdown: {len(rows)} rows of {len(diagnostics)}")
    check(not re.search(r"<(?!/?(h2|p|strong|table|thead|tbody|tr|th|td|code|ul|li)\b)", page), "markdown: a tag that is not ours")


def read_sarif(text, diagnostics, path, directory):
    log = json.loads(text)
    results = log["runs"][0]["results"]
    found = []
    for result in results:
        place = result["locations"][0]["physicalLocation"]
        file = urllib.parse.unquote(place["artifactLocation"]["uri"], errors="strict")
        check(urllib.parse.urlsplit(place["artifactLocation"]["uri"]).scheme == "", f"sarif: {file!r} is not relative")
        found.append((file, place["region"]["startLine"], result["ruleId"]))
        check_region(directory / file, place["region"])
    if len(results) == len(diagnostics):
        check_places(results, diagnostics, directory)
        compare("sarif", [as_seen(d) for d in diagnostics], found)
    check_limits(log, text)
    if (schema := sarif_schema()) is None:
        print("not read: no schema of SARIF; CONCURLINT_SARIF_SCHEMA may name one")
    elif installed("jsonschema"):
        import jsonschema

        validator = jsonschema.Draft4Validator(json.loads(schema.read_text()), format_checker=jsonschema.FormatChecker())
        for error in list(validator.iter_errors(log))[:20]:
            check(False, f"sarif: {list(error.path)}: {error.message}")
    if installed("sarif"):
        read_with_sarif_tools(path, len(results))


def check_places(results, diagnostics, directory):
    """Regions hold the bytes that the JSON report counts, and each line has the hash that the description gives it."""
    hashes = {}
    for result, diagnostic in zip(results, diagnostics):
        path, start, end = diagnostic["path"], diagnostic["range"]["start"], diagnostic["range"]["end"]
        data = (directory / path).read_bytes()
        region = result["locations"][0]["physicalLocation"]["region"]
        if start["line"] == end["line"]:
            line = re.split("\r\n|\n|\r", data.decode(errors="replace").removeprefix("\ufeff"))[region["startLine"] - 1].encode("utf-16-le")
            text = line[2 * region["startColumn"] - 2:2 * region["endColumn"] - 2].decode("utf-16-le")
            check(text == data[start["offset"]:end["offset"]].decode(errors="replace"), f"sarif: {path}: the region holds {text!r}")
        if path not in hashes:
            hashes[path] = line_hashes(data)
        hash, expected = result["partialFingerprints"]["primaryLocationLineHash"], hashes[path][start["line"] - 1]
        check(hash == expected, f"sarif: {path}:{start['line']} has the hash {hash}, not {expected}")


def sarif_schema():
    if "CONCURLINT_SARIF_SCHEMA" in os.environ:
        return Path(os.environ["CONCURLINT_SARIF_SCHEMA"])
    return next(iter(sorted(PACKAGE.parent.glob("*/schemas/sarif-schema-2.1.0.json"))), None)


def check_region(file, region):
    """Columns are counted in UTF-16 units, without a mark at the start of the file."""
    lines = re.split("\r\n|\n|\r", file.read_bytes().decode(errors="replace").removeprefix("\ufeff"))
    for end in ("start", "end"):
        line, column = region[f"{end}Line"], region[f"{end}Column"]
        width = len(lines[line - 1].encode("utf-16-le")) // 2
        check(1 <= column <= width + 1, f"sarif: {file}:{line} has no column {column}")


def check_limits(log, text):
    run = log["runs"][0]
    check(len(run["results"]) <= 25000, f"sarif: {len(run['results'])} results")
    check(len(run["tool"]["driver"]["rules"]) <= 25000, "sarif: too many rules")
    check(all(len(rule["properties"]["tags"]) <= 20 for rule in run["tool"]["driver"]["rules"]), "sarif: too many tags")
    check(all(len(r["locations"]) + len(r.get("relatedLocations", [])) <= 1000 for r in run["results"]), "sarif: too many locations")
    size = len(gzip.compress(text.encode(), 6))
    check(size <= 10_000_000, f"sarif: {size} bytes compressed")
    print(f"sarif: {len(run['results'])} results, {len(text.encode())} bytes, {size} compressed")


def read_with_sarif_tools(path, count):
    def tool(*arguments):
        outcome = subprocess.run([sys.executable, "-m", "sarif", *arguments], capture_output=True, text=True, check=False)
        check(outcome.returncode == 0, f"sarif-tools: {arguments[0]} failed: {outcome.stderr[-500:]}")
        return outcome.stdout

    with tempfile.TemporaryDirectory() as folder:
        tool("csv", "--output", f"{folder}/out.csv", str(path))
        with open(f"{folder}/out.csv", newline="", encoding="utf-8") as table:
            rows = list(csv.DictReader(table))
        check(len(rows) == count, f"sarif-tools: csv has {len(rows)} rows of {count}")
        summary = tool("summary", str(path))
        total = sum(int(n) for n in re.findall(r"^(?:error|warning|note): (\d+)$", summary, re.M))
        check(total == count, f"sarif-tools: summary counts {total} of {count}")
        tool("diff", "--output", f"{folder}/diff.json", str(path), str(path))
        difference = json.loads(Path(f"{folder}/diff.json").read_text())
        check(all(difference[level]["+"] == difference[level]["-"] == 0 for level in ("error", "warning", "note")), f"sarif-tools: {difference}")


def main():
    binary = str(Path(sys.argv[1]).resolve())
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        directory = folder / "package"
        directory.mkdir()
        if len(sys.argv) > 3:
            large_package(directory, int(sys.argv[3]))
        elif len(sys.argv) > 2:
            directory = Path(sys.argv[2]).resolve()
        else:
            hostile_package(directory)
        paths = {name: folder / f"report.{name}" for name in FORMATS}
        outcome = run(binary, directory, *(f"--output={name}:{path}" for name, path in paths.items()), ".")
        check(outcome.returncode in (0, 1), f"status {outcome.returncode}: {outcome.stderr.decode(errors='replace')}")
        reports = {name: path.read_bytes().decode() for name, path in paths.items()}
        diagnostics = json.loads(reports["json"])["diagnostics"]
        print(f"{len(diagnostics)} findings in {len({d['path'] for d in diagnostics})} files")
        if len(sys.argv) == 2:
            compare("json", [f"Sources/{name}.swift" for number, name in enumerate(NAMES) for _ in range(4 if number == 2 else 2)], [d["path"] for d in diagnostics])
        compare("jsonl", map(json.dumps, diagnostics), (json.dumps(json.loads(line)) for line in io.StringIO(reports["jsonl"], newline="\n")))
        read_lines(reports["text"], [])
        read_lines(reports["xcode"], diagnostics)
        read_github(reports["github"], diagnostics)
        read_gitlab(reports["gitlab"], diagnostics)
        read_checkstyle(reports["checkstyle"], diagnostics)
        read_junit(reports["junit"], diagnostics)
        read_rdjson(reports["rdjson"], diagnostics, directory)
        read_markdown(reports["markdown"], diagnostics)
        read_sarif(reports["sarif"], diagnostics, paths["sarif"], directory)
    for mistake in mistakes[:50]:
        print(f"mistake: {mistake}")
    sys.exit(1 if mistakes else 0)


if __name__ == "__main__":
    main()
