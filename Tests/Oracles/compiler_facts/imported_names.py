"""What Swift calls types of C and Objective-C: in mangled names they have the names of their headers.

The SDK's symbol graphs say it. They are extracted once for a prepared SDK, which takes some minutes, and kept beside it.
"""

import json
import re
import sys
import tempfile
from functools import cache
from pathlib import Path

HERE = Path(__file__).resolve().parent
APPLE_SDK = HERE.parents[1] / "AppleSDK"
# The end of what the compiler calls a type of C: `c:objc(cs)NSURLSession`, `c:@E@UIControlState`, `c:@T@CGContextRef`.
USR = re.compile(r"^c:.*[@)](\w+)$")
TYPES = ("swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.typealias")


def sdk_of(arguments):
    """The SDK that a compiler is given; None for the toolchain's own."""
    arguments = list(arguments)
    return Path(arguments[arguments.index("-sdk") + 1]) if "-sdk" in arguments else None


@cache
def swift_names(sdk):
    """The path of each type in Swift, by its name in C, where those differ."""
    kept = sdk.parent / "swift-names.json"
    if not kept.exists():
        kept.write_text(json.dumps(_read(sdk.parent / "flags.txt"), indent=0, sort_keys=True))
    return json.loads(kept.read_text())


def _read(flags):
    sys.path.append(str(APPLE_SDK))
    from symbol_graphs import extract

    modules = (APPLE_SDK / "modules.txt").read_text(encoding="utf-8").split()
    found = {}
    with tempfile.TemporaryDirectory(prefix="sdk-graphs-") as folder:
        print("extracting the names of the SDK's types, once", file=sys.stderr)
        for problem in extract(modules, flags.read_text(encoding="utf-8").splitlines(), Path(folder), 2):
            print(f"not read: {problem}", file=sys.stderr)
        for path in Path(folder).glob("*.symbols.json"):
            found |= _names(json.loads(path.read_bytes()))
    return found


def _names(graph):
    found = {}
    for symbol in graph["symbols"]:
        match = USR.match(symbol["identifier"]["precise"])
        path = ".".join(symbol["pathComponents"])
        # A protocol may have the name of a class: `NSObjectProtocol`.
        if match and symbol["kind"]["identifier"] in TYPES and path not in (match[1], f"{match[1]}Protocol"):
            found[match[1]] = path
    return found
