"""What the compiler says of an SDK's types: on which actor their members are, and whether they are Sendable."""

import re
import subprocess
import tempfile
from pathlib import Path

DIAGNOSTIC = re.compile(r"^[^:\n]*/Probe\.swift:(\d+):\d+: (error|warning): (.*)$", re.M)


def ask(module, types, flags):
    """For each of some types of a module that are not generic, whether it is on the main actor and whether it is Sendable.

    `types` are pairs of a name and whether it is a protocol. What the compiler does not accept as a type at all is missing
    in the answer.
    """
    lines = [f"import {module}", "func needsSendable<T: Sendable>(_: T.Type) {}"]
    for number, (name, is_protocol) in enumerate(types):
        written = f"(any {name})" if is_protocol else name
        # One line for each: what the compiler says there is about that type.
        lines.append(f"extension {name} {{ func isolation{number}() {{}} }}")
        lines.append(f"func reads{number}(_ value: {written}) {{ value.isolation{number}() }}")
        lines.append(f"func sends{number}() {{ needsSendable({written}.self) }}")
    with tempfile.TemporaryDirectory(prefix="sdk-facts-") as folder:
        path = Path(folder) / "Probe.swift"
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        run = subprocess.run(
            ["swiftc", "-frontend", "-typecheck", *flags, "-swift-version", "6", "-module-name", "Probe", str(path)],
            capture_output=True, text=True)
    said = {}
    for line, severity, text in DIAGNOSTIC.findall(run.stderr):
        if line == "1" and severity == "error":
            return {}
        said.setdefault(int(line), []).append(text)
    answers = {}
    for number, (name, _) in enumerate(types):
        extension, reads, sends = (said.get(3 + 3 * number + place, []) for place in range(3))
        isolated = [text for text in reads if "main actor-isolated" in text]
        refused = [text for text in sends if "'Sendable'" in text]
        if extension or len(isolated) < len(reads) or len(refused) < len(sends):
            continue
        answers[name] = (bool(isolated), not refused)
    return answers
