#!/usr/bin/env python3
"""Holds the JSON Schema of configurations against what reads them.

    check-schema.py BINARY [--configurations N] [--seed S]

Makes N configurations, half of which hold something that makes no sense, and asks both: what concurlint reads must be valid by the
schema, and what it refuses must not be. The schema itself must be one of draft 7, and what 'concurlint init' writes must be valid,
with every line that is commented out there. Needs jsonschema and ruamel.yaml, which `make consumers` installs; without them says so.

Exit status: 0, or 1 with a line for each mistake.
"""

import argparse
import importlib.util
import json
import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path

MISTAKES = [None, True, False, 0, -1, 1001, 2.5, "", "no-such-word", [], [None], [""], ["no-such-word"], {}, {"no_such_key": 1}, [[1]], [{}]]


def run(binary, *words, cwd):
    return subprocess.run([binary, *words], cwd=cwd, capture_output=True, text=True)


class Maker:
    """Makes configurations at random."""

    def __init__(self, rules, seed):
        self.random = random.Random(seed)
        self.rules = {rule["id"]: rule for rule in rules}
        self.values = {
            "minimum_version": ["0.1.0", "0.0", "0", "x", "0.1.0.0", "0.", "-1"],
            "extends": ["base.yml", "https://x.y/base.yml", ""],
            "included": self.patterns, "excluded": self.patterns,
            "only_rules": self.ids, "opt_in_rules": self.ids, "disabled_rules": self.ids,
            "require_reason": [True, False, "true", "yes"],
            "fail_on": ["error", "warning", "info", "never", "errors", "Error"],
            "min_severity": ["error", "warning", "info", "never"],
            "baseline": ["known", "lists/known", "", "file://known"],
            "swift_version": [4, 4.2, 5, 6, 5.0, "4.2", "5", "6.0", "4.2.0", "7", 3, 5.9],
            "report": self.report,
        }

    def any_of(self, *choices):
        return self.random.choice(choices)

    def some_of(self, choices):
        return self.random.sample(choices, self.random.randrange(min(4, len(choices) + 1)))

    def ids(self):
        return self.some_of([*self.rules, *(["no-such-rule"] if self.random.random() < 0.1 else [])])

    def patterns(self):
        return self.some_of(["*.swift", "Sources/", "!Sources/A", "/x", "a b", 7, True, *(["#x", "!", "/", "", " "] if self.random.random() < 0.2 else [])])

    def value(self, key):
        if self.random.random() < 0.15:
            # What is a word may be a file, and that is nothing a schema knows.
            return self.any_of(*(mistake for mistake in MISTAKES if key != "extends" or mistake in (None, "") or isinstance(mistake, (list, dict))))
        values = self.values[key] if key in self.values else self.rule(self.rules[key])
        return values() if callable(values) else self.any_of(*values) if isinstance(values, list) else values

    def rule(self, rule):
        severity = self.any_of("error", "warning", "info", "never", None)
        if self.random.random() < 0.5:
            return lambda: severity
        entries = {option["name"]: self.option(option) for option in self.some_of(rule["options"])}
        if severity is not None:
            entries["severity"] = severity
        return entries

    def option(self, option):
        if self.random.random() < 0.2:
            return self.any_of(*MISTAKES)
        standard = option["default"]
        if isinstance(standard, bool):
            return self.any_of(True, False, "true")
        if isinstance(standard, int):
            return self.any_of(0, 1, 2, 5, 10, 100, 100_000, -1, 1.5, "3")
        return self.any_of(["A", "B"], ["A", 1], None) if isinstance(standard, list) else self.any_of(standard, "other")

    def report(self):
        numbers = lambda *names: {name: self.any_of(0, 1, 1000, 1001, -1, 0.5) for name in self.some_of(names)}
        report = {}
        if self.random.random() < 0.5:
            report["score"] = self.any_of(None, numbers("critical", "high", "medium", "low", "half_at"))
        if self.random.random() < 0.5:
            report["effort"] = numbers("safe", "unsafe", "guidance", "by_hand", "other_file", "minutes_per_point", "x")
        if self.random.random() < 0.5:
            priorities = self.random.sample(["critical", "high", "medium", "low"], 4)
            phases = []
            for number in range(self.random.randrange(4)):
                phase = {"name": self.any_of("A", "", 1, True), "priorities": priorities[number:number + self.random.randrange(2)]}
                if self.random.random() < 0.3:
                    phase["rules"] = [list(self.rules)[number]]
                if self.random.random() < 0.1:
                    phase[self.any_of("name", "priorities", "x")] = self.any_of(None, ["low", "low"], [])
                phases.append(phase)
            report["phases"] = phases
        return report

    def configuration(self):
        keys = [*self.values, *self.random.sample(list(self.rules), 6)]
        configuration = {key: self.value(key) for key in self.some_of(keys)}
        if self.random.random() < 0.05:
            configuration[self.any_of("exclude", "no-such-rule", "Report")] = True
        return configuration


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("binary")
    parser.add_argument("--configurations", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    missing = [name for name in ("jsonschema", "ruamel.yaml") if importlib.util.find_spec(name.split(".")[0]) is None]
    if missing:
        print(f"the schema of configurations is not checked: {' and '.join(missing)} not installed")
        return 0
    import jsonschema
    from ruamel.yaml import YAML

    binary = str(Path(options.binary).resolve())
    mistakes = []
    counts = {True: 0, False: 0}
    with tempfile.TemporaryDirectory() as directory:
        directory = Path(directory)
        (directory / "base.yml").write_text("")
        schema = json.loads(run(binary, "config", "--schema", cwd=directory).stdout)
        jsonschema.Draft7Validator.check_schema(schema)
        validator = jsonschema.Draft7Validator(schema)
        rules = json.loads(run(binary, "rules", "--format", "json", cwd=directory).stdout)["rules"]

        def compare(text, value, what):
            (directory / ".concurlint.yml").write_text(text)
            read = run(binary, "config", ".", cwd=directory)
            errors = list(validator.iter_errors(value))
            counts[not errors] += 1
            if (read.returncode == 0) != (not errors):
                said = read.stderr.strip() or "accepted"
                mistakes.append(f"{what}: concurlint: {said}; schema: {errors[0].message if errors else 'accepted'}: {text}")

        run(binary, "init", cwd=directory)
        template = (directory / ".concurlint.yml").read_text()
        if json.loads((directory / ".concurlint.schema.json").read_text()) != schema:
            mistakes.append("'init' writes another schema than 'config --schema' prints")
        header = re.match(r"# yaml-language-server: \$schema=(\S+)\n", template)
        if not header or not (directory / header[1]).is_file():
            mistakes.append("'init' writes a configuration that names no schema that is there")
        blocks = ["\n".join(line[1:] for line in block.splitlines() if re.match("#[^ ]|#  ", line)) for block in template.split("\n\n")]
        for block in filter(None, blocks):
            block = block.replace("shared/concurlint.yml", "base.yml")
            compare(block + "\n", YAML(typ="safe").load(block), "template")

        maker = Maker(rules, options.seed)
        for number in range(options.configurations):
            configuration = maker.configuration()
            compare(json.dumps(configuration), configuration, f"configuration {number}")

    print(f"{counts[True]} configurations are valid and {counts[False]} are not, by the schema and by concurlint")
    for mistake in mistakes:
        print(mistake)
    if min(counts.values()) < options.configurations / 10:
        print("too few of one kind: this proves nothing")
        return 1
    return 1 if mistakes else 0


if __name__ == "__main__":
    sys.exit(main())
