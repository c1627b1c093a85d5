"""Reads the seeds: defects as somebody would write them, each with the rule that is to find it."""

import dataclasses
import pathlib
import re

FOLDER = pathlib.Path(__file__).resolve().parent / "seeds"
MARKER = "  // <-"
KEYS = ("place", "settings", "import", "call")
SETTINGS = ("nonisolated by default", "main actor by default", "nonsending", "Swift 5", "Swift 6")
PLACES = ("file", "view", "test case", "imports", "new files")


@dataclasses.dataclass
class Seed:
    """One defect. `files` has its text without markers, by path where it is in new files; `expected` the marked lines of each, from 0."""

    rule: str
    severities: list[str]
    clause: str
    place: str
    settings: str
    imports: list[str]
    call: str
    files: dict[str, list[str]]
    expected: dict[str, set[int]]

    @property
    def text(self) -> str:
        return "\n".join("\n".join(lines) for lines in self.files.values())

    @property
    def declared(self) -> set[str]:
        """The names of the types that it declares."""
        return set(re.findall(r"^(?:\w+ |@\w+ )*(?:class|struct|enum|actor|protocol) (\w+)", self.text, re.MULTILINE))


def seeds(folder: pathlib.Path = FOLDER, family: str = "*") -> list[Seed]:
    """All seeds of a folder, or of one file there, in their order."""
    found = []
    for path in sorted(folder.glob(f"{family}.swift")):
        for part in re.split(r"^// MARK: ", path.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
            found.append(parsed(part, path))
    return found


def parsed(part: str, path: pathlib.Path) -> Seed:
    lines = part.rstrip("\n").split("\n")
    rule, _, severities = lines[0].partition(", ")
    header = dict(place="file", settings=SETTINGS[0], call="")
    header["import"] = ""
    start = 2
    while found := re.fullmatch(rf"// ({'|'.join(KEYS)}): (.+)", lines[start]):
        header[found[1]] = found[2]
        start += 1
    files: dict[str, list[str]] = {"": []}
    expected: dict[str, set[int]] = {"": set()}
    name = ""
    for line in lines[start:]:
        if line.startswith("// file: "):
            name = line.removeprefix("// file: ")
            files[name], expected[name] = [], set()
            continue
        if line.endswith(MARKER):
            expected[name].add(len(files[name]))
        files[name].append(line.removesuffix(MARKER))
    if not files[""]:
        del files[""], expected[""]
    seed = Seed(
        rule, severities.split(" or "), lines[1].removeprefix("// ").rstrip("."), header["place"], header["settings"],
        [name for name in header["import"].split(", ") if name], header["call"], files, expected)
    wrong = not any(expected.values()) or seed.place not in PLACES or seed.settings not in SETTINGS
    if wrong or not set(seed.severities) <= {"error", "warning", "info"} or ("" in files) == (seed.place == "new files"):
        raise ValueError(f"{path}: the seed '{rule}: {seed.clause}' has no marked line, or a wrong place, settings or severity")
    return seed
