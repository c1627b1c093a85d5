#!/usr/bin/env python3
"""Checks every message of the language server against the protocol's own model.

    check-protocol.py BINARY

The server is driven through a session once for each client profile of pytest-lsp, which are the capabilities that
editors really send. What it sends has to have the types of the protocol, and to use only what the client offers.
'make server-clients' installs requirements.txt and runs this.
"""

import argparse
import importlib.resources
import json
import os
import pathlib
import queue
import subprocess
import sys
import tempfile
import threading
import warnings

import pytest_lsp
from lsprotocol import converters, types
from pytest_lsp import checks

PACKAGE = """\
// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "P", platforms: [.macOS(.v15)], targets: [.target(name: "P", path: ".")])
"""
TEXT = "/* 😀 */ var limit = 1\n// concurlint:disable:next detached-task - no such task\nvar other = 2\n" \
    "@MainActor class Page { deinit {} }\n"
SETTINGS = {"scope": "project", "documentation": "https://example.org/docs"}
CONVERTER = converters.get_converter()


class Client:
    """Sends and receives messages; collects what is wrong with those that come in."""

    def __init__(self, binary: str, folder: str, capabilities: dict):
        self.process = subprocess.Popen([binary, "server"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.capabilities = CONVERTER.structure(capabilities, types.ClientCapabilities)
        self.offered = capabilities
        self.folder = folder
        self.incoming: queue.Queue = queue.Queue()
        self.methods: dict[int, str] = {}
        self.problems: list[str] = []
        self.seen: list[str] = []
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        stream = self.process.stdout
        while line := stream.readline():
            length = int(line.split(b":")[1])
            assert stream.readline() == b"\r\n", "one header"
            self.incoming.put(json.loads(stream.read(length)))
        self.incoming.put(None)

    def send(self, message: dict):
        content = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(content) + content)
        self.process.stdin.flush()

    def notify(self, method: str, parameters):
        self.send({"method": method, "params": parameters})

    def request(self, method: str, parameters):
        number = len(self.methods) + 1
        self.methods[number] = method
        self.send({"id": number, "method": method, "params": parameters})
        return self.wait(lambda message: message.get("id") == number and "method" not in message).get("result")

    def wait(self, is_wanted) -> dict:
        while True:
            message = self.incoming.get(timeout=60)
            if message is None:
                raise EOFError("the server has ended")
            self.check(message)
            if is_wanted(message):
                return message

    def wait_for_diagnostics(self, uri: str):
        self.wait(lambda message: message.get("method") == "textDocument/publishDiagnostics"
                  and message["params"]["uri"] == uri)

    def check(self, message: dict):
        method = message.get("method") or self.methods[message["id"]]
        self.seen.append(method)
        request, response, *_ = types.METHOD_TO_TYPES[method]
        try:
            if "method" in message:
                parameters = CONVERTER.structure(message, request).params
                checks.check_params_against_client_capabilities(self.capabilities, method, parameters)
                self.check_offer(method, message["params"])
                if "id" in message:
                    self.send({"id": message["id"], "result": None})
            elif "error" in message:
                CONVERTER.structure(message, types.ResponseErrorMessage)
            else:
                result = CONVERTER.structure(message, response).result
                checks.check_result_against_client_capabilities(self.capabilities, method, result)
        except Exception as error:  # Whatever the model says.
            self.problems.append(f"{method}: {type(error).__name__}: {error}: {json.dumps(message)[:300]}")

    def check_offer(self, method: str, parameters: dict):
        """What the protocol's types allow and this client did not ask for."""
        offered = lambda *names: lookup(self.offered, names)
        if method == "client/registerCapability":
            for registration in parameters["registrations"]:
                assert registration["method"] == "workspace/didChangeWatchedFiles", registration
                assert offered("workspace", "didChangeWatchedFiles", "dynamicRegistration"), "an unasked registration"
        if method == "textDocument/publishDiagnostics":
            support = lambda name: offered("textDocument", "publishDiagnostics", name)
            assert "version" not in parameters or support("versionSupport"), "an unasked version"
            for diagnostic in parameters["diagnostics"]:
                assert "relatedInformation" not in diagnostic or support("relatedInformation"), "unasked notes"
                assert "codeDescription" not in diagnostic or support("codeDescriptionSupport"), "an unasked page"
                assert "tags" not in diagnostic or support("tagSupport"), "unasked tags"


def lookup(value, names):
    for name in names:
        value = value.get(name) if isinstance(value, dict) else None
    return value


def session(client: Client):
    uri = pathlib.Path(client.folder, "A.swift").as_uri()
    document = {"uri": uri}
    client.request("initialize", {
        "processId": os.getpid(), "rootUri": pathlib.Path(client.folder).as_uri(), "capabilities": client.offered,
        "initializationOptions": SETTINGS})
    client.notify("initialized", {})
    client.notify("textDocument/didOpen", {
        "textDocument": {**document, "languageId": "swift", "version": 1, "text": TEXT}})
    client.wait_for_diagnostics(uri)
    client.notify("textDocument/didChange", {
        "textDocument": {**document, "version": 2}, "contentChanges": [
            {"range": {"start": {"line": 2, "character": 0}, "end": {"line": 2, "character": 0}}, "text": "\n"}]})
    client.request("textDocument/hover", {"textDocument": document, "position": {"line": 0, "character": 14}})
    place = {"start": {"line": 0, "character": 0}, "end": {"line": 5, "character": 0}}
    for only in (None, ["quickfix"], ["source.fixAll.concurlint"]):
        context = {"diagnostics": []} | ({"only": only} if only else {})
        actions = client.request("textDocument/codeAction", {
            "textDocument": document, "range": place, "context": context}) or []
        if lookup(client.offered, ["textDocument", "codeAction", "resolveSupport"]):
            for action in actions:
                resolved = client.request("codeAction/resolve", action)
                annotations = lookup(client.offered, ["workspace", "workspaceEdit", "changeAnnotationSupport"])
                assert annotations is not None or "annotationId" not in json.dumps(resolved), "unasked annotations"
    if lookup(client.offered, ["textDocument", "inlayHint"]) is not None:
        assert client.request("textDocument/inlayHint", {"textDocument": document, "range": place}), "no hints"
    client.request("workspace/executeCommand", {"command": "concurlint.explain", "arguments": ["detached-task"]})
    client.request("workspace/executeCommand", {"command": "concurlint.status"})
    for command in ("isolationMap", "whatIf"):
        subject = {"textDocument": document, "position": place["start"]}
        assert client.request("workspace/executeCommand", {"command": "concurlint." + command, "arguments": [subject]}), command
    client.request("workspace/executeCommand", {"command": "concurlint.fixProject"})
    client.request("textDocument/definition", {"textDocument": document, "position": {"line": 0, "character": 0}})
    client.request("shutdown", None)
    client.notify("exit", None)
    assert client.process.wait(10) == 0, "the status is 0 after 'shutdown'"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("binary")
    binary = str(pathlib.Path(parser.parse_args().binary).resolve())
    profiles = sorted(importlib.resources.files(pytest_lsp).joinpath("clients").glob("*.json"))
    assert profiles, "pytest-lsp has client profiles"
    # What pytest-lsp only warns of.
    warnings.simplefilter("error", checks.LspSpecificationWarning)
    status = 0
    for profile in profiles:
        capabilities = json.loads(profile.read_text())
        with tempfile.TemporaryDirectory() as folder:
            pathlib.Path(folder, "Package.swift").write_text(PACKAGE)
            pathlib.Path(folder, "A.swift").write_text(TEXT)
            client = Client(binary, os.path.realpath(folder), capabilities.get("capabilities", capabilities))
            try:
                session(client)
            except Exception as error:  # Told, like what the model says.
                client.problems.append(f"{type(error).__name__}: {error}")
            finally:
                client.process.kill()
        print(f"{profile.stem}: {len(client.seen)} messages, {len(client.problems)} wrong")
        for problem in client.problems:
            status = 1
            print(f"  {problem}")
    return status


if __name__ == "__main__":
    sys.exit(main())
