"""What the checks of a release have in common."""

import functools
import hashlib
import http.server
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import threading
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# The programs of requirements.txt are beside the Python that runs this.
TOOLS = Path(sys.executable).parent

# An error, which fails a build.
SOURCE = "import Foundation\npublic func wait() async throws {\n  DispatchSemaphore(value: 0).wait()\n}\n"
RULE = "blocking-wait-in-async"
# What a check could not show, although it ran.
unproven = []


class Missing(Exception):
    """A program that this machine lacks."""


def found(program):
    return shutil.which(program, path=f"{TOOLS}:{os.environ['PATH']}")


def need(*programs):
    for program in programs:
        if not found(program):
            raise Missing(program)


def run(words, directory=None, statuses=(0,), **environment):
    """What a program prints; another status than those expected is a failure, and so is a quarter of an hour."""
    environment = {**os.environ, "PATH": f"{TOOLS}:{os.environ['PATH']}", **environment}
    words = [str(word) for word in words]
    try:
        outcome = subprocess.run(
            words, cwd=directory, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, timeout=900)
    except subprocess.TimeoutExpired:
        raise AssertionError(f"{' '.join(words)}: no end after 15 minutes") from None
    if outcome.returncode not in statuses:
        raise AssertionError(f"{' '.join(words)}: status {outcome.returncode}\n{outcome.stdout[-3000:]}")
    return outcome.stdout


def git(directory, *words):
    return run(["git", "-c", "user.name=T", "-c", "user.email=t@example.org", "-c", "init.defaultBranch=main", *words], directory)


def commit_all(directory, message="first", tag=None):
    """Makes a repository of a folder, or another commit of one."""
    git(directory, "init", "--quiet", ".")
    git(directory, "add", "--force", ".")
    git(directory, "commit", "--quiet", "--message", message)
    if tag:
        git(directory, "tag", tag)


def sample_package(directory, tools, dependencies="", plugins=""):
    """A package with one finding; the other two are written into its manifest, as pages give them."""
    # The compiler refuses the sample's call in Swift 6 mode.
    mode = "" if tools == "5.9" else ", swiftLanguageModes: [.v5]"
    after = lambda text: f"{text}, " if text else ""
    (directory / "Sources/P").mkdir(parents=True)
    (directory / "Package.swift").write_text(
        f"// swift-tools-version: {tools}\nimport PackageDescription\n"
        f'let package = Package(name: "P", {after(dependencies)}targets: [.target(name: "P"{", " * bool(plugins)}{plugins})]{mode})\n')
    (directory / "Sources/P/Wait.swift").write_text(SOURCE)


# The release.


def machine_triple():
    if platform.system() == "Darwin":
        return f"{platform.machine()}-apple-macosx"
    return f"{platform.machine()}-unknown-linux-gnu"


def version_of(release):
    return (release / "plugins/Package.swift").read_text().split("/concurlint.artifactbundle.zip")[0].rsplit("/", 1)[1]


def releases_address(release):
    """Where the release says that releases are."""
    manifest = (release / "plugins/Package.swift").read_text()
    return manifest.split(f"/{version_of(release)}/concurlint.artifactbundle.zip")[0].rsplit('"', 1)[1]


def archive_of(release):
    """The archive for this machine."""
    return release / f"assets/concurlint-{version_of(release)}-{machine_triple()}.tar.gz"


def expect_released(program, release):
    """A program that a channel has put somewhere has the bytes of the archive's."""
    with tarfile.open(archive_of(release)) as contents:
        expected = contents.extractfile("bin/concurlint").read()
    assert program.read_bytes() == expected, f"{program} is not the binary of the archive"
    assert os.access(program, os.X_OK), f"{program} cannot be run"


class Server:
    """The release's files, below a folder with its version, as they would be downloaded."""

    def __init__(self, release, directory):
        self.version = version_of(release)
        self.folder = directory / self.version
        shutil.copytree(release / "assets", self.folder)

        class Handler(http.server.SimpleHTTPRequestHandler):
            def log_message(self, *_):
                """Says nothing of each request."""

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=directory))
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self.server.server_port}"

    def change_archives(self):
        """As if someone had exchanged them."""
        for archive in self.folder.glob("*.tar.gz"):
            archive.write_bytes(archive.read_bytes() + b"\0")


def sha256(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()
