"""The artifact bundle of the plugins: one binary for each platform."""

import json

from archives import zipped

# Where there is a static binary for Linux, it is the one that runs everywhere; it goes by the triple that SwiftPM asks for.
PREFERRED = {
    "x86_64-unknown-linux-gnu": ["x86_64-unknown-linux-musl", "x86_64-unknown-linux-gnu"],
    "aarch64-unknown-linux-gnu": ["aarch64-unknown-linux-musl", "aarch64-unknown-linux-gnu"],
    "arm64-apple-macosx": ["arm64-apple-macosx"],
    "x86_64-apple-macosx": ["x86_64-apple-macosx"],
}


def bundle(version, binaries, license_text, epoch):
    """The bytes of the zipped bundle."""
    files = {"concurlint.artifactbundle/LICENSE": (license_text, False)}
    variants = []
    for triple, sources in sorted(PREFERRED.items()):
        source = next((name for name in sources if name in binaries), None)
        if source is None:
            continue
        path = f"{triple}/concurlint"
        files[f"concurlint.artifactbundle/{path}"] = (binaries[source], True)
        variants.append({"path": path, "supportedTriples": [triple]})
    artifact = {"type": "executable", "version": version, "variants": variants}
    info = {"schemaVersion": "1.0", "artifacts": {"concurlint": artifact}}
    files["concurlint.artifactbundle/info.json"] = ((json.dumps(info, indent=2) + "\n").encode(), False)
    return zipped(files, epoch)
