"""What a binary is made of, as SPDX 2.3."""

import hashlib
import json
import time


def sbom(version, repository, assets, epoch):
    """The text of concurlint.spdx.json; `assets` maps the names of released files to their bytes."""
    created = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(epoch))
    digest = hashlib.sha256("".join(f"{n}{hashlib.sha256(b).hexdigest()}" for n, b in sorted(assets.items())).encode()).hexdigest()

    def package(identifier, name, package_version, license_name):
        return {
            "SPDXID": f"SPDXRef-{identifier}", "name": name, "versionInfo": package_version,
            "downloadLocation": "NOASSERTION", "filesAnalyzed": False, "licenseConcluded": license_name,
            "licenseDeclared": license_name, "copyrightText": "NOASSERTION",
        }

    # Linked statically; which versions, the machine that built the binaries knows.
    libraries = [
        package("swift", "Swift standard library", "NOASSERTION", "Apache-2.0 WITH Swift-exception"),
        package("libyaml", "libyaml", "NOASSERTION", "MIT"), package("zlib", "zlib", "NOASSERTION", "Zlib"),
    ]
    files = [
        {
            "SPDXID": f"SPDXRef-file-{number}", "fileName": f"./{name}",
            "checksums": [
                {"algorithm": "SHA1", "checksumValue": hashlib.sha1(content).hexdigest()},
                {"algorithm": "SHA256", "checksumValue": hashlib.sha256(content).hexdigest()},
            ],
            "licenseConcluded": "Apache-2.0", "copyrightText": "NOASSERTION",
        }
        for number, (name, content) in enumerate(sorted(assets.items()))
    ]
    relations = [("SPDXRef-DOCUMENT", "DESCRIBES", "SPDXRef-concurlint")]
    relations += [("SPDXRef-concurlint", "STATIC_LINK", library["SPDXID"]) for library in libraries]
    relations += [(file["SPDXID"], "GENERATED_FROM", "SPDXRef-concurlint") for file in files]
    document = {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": f"concurlint-{version}",
        "documentNamespace": f"https://github.com/{repository}/spdx/{version}-{digest[:16]}",
        "creationInfo": {"created": created, "creators": ["Tool: make-release.py"]},
        "packages": [package("concurlint", "concurlint", version, "Apache-2.0")] + libraries, "files": files,
        "relationships": [{"spdxElementId": a, "relationshipType": kind, "relatedSpdxElement": b} for a, kind, b in relations],
    }
    return json.dumps(document, indent=2) + "\n"
