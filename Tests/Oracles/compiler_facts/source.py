"""A source file as the compiler's tree points into it: byte offsets to lines, and from a declaration to its name."""

import re
from bisect import bisect_right

NEWLINE = re.compile(rb"\n|\r\n?")
SPACE = rb"(?:\s|//[^\n]*\n|/\*.*?\*/)*"
KEYWORD_BEFORE_NAME = re.compile(
    rb"(?:(?:static|class)" + SPACE + rb")?(?:func|class|struct|enum|actor|protocol|typealias)\b" + SPACE, re.S
)
STATIC = re.compile(rb"(?:static|class)\b" + SPACE, re.S)


class Source:
    """The bytes of one file, with lines and columns from 1; columns count bytes."""

    def __init__(self, path, data):
        self.path = path
        self.data = data
        self.line_starts = [0] + [match.end() for match in NEWLINE.finditer(data)]

    def position(self, offset):
        line = bisect_right(self.line_starts, offset)
        return line, offset - self.line_starts[line - 1] + 1

    def starts(self, offset, word):
        """Whether that word, with nothing of a name after it, stands at the offset."""
        end = offset + len(word)
        return self.data[offset:end] == word and not re.match(rb"\w", self.data[end : end + 1])

    def name_offset(self, offset, name):
        """Where the name stands of a declaration that begins at its keyword; None when the text there is another
        one (a macro's expansion, which has a text of its own)."""
        match = KEYWORD_BEFORE_NAME.match(self.data, offset)
        start = match.end() if match else offset
        written = name.encode()
        if self.data[start : start + 1] == b"`":
            return start if self.data[start + 1 : start + 1 + len(written)] == written else None
        return start if self.data[start : start + len(written)] == written else None

    def keyword_offset(self, offset, keyword):
        """The same for a declaration that is named by its keyword: `init`, `deinit`, `subscript`."""
        match = STATIC.match(self.data, offset)
        start = match.end() if match else offset
        return start if self.starts(start, keyword.encode()) else None
