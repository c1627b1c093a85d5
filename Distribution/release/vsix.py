"""The extension of Visual Studio Code, for one platform: the files of Editors/vscode and the binary."""

import json
from xml.sax.saxutils import quoteattr

from archives import zipped

# Visual Studio Code's names of platforms.
PLATFORMS = {
    "x86_64-unknown-linux-gnu": "linux-x64",
    "aarch64-unknown-linux-gnu": "linux-arm64",
    "x86_64-unknown-linux-musl": "alpine-x64",
    "aarch64-unknown-linux-musl": "alpine-arm64",
    "x86_64-apple-macosx": "darwin-x64",
    "arm64-apple-macosx": "darwin-arm64",
}

CONTENT_TYPES = {
    "js": "application/javascript", "json": "application/json", "md": "text/markdown", "txt": "text/plain",
    "vsixmanifest": "text/xml",
}


def vsix(version, triple, binary, folder, license_text, repository, epoch):
    """The name and bytes of a package; `folder` has the extension's own files."""
    platform = PLATFORMS[triple]
    files = {f"extension/{path.name}": (path.read_bytes(), False) for path in sorted(folder.iterdir()) if path.is_file()}
    description = json.loads(files["extension/package.json"][0])
    description["version"] = version
    if not repository.startswith("OWNER/"):
        description["repository"] = {"type": "git", "url": f"https://github.com/{repository}"}
    files["extension/package.json"] = ((json.dumps(description, indent=2) + "\n").encode(), False)
    files["extension/LICENSE.txt"] = (license_text, False)
    files["extension/bin/concurlint"] = (binary, True)
    files["extension.vsixmanifest"] = (manifest(description, platform).encode(), False)
    files["[Content_Types].xml"] = (content_types(files).encode(), False)
    return f"concurlint-{platform}-{version}.vsix", zipped(files, epoch)


def manifest(description, platform):
    identity = " ".join(
        f"{name}={quoteattr(value)}"
        for name, value in (
            ("Language", "en-US"), ("Id", description["name"]), ("Version", description["version"]),
            ("Publisher", description["publisher"]), ("TargetPlatform", platform)))
    def text(value):
        return quoteattr(value)[1:-1]
    return f"""<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity {identity}/>
    <DisplayName>{text(description["displayName"])}</DisplayName>
    <Description xml:space="preserve">{text(description["description"])}</Description>
    <Tags>{text(",".join(description["keywords"]))}</Tags>
    <Categories>{text(",".join(description["categories"]))}</Categories>
    <License>extension/LICENSE.txt</License>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value={quoteattr(description["engines"]["vscode"])}/>
      <Property Id="Microsoft.VisualStudio.Code.ExtensionKind" Value="workspace"/>
    </Properties>
  </Metadata>
  <Installation><InstallationTarget Id="Microsoft.VisualStudio.Code"/></Installation>
  <Dependencies/>
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/README.md" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.License" Path="extension/LICENSE.txt" Addressable="true"/>
  </Assets>
</PackageManifest>
"""


def content_types(files):
    """What each file is, by the ending of its name; the binary has none."""
    endings = sorted({path.rsplit(".", 1)[1] for path in files if "." in path.rsplit("/", 1)[-1]})
    lines = [f'  <Default Extension=".{ending}" ContentType="{CONTENT_TYPES[ending]}"/>' for ending in endings]
    lines.append('  <Override PartName="/extension/bin/concurlint" ContentType="application/octet-stream"/>')
    return "\n".join([
        '<?xml version="1.0" encoding="utf-8"?>',
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">', *lines, "</Types>", ""])
