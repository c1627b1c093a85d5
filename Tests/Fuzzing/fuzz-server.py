#!/usr/bin/env python3
"""Sends the language server messages that no editor would send.

    fuzz-server.py BINARY [--messages 100000] [--seed 1]

Contents are valid messages with random parts replaced, texts cut off or overwritten, and values of any type; headers
are right, because a broken one ends the server by design. The server has to stay, to answer every request that it can
read once, and to find in the end what is in the text that is open then.
"""

import argparse
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import threading
import time

METHODS = [
    "initialize", "initialized", "textDocument/didOpen", "textDocument/didChange", "textDocument/didClose",
    "textDocument/didSave", "textDocument/hover", "textDocument/codeAction", "codeAction/resolve",
    "workspace/executeCommand", "textDocument/inlayHint", "workspace/textDocumentContent",
    "workspace/didChangeWatchedFiles", "workspace/didChangeConfiguration",
    "$/cancelRequest", "$/setTrace", "", "no/method",
]
NAMES = ["textDocument", "uri", "text", "version", "contentChanges", "range", "start", "end", "line", "character",
         "position", "context", "only", "data", "command", "arguments", "id", "settings", "scope", "title", "whatIf",
         "inlayHints", "languageMode", "defaultIsolation", "isLong", "choice", "rule"]
# Those that start a second engine are rarer: each starts a process.
COMMANDS = ["status", "explain", "isolationMap"] * 20 + ["whatIf", "fixProject"]


def value(chance: random.Random, uris: list[str], depth: int = 3):
    kind = chance.randrange(8 if depth else 5)
    if kind == 0:
        return chance.choice([None, True, False])
    if kind == 1:
        return chance.choice([-1, 0, 1, 2, 9, 2**31, 2**63, 2**64, -2**63, 1e300, 0.5])
    if kind <= 4:
        return chance.choice(uris + ["", "var a = 1\n", "😀\r\n\ud83d", "\u0000", "x" * 1000, "../..", "file:///%00"])
    if kind == 5:
        return [value(chance, uris, depth - 1) for _ in range(chance.randrange(4))]
    return {chance.choice(NAMES): value(chance, uris, depth - 1) for _ in range(chance.randrange(6))}


def parameters(chance: random.Random, uris: list[str]) -> dict:
    def place():
        return {"line": chance.randrange(4), "character": chance.randrange(9)}

    uri = chance.choice(uris)
    full = {
        "textDocument": {"uri": uri, "languageId": "swift", "version": 1, "text": "var a = 1\n"}, "position": place(),
        "range": {"start": place(), "end": place()}, "context": {"diagnostics": []},
        "contentChanges": [{"range": {"start": place(), "end": place()}, "text": chance.choice(["", "x", "\n", "😀"])}],
        "title": "t", "data": {"uri": uri, "choice": "fix"}, "id": 1,
        "command": "concurlint." + chance.choice(COMMANDS),
        "arguments": [{"textDocument": {"uri": uri}, "position": place()}] if chance.randrange(3) else [],
    }
    for name in list(full):
        if chance.randrange(15) == 0:
            full[name] = value(chance, uris)
    return full


def content(chance: random.Random, uris: list[str], number: int) -> tuple[bytes, bool]:
    """A message, and whether it is certainly a request with this number as its id."""
    message = {"jsonrpc": "2.0", "method": chance.choice(METHODS), "params": parameters(chance, uris)}
    is_request = chance.randrange(3) == 0
    if is_request:
        message["id"] = number
    if chance.randrange(4) == 0:
        message["params"] = value(chance, uris)
    text = json.dumps(message).encode()
    damage = chance.randrange(20)
    if damage == 0:
        return text[:chance.randrange(len(text))], False
    if damage == 1:
        place = chance.randrange(len(text))
        return text[:place] + bytes(chance.randrange(256) for _ in range(3)) + text[place:], False
    if damage == 2:
        return b"[" * chance.randrange(1, 2000) + text, False
    return text, is_request


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("binary")
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    chance = random.Random(arguments.seed)
    with tempfile.TemporaryDirectory() as folder:
        return fuzz(arguments, chance, os.path.realpath(folder))


def fuzz(arguments, chance: random.Random, folder: str) -> int:
    pathlib.Path(folder, "A.swift").write_text("var a = 1\n")
    uris = [pathlib.Path(folder, name).as_uri() for name in ("A.swift", "B.swift", "c.txt")] + ["untitled:1", "git:/A"]
    process = subprocess.Popen([arguments.binary, "server"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    answers: dict[object, int] = {}
    last: dict[str, list] = {}

    def read():
        while line := process.stdout.readline():
            length = int(line.split(b":")[1])
            process.stdout.readline()
            message = json.loads(process.stdout.read(length))
            if "method" not in message:
                answers[message["id"]] = answers.get(message["id"], 0) + 1
            elif message["method"] == "textDocument/publishDiagnostics":
                last[message["params"]["uri"]] = message["params"]["diagnostics"]

    reader = threading.Thread(target=read, daemon=True)
    reader.start()

    def send(text: bytes):
        process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(text) + text)

    def say(method: str, body, number=None):
        message = {"jsonrpc": "2.0", "method": method, "params": body} | ({} if number is None else {"id": number})
        send(json.dumps(message).encode())

    requests = set()
    try:
        say("initialize", {"rootUri": pathlib.Path(folder).as_uri(), "capabilities": {"workspace": {"applyEdit": True}}}, "first")
        say("initialized", {})
        for number in range(arguments.messages):
            text, is_request = content(chance, uris, number)
            if is_request:
                requests.add(number)
            send(text)
        # Whatever was open: this is now.
        for uri in uris[:1]:
            say("textDocument/didClose", {"textDocument": {"uri": uri}})
            say("textDocument/didOpen", {"textDocument": {
                "uri": uri, "languageId": "swift", "version": 1, "text": "let a = 1\nvar last = 1\n"}})
            say("textDocument/hover", {"textDocument": {"uri": uri}, "position": {"line": 1, "character": 4}}, "last")
        process.stdin.flush()
        end = time.monotonic() + 300
        while "last" not in answers and process.poll() is None and time.monotonic() < end:
            time.sleep(0.05)
        size = [line for line in pathlib.Path(f"/proc/{process.pid}/status").read_text().splitlines()
                if line.startswith("VmHWM")]
        say("shutdown", None, "shutdown")
        say("exit", None)
        process.stdin.flush()
    except BrokenPipeError:
        size = []
    status = process.wait(30)
    reader.join(10)
    wrong = []
    if status != 0:
        wrong.append(f"the server ended with status {status}")
    wrong += [f"request {number} has no answer" for number in sorted(requests - answers.keys())[:5]]
    # An id that a damaged message repeats may be answered twice.
    wrong += [f"request {number} has {answers[number]} answers" for number in requests if answers.get(number, 1) > 1][:5]
    # What Swift 6 would say has been switched on or not.
    found = [diagnostic["code"] for diagnostic in last.get(uris[0], []) if diagnostic["source"] == "concurlint"]
    if found != ["mutable-global-state"]:
        wrong.append(f"in the end {found} is found")
    print(f"{arguments.messages} messages, {len(requests)} requests, most memory {' '.join(size)[6:].strip()}")
    for line in wrong:
        print(f"wrong: {line}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
