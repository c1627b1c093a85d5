"""What there is to know about a Swift file without a parser: where its types begin and end, and which lines are between declarations."""

import bisect
import dataclasses
import re

TYPE = re.compile(
    r"(?P<before>(?:@[\w.]+(?:\([^()]*\))?\s+|\b(?:public|internal|private|fileprivate|package|open|final|nonisolated|indirect)\s+)*)"
    r"\b(?P<kind>class|struct|enum|actor|protocol|extension)\s+(?P<name>[A-Z][\w.]*)(?P<rest>[^{}]*)\{"
)
OPENING = re.compile(r'//|/\*|#*"')
BRACE = re.compile(r"[{}]")
DIRECTIVE = re.compile(r"^\s*#(if|endif)\b")


@dataclasses.dataclass
class TypeText:
    """A type or extension: `first` is the line of its brace, `last` that of the closing one, both from 0."""

    kind: str
    name: str
    attributes: str
    inherited: list[str]
    first: int
    last: int


class SwiftText:
    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.masked = mask(text)
        self.masked_lines = self.masked.split("\n")
        self.starts = [0]
        for line in self.masked_lines:
            self.starts.append(self.starts[-1] + len(line) + 1)
        self.depths: list[int] = []
        self.conditional: list[bool] = []
        depth = conditions = 0
        for line in self.masked_lines:
            self.depths.append(depth)
            directive = DIRECTIVE.match(line)
            self.conditional.append(conditions > 0 or directive is not None)
            if directive:
                conditions += 1 if directive[1] == "if" else -1
            depth += sum(line.count(each) for each in "{([") - sum(line.count(each) for each in "})]")
        self.is_balanced = depth == 0 and conditions == 0

    def line_at(self, offset: int) -> int:
        return bisect.bisect_right(self.starts, offset) - 1

    def types(self) -> list[TypeText]:
        ends: dict[int, int] = {}
        open_braces: list[int] = []
        for brace in BRACE.finditer(self.masked):
            if brace[0] == "{":
                open_braces.append(brace.start())
            elif open_braces:
                ends[open_braces.pop()] = brace.start()
        found = []
        for match in TYPE.finditer(self.masked):
            first = self.line_at(match.end() - 1)
            inherited = re.split(r"\bwhere\b", match["rest"])[0].partition(":")[2]
            found.append(TypeText(
                match["kind"], match["name"], match["before"], [each.strip() for each in inherited.split(",")],
                first, self.line_at(ends[match.end() - 1])))
        return found

    def between(self, first: int, last: int, depth: int) -> list[int]:
        """The lines of a range before which a declaration may be put: the one before ends a declaration with its brace."""
        places = []
        for line in range(first, last + 1):
            if line >= len(self.lines) or self.depths[line] != depth or self.conditional[line]:
                continue
            before = next((each for each in range(line - 1, -1, -1) if self.masked_lines[each].strip()), None)
            if before is None or self.masked_lines[before].strip() != "}" or self.conditional[before]:
                continue
            after = next((each.strip() for each in self.masked_lines[line:] if each.strip()), "")
            if not re.match(r"[.,)?&|]|else\b|catch\b|where\b|while\b|didSet\b|willSet\b|set\b", after):
                places.append(line)
        return places


def mask(text: str) -> str:
    """The text with blanks for all that comments and strings have, of the same length and with the same lines."""
    out: list[str] = []
    place = 0
    while found := OPENING.search(text, place):
        out.append(text[place:found.start()])
        end = comment_end(text, found.start()) or string_end(text, found.start()) or found.end()
        out.append(re.sub(r"[^\n]", " ", text[found.start():end]))
        place = end
    return "".join(out) + text[place:]


def comment_end(text: str, place: int) -> int | None:
    if text.startswith("//", place):
        end = text.find("\n", place)
        return len(text) if end < 0 else end
    if not text.startswith("/*", place):
        return None
    depth = 0
    for match in re.compile(r"/\*|\*/").finditer(text, place):
        depth += 1 if match[0] == "/*" else -1
        if depth == 0:
            return match.end()
    return len(text)


def string_end(text: str, place: int) -> int | None:
    opening = re.compile(r'(#*)("""|")').match(text, place)
    if not opening:
        return None
    pounds, quotes = opening[1], opening[2]
    place = opening.end()
    while place < len(text):
        if text.startswith(quotes + pounds, place):
            return place + len(quotes + pounds)
        if text.startswith("\\" + pounds + "(", place):
            place = parenthesis_end(text, place + len(pounds) + 1)
        elif text.startswith("\\" + pounds, place):
            place += len(pounds) + 2
        elif text[place] == "\n" and quotes == '"':
            return place
        else:
            place += 1
    return len(text)


def parenthesis_end(text: str, place: int) -> int:
    depth = 0
    while place < len(text):
        end = comment_end(text, place) or string_end(text, place)
        if end:
            place = end
            continue
        depth += {"(": 1, ")": -1}.get(text[place], 0)
        place += 1
        if depth == 0:
            return place
    return len(text)
