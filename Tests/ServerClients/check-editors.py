#!/usr/bin/env python3
"""Drives editors without a terminal through a session with the language server.

    check-editors.py BINARY [--editor neovim|emacs|vim|vscode] [--extension DIRECTORY] [--record DIRECTORY]

All open a project, see what is found, edit one file so that a finding appears in another, and end; all but Vim, whose
actions ask for keys, also hover, apply a quick fix over two files and all safe fixes of a file, and save. Each step prints a line 'ok NAME' or 'failed NAME: WHY'; an
editor that is not installed is an error. No process may be left afterwards.

With '--record' the messages are written to DIRECTORY/EDITOR.jsonl, after a line with the project's files; tests replay
Fixtures/server.

Neovim 0.7 or newer, Emacs 28 with Eglot 1.9 or newer, and Vim 9 with ALE 3.3 or newer: 'apt-get install neovim
emacs-nox elpa-eglot vim-nox vim-ale'. Of Visual Studio Code the extension is driven, over a stub of the editor's interface, by Node.js ('apt-get install nodejs').
"""

import argparse
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
EDITORS = HERE.parent.parent / "Editors"
EDITOR_NAMES = ["neovim", "emacs", "vim", "vscode"]
STEPS = ["open", "other-file", "hover", "quick-fix", "fix-all", "save", "shutdown"]
# Where the editor's file has commands for them.
QUESTIONS = ["isolation-map", "swift-6"]
OF_VIM = ["open", "other-file", "shutdown"]
# Where Debian has ALE, which other systems have in Vim's own folders.
ALE = "/usr/share/vim-ale"
# Where the toolchain's own server is installed, and not in recordings.
BESIDE = "beside-sourcekit-lsp"
# What only our own client has to do.
OF_EXTENSION = ["hints", "fix-project", "stale-action", "disk", "restart", "cannot-start"]

PROJECT = {
    "Package.swift": """\
// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "P", platforms: [.macOS(.v15)], targets: [.target(name: "P", path: ".")])
""",
    # Positions after the emoji tell bytes, characters and UTF-16 units apart.
    "Limit.swift": '/* 😀 */ var limit = 1\nvar other = 2\n',
    "Wait.swift": "import Foundation\nfunc pause() { Thread.sleep(forTimeInterval: 1) }\n",
    "Use.swift": "func use() { pause() }\n",
    "Tag.swift": """\
@MainActor final class Tag { var name = "" }
struct Reader {
  @MainActor static var current: Tag { Tag() }
  nonisolated func tag() -> String { MainActor.assumeIsolated { Reader.current.name } }
}
""",
    "Load.swift": """\
@MainActor func show() async -> String { await load() }
func load() async -> String { Reader().tag() }
""",
}


def command(editor: str, binary: str) -> list[str]:
    if editor == "neovim":
        return ["nvim", "--headless", "-i", "NONE", "-n", "--cmd",
                "let g:concurlint = {'command': $CONCURLINT}", "-u", str(EDITORS / "neovim.lua"), "-c",
                f"luafile {HERE / 'neovim.lua'}", "-c", "cquit 3"]
    if editor == "vscode":
        return ["node", str(HERE / "vscode.js")]
    if editor == "vim":
        return ["vim", "-N", "-u", "NONE", "-i", "NONE", "-n", "-e", "-s",
                "--cmd", "let g:ale_swift_concurlint_executable = $CONCURLINT",
                "--cmd", "let g:ale_linters = {'swift': ['concurlint']}", "-c", f"set runtimepath^={ALE}",
                "-c", "filetype plugin on", "-c", "runtime plugin/ale.vim", "-S", str(EDITORS / "vim-ale.vim"),
                "-S", str(HERE / "vim.vim")]
    # Debian's packages, which '-Q' leaves out; since Emacs 29, Eglot is part of it.
    packages = sorted(pathlib.Path("/usr/share/emacs/site-lisp/elpa").glob("*-*"))
    paths = [word for package in packages for word in ("-L", str(package))]
    return ["emacs", "-Q", "--batch", *paths, "-l", str(EDITORS / "concurlint-eglot.el"), "-l", str(HERE / "emacs.el")]


def servers(binary: str) -> set[int]:
    found = set()
    for entry in pathlib.Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        try:
            words = (entry / "cmdline").read_bytes().split(b"\0")
            is_zombie = (entry / "stat").read_text().rsplit(")", 1)[1].split()[0] == "Z"
        except OSError:  # It has ended meanwhile.
            continue
        if not is_zombie and (b"--language-server-engine" in words or words[:2] == [binary.encode(), b"server"]):
            found.add(int(entry.name))
    return found


def recording(editor: str, binary: str, folder: str) -> str:
    """A program that records what it passes on to the binary."""
    program = pathlib.Path(folder, "record.sh")
    program.write_text(f"#!/bin/sh\nexec '{binary}' \"$@\" --record '{folder}/messages.jsonl'\n")
    program.chmod(0o755)
    return str(program)


def keep(folder: str, target: pathlib.Path):
    """Keeps a recording without the folder that it was made in, and without times and processes."""
    lines = [json.dumps({"project": PROJECT}, ensure_ascii=False)]
    for line in pathlib.Path(folder, "messages.jsonl").read_text().splitlines():
        record = json.loads(line.replace(folder, "/PROJECT"))
        del record["time"]
        record["message"].get("params", {}) and record["message"]["params"].pop("processId", None)
        lines.append(json.dumps(record, ensure_ascii=False))
    target.write_text("\n".join(lines) + "\n")


def check(editor: str, binary: str, extension: str | None, records: str | None) -> bool:
    program = command(editor, binary)[0]
    if not shutil.which(program) or (editor == "vim" and not pathlib.Path(ALE).exists()):
        print(f"failed {editor}: '{ALE if shutil.which(program) else program}' is not installed")
        return False
    before = servers(binary)
    with tempfile.TemporaryDirectory() as folder:
        for name, text in PROJECT.items():
            (pathlib.Path(folder) / name).write_text(text)
        program = recording(editor, binary, folder) if records else binary
        environment = dict(
            os.environ, CONCURLINT=program, CONCURLINT_ALONE="1" if records else "", CONCURLINT_EXTENSION=extension or "",
            XDG_STATE_HOME=folder + "/.state", CONCURLINT_SAID=folder + "/.said")
        run = subprocess.run(command(editor, binary), cwd=folder, env=environment, capture_output=True, text=True,
                             timeout=180, check=False)
        if records:
            keep(folder, pathlib.Path(records, f"{editor}.jsonl"))
        saved = {name: (pathlib.Path(folder) / name).read_text() for name in PROJECT}
        # Vim without a terminal has nowhere to write to.
        said = pathlib.Path(folder, ".said")
        lines = (run.stdout + "\n" + run.stderr + "\n" + (said.read_text() if said.exists() else "")).splitlines()
    passed = [line.strip()[3:] for line in lines if line.strip().startswith("ok ")]
    is_right = True
    is_beside = editor == "neovim" and not records and shutil.which("sourcekit-lsp")
    for step in (OF_VIM if editor == "vim" else STEPS + QUESTIONS) + ([BESIDE] if is_beside else []) + (OF_EXTENSION if editor == "vscode" else []):
        if step in passed:
            print(f"ok {editor}: {step}")
        else:
            is_right = False
            print(f"failed {editor}: {step}")
    expected = PROJECT if editor == "vim" else {
        "Limit.swift": "/* 😀 */ let limit = 1\nlet other = 2\n",
        "Load.swift": PROJECT["Load.swift"].replace("{ Reader", "{ await Reader"),
    }
    for name, text in expected.items():
        if saved[name] != text:
            is_right = False
            print(f"failed {editor}: {name} was saved as {saved[name]!r}")
    # A server ends when its editor does.
    for _ in range(50):
        left = servers(binary) - before
        if not left:
            break
        time.sleep(0.1)
    else:
        is_right = False
        print(f"failed {editor}: processes {sorted(left)} are left")
    if not is_right:
        print("\n".join(lines[-30:]))
    return is_right


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("binary")
    parser.add_argument("--editor", choices=EDITOR_NAMES, action="append")
    parser.add_argument("--extension", metavar="DIRECTORY", help="of Visual Studio Code, with the binary in it")
    parser.add_argument("--record", metavar="DIRECTORY")
    arguments = parser.parse_args()
    binary = str(pathlib.Path(arguments.binary).resolve())
    outcomes = [check(editor, binary, arguments.extension, arguments.record) for editor in arguments.editor or EDITOR_NAMES]
    return 0 if all(outcomes) else 1


if __name__ == "__main__":
    sys.exit(main())
