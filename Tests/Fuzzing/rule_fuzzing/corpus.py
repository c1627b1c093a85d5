"""The Swift files that mutations begin with."""

import re
import textwrap
from pathlib import Path

LARGEST = 200_000
DECLARED = re.compile(
    rb"\b(?:class|struct|actor|enum|protocol|func|var|let|case|typealias|extension)\s+([A-Za-z_]\w{2,40})")
EXAMPLE = re.compile(r'"""\n(.*?)\n *"""', re.DOTALL)


class Source:
    """One file's text; its lines and declared names are found when they are first asked for."""

    __slots__ = ("text", "_lines", "_names")

    def __init__(self, text):
        self.text, self._lines, self._names = text, None, None

    @property
    def lines(self):
        if self._lines is None:
            self._lines = self.text.splitlines(keepends=True) or [b""]
        return self._lines

    @property
    def names(self):
        """Names that the file declares, in order, without repetition; never empty."""
        if self._names is None:
            self._names = list(dict.fromkeys(DECLARED.findall(self.text))) or [b"value"]
        return self._names


class Corpus:
    """Files by what they are for. The order depends on the paths alone, so that a seed means the same in every run.

    - files: whatever Swift there is.
    - work: code that rules report: fixtures, and the examples in the rules' documentation.
    - manifests: files called Package.swift and the like.
    - projects: pairs of a project.pbxproj and the paths of Swift files below its folder.
    """

    def __init__(self, root, folders):
        self.files, self.work, self.manifests, self.projects = [], [], [], []
        own = [root / name for name in ("Fixtures", "Rules")]
        for folder in folders or [root / name for name in ("Sources", "Tests")]:
            self._read(folder, self.files)
        for folder in own:
            self._read(folder, self.work)
        for path in sorted((root / "Rules").rglob("*.swift")):
            self.work += (Source(textwrap.dedent(text).encode()) for text in EXAMPLE.findall(path.read_text()))
        for path in sorted((root / "Fixtures").rglob("project.pbxproj")):
            folder = path.parents[1]
            names = sorted(str(file.relative_to(folder)) for file in folder.rglob("*.swift"))
            self.projects.append((Source(path.read_bytes()), names))

    def _read(self, folder, into):
        for path in sorted(folder.rglob("*.swift")):
            if path.is_symlink() or not path.is_file() or not 0 < path.stat().st_size <= LARGEST:
                continue
            source = Source(path.read_bytes())
            into.append(source)
            if path.name.startswith("Package"):
                self.manifests.append(source)

    @property
    def bytes(self):
        return sum(len(source.text) for source in self.files + self.work)
