'use strict';

// As much of Visual Studio Code's interface as the extension uses, over files on disk. Names and meanings are those of
// https://code.visualstudio.com/api/references/vscode-api; what the extension would use and is not here, fails.

const fs = require('node:fs');
const { fileURLToPath, pathToFileURL } = require('node:url');

class Position {
  constructor(line, character) {
    Object.assign(this, { line, character });
  }
}

class Range {
  constructor(start, end) {
    Object.assign(this, { start, end });
  }
}

class Uri {
  constructor(scheme, path) {
    Object.assign(this, { scheme, path });
  }

  static parse(text) {
    const { protocol, pathname } = new URL(text);
    return new Uri(protocol.slice(0, -1), decodeURIComponent(pathname));
  }

  static file(path) {
    return new Uri('file', path);
  }

  static from({ scheme, path }) {
    return new Uri(scheme, path);
  }

  get fsPath() {
    return fileURLToPath(this.toString());
  }

  toString() {
    return this.scheme === 'file' ? pathToFileURL(this.path).toString() : `${this.scheme}:${encodeURI(this.path)}`;
  }
}

class Diagnostic {
  constructor(range, message, severity) {
    Object.assign(this, { range, message, severity });
  }
}

class DiagnosticRelatedInformation {
  constructor(location, message) {
    Object.assign(this, { location, message });
  }
}

class Location {
  constructor(uri, range) {
    Object.assign(this, { uri, range });
  }
}

class TextEdit {
  constructor(range, newText) {
    Object.assign(this, { range, newText });
  }
}

class WorkspaceEdit {
  #edits = [];

  set(uri, edits) {
    this.#edits.push([uri, edits]);
  }

  entries() {
    return this.#edits;
  }
}

class CodeAction {
  constructor(title, kind) {
    Object.assign(this, { title, kind });
  }
}

class CodeActionKind {
  constructor(value) {
    this.value = value;
  }

  append(part) {
    return new CodeActionKind(`${this.value}.${part}`);
  }
}
CodeActionKind.QuickFix = new CodeActionKind('quickfix');
CodeActionKind.RefactorRewrite = new CodeActionKind('refactor.rewrite');
CodeActionKind.SourceFixAll = new CodeActionKind('source.fixAll');

class MarkdownString {
  constructor(value) {
    this.value = value;
  }
}

class Hover {
  constructor(contents, range) {
    Object.assign(this, { contents, range });
  }
}

class InlayHintLabelPart {
  constructor(value) {
    this.value = value;
  }
}

class InlayHint {
  constructor(position, label) {
    Object.assign(this, { position, label });
  }
}

/** Many listeners of one kind of event. */
class Emitter {
  #listeners = new Set();

  event = (listener) => {
    this.#listeners.add(listener);
    return { dispose: () => this.#listeners.delete(listener) };
  };

  fire(value) {
    for (const listener of [...this.#listeners]) listener(value);
  }

  dispose() {
    this.#listeners.clear();
  }
}

class TextDocument {
  constructor(uri) {
    this.uri = uri;
    this.languageId = uri.path.endsWith('.swift') ? 'swift' : 'plaintext';
    this.version = 1;
    this.text = fs.readFileSync(uri.fsPath, 'utf8');
  }

  getText() {
    return this.text;
  }

  offset({ line, character }) {
    let start = 0;
    for (let number = 0; number < line; number += 1) start = this.text.indexOf('\n', start) + 1;
    return start + character;
  }
}

const disposable = { dispose() {} };
const events = Object.fromEntries(
  ['opened', 'closed', 'saved', 'changed', 'configured', 'folders'].map((name) => [name, new Emitter()]));
const registered = { commands: new Map(), contents: new Map(), hovers: undefined, actions: undefined, hints: undefined };
const settings = new Map();
const collections = new Map();
const watchers = new Set();
const messages = [];

function show(message, ...titles) {
  messages.push(message);
  return Promise.resolve(titles.find((title) => title === editor.answer));
}

class DiagnosticCollection {
  #byUri = new Map();

  set(uri, diagnostics) {
    this.#byUri.set(uri.toString(), diagnostics);
  }

  get(uri) {
    return this.#byUri.get(uri.toString()) ?? [];
  }

  clear() {
    this.#byUri.clear();
  }

  dispose() {}
}

const vscode = {
  CodeAction,
  CodeActionKind,
  Diagnostic,
  DiagnosticRelatedInformation,
  DiagnosticSeverity: { Error: 0, Warning: 1, Information: 2, Hint: 3 },
  EventEmitter: Emitter,
  Hover,
  InlayHint,
  InlayHintLabelPart,
  LanguageStatusSeverity: { Information: 0, Warning: 1, Error: 2 },
  Location,
  MarkdownString,
  Position,
  Range,
  TextEdit,
  Uri,
  WorkspaceEdit,
  version: '1.82.0',
  env: { appName: 'Visual Studio Code' },
  commands: {
    registerCommand(name, run) {
      registered.commands.set(name, run);
      return disposable;
    },
    executeCommand: (name, ...words) => registered.commands.get(name)?.(...words),
  },
  languages: {
    createDiagnosticCollection(name) {
      collections.set(name, new DiagnosticCollection());
      return collections.get(name);
    },
    createLanguageStatusItem: () => ({ dispose() {} }),
    match: (selector, { uri, languageId }) =>
      selector.some(({ language, scheme }) => language === languageId && scheme === uri.scheme) ? 10 : 0,
    registerHoverProvider(selector, provider) {
      registered.hovers = provider;
      return disposable;
    },
    registerInlayHintsProvider(selector, provider) {
      registered.hints = provider;
      return disposable;
    },
    registerCodeActionsProvider(selector, provider) {
      registered.actions = provider;
      return disposable;
    },
  },
  window: {
    activeTextEditor: undefined,
    createOutputChannel: () => ({
      info: (text) => editor.log.push(text),
      warn: (text) => editor.log.push(text),
      error: (text) => editor.log.push(text),
      show() {},
      dispose() {},
    }),
    showErrorMessage: show,
    showInformationMessage: show,
    showWarningMessage: show,
  },
  workspace: {
    textDocuments: [],
    workspaceFolders: undefined,
    onDidOpenTextDocument: events.opened.event,
    onDidCloseTextDocument: events.closed.event,
    onDidSaveTextDocument: events.saved.event,
    onDidChangeTextDocument: events.changed.event,
    onDidChangeConfiguration: events.configured.event,
    onDidChangeWorkspaceFolders: events.folders.event,
    getConfiguration: (section) => ({ get: (name) => settings.get(`${section}.${name}`) }),
    registerTextDocumentContentProvider(scheme, provider) {
      registered.contents.set(scheme, provider);
      return disposable;
    },
    createFileSystemWatcher(pattern) {
      const emitters = { created: new Emitter(), changed: new Emitter(), deleted: new Emitter() };
      const watcher = {
        pattern,
        emitters,
        onDidCreate: emitters.created.event,
        onDidChange: emitters.changed.event,
        onDidDelete: emitters.deleted.event,
        dispose: () => watchers.delete(watcher),
      };
      watchers.add(watcher);
      return watcher;
    },
    async applyEdit(edit) {
      for (const [uri, edits] of edit.entries()) {
        const document = editor.open(uri);
        // From the end, so that places stay right.
        const sorted = edits.map((part) => (Array.isArray(part) ? part[0] : part)).sort((a, b) => document.offset(b.range.start) - document.offset(a.range.start));
        for (const { range, newText } of sorted) editor.edit(document, range, newText);
      }
      return true;
    },
  },
};

/** What a person would do. */
const editor = {
  /** The button that is chosen where there is one of this title. */
  answer: undefined,
  log: [],
  messages,
  registered,
  watchers,

  diagnostics: (uri) => collections.get('concurlint').get(uri),

  configure(values) {
    for (const [name, value] of Object.entries(values)) settings.set(name, value);
    events.configured.fire({ affectsConfiguration: (name) => Object.keys(values).some((key) => key.startsWith(name)) });
  },

  open(uri) {
    const known = vscode.workspace.textDocuments.find((document) => document.uri.toString() === uri.toString());
    if (known) return known;
    const document = new TextDocument(uri);
    vscode.workspace.textDocuments.push(document);
    events.opened.fire(document);
    return document;
  },

  edit(document, range, text) {
    const [start, end] = [document.offset(range.start), document.offset(range.end)];
    document.text = document.text.slice(0, start) + text + document.text.slice(end);
    document.version += 1;
    events.changed.fire({ document, contentChanges: [{ range, text }] });
  },

  save(document) {
    fs.writeFileSync(document.uri.fsPath, document.text);
    events.saved.fire(document);
  },

  /** Another program has written a file. */
  changedOnDisk(uri) {
    for (const { pattern, emitters } of watchers) {
      if (pattern === '**/*.swift') emitters.changed.fire(uri);
    }
  },
};

module.exports = { editor, vscode };
