"""What LintSemantics knows of an SDK, as its Swift sources have it: one `Module` for each module."""

import re
import textwrap
from dataclasses import dataclass, field
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[2]
SDK = PACKAGE / "Sources/LintSemantics/SDK"

INTERFACE = re.compile(r'SDKInterface\(\s*module: "(\w+)"([^#(]*?)source: (?:""\)|#"""\n(.*?)\n *"""#((?: \+ \w+)*))', re.S)
CONTINUATION = r'static let {} = #"""\n(.*?)\n *"""#'
REEXPORTING = re.compile(r'modules\(\s*("""\n.*?"""|"[^"]*"), export: \[([^\]]*)\]', re.S)
GENERATED = re.compile(r'\bSDK(Types|Members)\(\n *module: "(\w+)",(.*?)text: #"""\n(.*?)\n *"""#', re.S)


@dataclass
class Module:
    name: str
    exports: list = field(default_factory=list)
    imports: list = field(default_factory=list)
    overlays: list = field(default_factory=list)
    # Those of the imports that only the generated text needs.
    needed: list = field(default_factory=list)
    # Written by hand, whole declarations: SDK/Interfaces.
    interface: str = ""
    # Generated from an SDK, types without most of their members: SDK/Types.
    types: str = ""
    # Extensions with members, without indentation: SDK/Members.
    members: str = ""


def modules():
    """All modules by name, in that order."""
    found = {}
    written = "".join(path.read_text(encoding="utf-8") for path in sorted((SDK / "Interfaces").glob("*.swift")))
    for name, arguments, text, continuations in INTERFACE.findall(written):
        module = found.setdefault(name, Module(name))
        module.interface = textwrap.dedent(text)
        for each in re.findall(r"\w+", continuations):
            module.interface += "\n" + textwrap.dedent(re.search(CONTINUATION.format(each), written, re.S)[1])
        for key in ("exports", "imports", "overlays"):
            getattr(module, key).extend(listed(key, arguments))
    for names, exports in REEXPORTING.findall(written):
        for name in re.findall(r"\w+", names):
            found.setdefault(name, Module(name)).exports += re.findall(r"\w+", exports)
    for path in sorted((*(SDK / "Types").glob("*.swift"), *(SDK / "Members").glob("*.swift"))):
        for kind, name, arguments, text in GENERATED.findall(path.read_text(encoding="utf-8")):
            module = found.setdefault(name, Module(name))
            setattr(module, kind.lower(), textwrap.dedent(text))
            module.exports += [each for each in listed("exports", arguments) if each not in module.exports]
            if kind == "Types":
                module.needed = [each for each in listed("imports", arguments) if each not in module.imports]
                module.imports += module.needed
    return dict(sorted(found.items()))


def listed(key, arguments):
    match = re.search(rf"\b{key}: \[([^\]]*)\]", arguments)
    return re.findall(r'"(\w+)"', match[1]) if match else []
