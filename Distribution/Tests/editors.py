"""The packages of Visual Studio Code's extension, and settings for other editors."""

import json
import platform
import tarfile
import tomllib
from xml.etree import ElementTree

from harness import ROOT, archive_of, expect_released, need, run

DRIVER = ROOT / "Tests/ServerClients/check-editors.py"
SPACE = {"": "http://schemas.microsoft.com/developer/vsx-schema/2011"}


def package_of(release):
    """The package for this machine, and its platform."""
    machine = {"x86_64": "x64", "aarch64": "arm64", "arm64": "arm64"}[platform.machine()]
    system = {"Linux": "linux", "Darwin": "darwin"}[platform.system()]
    return next(release.glob(f"assets/concurlint-{system}-{machine}-*.vsix")), f"{system}-{machine}"


def check_vsix(release, directory):
    """What a package holds is typed, and its extension works with the binary in it."""
    need("node", "unzip")
    package, name_of_platform = package_of(release)
    run(["unzip", "-q", package, "-d", directory / "package"])
    types = ElementTree.parse(directory / "package/[Content_Types].xml").getroot()
    endings, parts = ({entry.get(name) for entry in types} - {None} for name in ("Extension", "PartName"))
    files = [path for path in (directory / "package").rglob("*") if path.is_file() and path.name != "[Content_Types].xml"]
    for path in files:
        name = f"/{path.relative_to(directory / 'package')}"
        assert path.suffix in endings or name in parts, f"{name} has no type"
    manifest = ElementTree.parse(directory / "package/extension.vsixmanifest").getroot()
    extension = directory / "package/extension"
    description = json.loads((extension / "package.json").read_text())
    identity = manifest.find("Metadata/Identity", SPACE)
    assert (identity.get("Id"), identity.get("Version")) == (description["name"], description["version"])
    assert identity.get("TargetPlatform") == name_of_platform
    assets = manifest.findall("Assets/Asset", SPACE)
    assert assets, "the package names no files"
    for asset in assets:
        assert (directory / "package" / asset.get("Path")).is_file(), asset.get("Path")
    expect_released(extension / "bin/concurlint", release)
    for script in sorted(extension.glob("*.js")):
        run(["node", "--check", script])
    drive_extension(extension)


def drive_extension(extension):
    """A session of the extension with the server in it; what it prints."""
    return run([DRIVER, extension / "bin/concurlint", "--editor", "vscode", "--extension", extension])


def check_editors(release, directory):
    """Sessions of the editors that Debian has, with their settings and the server of the release."""
    need("nvim", "emacs", "vim")
    with tarfile.open(archive_of(release)) as contents:
        contents.extractall(directory)
    for editor in ("neovim", "emacs", "vim"):
        said = run([DRIVER, directory / "bin/concurlint", "--editor", editor])
        assert f"ok {editor}: shutdown" in said, said


def check_editor_files(_, __):
    """Settings that no editor here reads are what they say they are, and start the server."""
    helix = tomllib.loads((ROOT / "Editors/helix-languages.toml").read_text())
    (language,) = helix["language"]
    server = helix["language-server"]["concurlint"]
    assert "concurlint" in language["language-servers"] and [server["command"], *server["args"]] == ["concurlint", "server"]
    for name, key in (("sublime-lsp.json", "clients"), ("kate-lspclient.json", "servers")):
        ((_, settings),) = json.loads((ROOT / "Editors" / name).read_text())[key].items()
        assert settings["command"] == ["concurlint", "server"], settings
