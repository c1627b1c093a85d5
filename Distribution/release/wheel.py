"""A Python wheel that holds the binary, for those who install tools with Python's package manager."""

import base64
import hashlib

from archives import zipped

TAGS = {
    "x86_64-unknown-linux-gnu": "manylinux_2_34_x86_64",
    "aarch64-unknown-linux-gnu": "manylinux_2_34_aarch64",
    "x86_64-unknown-linux-musl": "musllinux_1_2_x86_64",
    "aarch64-unknown-linux-musl": "musllinux_1_2_aarch64",
    "arm64-apple-macosx": "macosx_15_0_arm64",
    "x86_64-apple-macosx": "macosx_15_0_x86_64",
}


def wheel(version, triple, binary, license_text, summary, epoch):
    """The wheel's name and bytes."""
    tag = f"py3-none-{TAGS[triple]}"
    info = f"concurlint-{version}.dist-info"
    metadata = f"""\
Metadata-Version: 2.1
Name: concurlint
Version: {version}
Summary: {summary}
License: Apache-2.0
Requires-Python: >=3.8
Description-Content-Type: text/plain

{summary}. The wheel holds the binary, and no Python.
"""
    files = {
        f"concurlint-{version}.data/scripts/concurlint": (binary, True),
        f"{info}/METADATA": (metadata.encode(), False),
        f"{info}/WHEEL": (f"Wheel-Version: 1.0\nGenerator: concurlint\nRoot-Is-Purelib: false\nTag: {tag}\n".encode(), False),
        f"{info}/LICENSE": (license_text, False),
    }
    rows = []
    for path, (content, _) in sorted(files.items()):
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        rows.append(f"{path},sha256={digest},{len(content)}\n")
    rows.append(f"{info}/RECORD,,\n")
    files[f"{info}/RECORD"] = ("".join(rows).encode(), False)
    return f"concurlint-{version}-{tag}.whl", zipped(files, epoch)
