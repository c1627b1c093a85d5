"""Reading annotated fixtures. `Fixtures/isolation/README.md` describes the annotations."""

import re
from dataclasses import dataclass
from pathlib import Path

from .configuration import Configuration

HEADER = re.compile(r"^// configurations: (.*)$", re.M)
SCRIPT = re.compile(r"^// script$", re.M)
ANNOTATION = re.compile(r"// (?P<word>isolation|sendable|error): (?P<values>.*?)(?= // (?:isolation|sendable|error): |$)")
FOR_SOME = re.compile(r"^(?P<names>[\w+]+(?:, [\w+]+)*): (?P<value>.*)$")


@dataclass(frozen=True)
class Annotation:
    """What is said of a line: by configuration, and else."""

    line: int
    by_configuration: dict
    otherwise: str | None

    def value(self, configuration):
        return self.by_configuration.get(configuration, self.otherwise)


class Fixture:
    """One annotated file; ValueError where its header or an annotation cannot be read."""

    def __init__(self, path):
        self.path = Path(path)
        text = self.path.read_text()
        header = HEADER.search(text)
        if header is None:
            raise ValueError(f"{path}: no `// configurations:` line")
        self.configurations = [Configuration.named(name) for name in header[1].split(",")]
        self.arguments = ["-module-name", "Fixture"] + ([] if SCRIPT.search(text) else ["-parse-as-library"])
        self.isolation, self.sendable, self.errors = [], [], []
        lists = {"isolation": self.isolation, "sendable": self.sendable, "error": self.errors}
        lines = text.split("\n")
        for number, line in enumerate(lines, start=1):
            for match in ANNOTATION.finditer(line):
                lists[match["word"]].append(self._annotation(lines, number, match))

    def _annotation(self, lines, number, match):
        """A comment of its own speaks of the next line that is no such comment."""
        while lines[number - 1].lstrip().startswith("//"):
            number += 1
        values, otherwise = {}, None
        if match["word"] == "error":
            return Annotation(number, dict.fromkeys(self._names(number, match["values"]), "yes"), None)
        for part in match["values"].split(";"):
            some = FOR_SOME.match(part.strip())
            if some is None:
                otherwise = part.strip()
                continue
            values.update(dict.fromkeys(self._names(number, some["names"]), some["value"]))
        return Annotation(number, values, otherwise)

    def _names(self, number, text):
        """The configurations in a list; `all` is every one of the fixture's."""
        if text.strip() == "all":
            return [configuration.name for configuration in self.configurations]
        listed = [Configuration.named(name) for name in text.split(",")]
        for configuration in listed:
            if configuration not in self.configurations:
                raise ValueError(f"{self.path}:{number}: {configuration.name} is not one of the fixture's configurations")
        return [configuration.name for configuration in listed]

    def count(self, configuration):
        """How many annotations speak in a configuration."""
        return sum(each.value(configuration) is not None for each in self.isolation + self.sendable + self.errors)
