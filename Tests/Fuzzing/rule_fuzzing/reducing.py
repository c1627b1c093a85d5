"""Makes a project that shows a finding as small as possible."""

import re
import time

from . import projects

# What is left out, from the largest to the smallest.
PIECES = (
    lambda text: text.splitlines(keepends=True), lambda text: re.findall(rb"\w+|\s+|[^\w\s]", text),
    lambda text: [text[i:i + 1] for i in range(len(text))])
NAME = re.compile(rb"\b[A-Za-z_]\w*\b")


class Reduction:
    """Reduces until nothing smaller shows a finding of the same kind, or the time is over."""

    def __init__(self, linter, question, kind, folder, seconds):
        self.linter, self.question, self.kind, self.folder = linter, question, kind, folder
        self.deadline = time.monotonic() + seconds

    def shows(self, files):
        if time.monotonic() > self.deadline:
            return False
        projects.write(files, self.folder)
        found = self.question.ask(self.linter, self.folder)
        return found is not None and found.kind == self.kind

    def fewest(self, items, shows):
        """Delta debugging: the items, of which parts are left out as long as the rest still shows it."""
        parts = 2
        while len(items) >= 1:
            size = max(1, -(-len(items) // parts))
            for start in range(0, len(items), size):
                rest = items[:start] + items[start + size:]
                if shows(rest):
                    items, parts = rest, max(parts - 1, 2)
                    break
            else:
                if size == 1 or time.monotonic() > self.deadline:
                    break
                parts = min(parts * 2, len(items))
        return items

    def reduced(self, files):
        """Fewest files, then lines, then bytes, then other names."""
        paths = self.fewest(list(files), lambda paths: self.shows({path: files[path] for path in paths}))
        files = {path: files[path] for path in paths}
        for pieces in PIECES:
            for path in paths:
                def shows(rest, path=path):
                    return self.shows({**files, path: b"".join(rest)})
                files[path] = b"".join(self.fewest(pieces(files[path]), shows))
        return self._renamed(files)

    def _renamed(self, files):
        """The same with short names of our own wherever the name does not matter."""
        names = sorted({name for text in files.values() for name in NAME.findall(text) if len(name) > 1})
        short = iter(b"a b c d e f g h i j k l m n o p q r s t u v w x y z".split())
        for name in names:
            new = next(short, None)
            if new is None:
                break
            changed = {path: re.sub(rb"\b" + name + rb"\b", new, text) for path, text in files.items()}
            if self.shows(changed):
                files = changed
        return files
