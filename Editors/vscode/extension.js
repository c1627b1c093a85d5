'use strict';

// concurlint in Visual Studio Code: keeps a server running, and gives it what it has to know.

const fs = require('node:fs');
const path = require('node:path');
const vscode = require('vscode');
const { ConnectionClosed } = require('./connection');
const { codeAction, hover, inlayHint, kinds, plainPosition, plainRange, StaleEdit, workspaceEdit } = require('./conversions');
const { Server } = require('./server');

const selector = [
  { language: 'swift', scheme: 'file' },
  { language: 'swift', scheme: 'untitled' },
];
const explanationScheme = 'concurlint-rule';
/** Answers about files, which stay as they were given. */
const answerScheme = 'concurlint-answer';
/** A server that ends more often than this within the time is not started any more. */
const mostRestarts = 5;
const restartSpan = 180_000;
/** The server answers so where a text is no longer the one that was checked. */
const contentModified = -32801;

let client;

function activate(context) {
  client = new Client(context);
  return client.start();
}

function deactivate() {
  return client?.stop();
}

class Client {
  #context;
  #log = vscode.window.createOutputChannel('concurlint', { log: true });
  #diagnostics = vscode.languages.createDiagnosticCollection('concurlint');
  #status = vscode.languages.createLanguageStatusItem('concurlint', selector);
  #server;
  #hintsChanged = new vscode.EventEmitter();
  /** By the paths of their pages. */
  #answers = new Map();
  #answerChanged = new vscode.EventEmitter();
  /** When servers have ended unasked, in milliseconds. */
  #ends = [];

  constructor(context) {
    this.#context = context;
    this.#status.name = 'concurlint';
    this.#status.command = { title: 'Show the Log', command: 'concurlint.showLog' };
    context.subscriptions.push(
      this.#log,
      this.#diagnostics,
      this.#status,
      vscode.commands.registerCommand('concurlint.restart', () => this.#restart()),
      vscode.commands.registerCommand('concurlint.showLog', () => this.#log.show()),
      vscode.commands.registerCommand('concurlint.explain', (rule) => this.#explain(rule)),
      vscode.workspace.registerTextDocumentContentProvider(explanationScheme, {
        provideTextDocumentContent: (uri) => this.#explanation(path.basename(uri.path, '.md')),
      }),
      vscode.commands.registerCommand('concurlint.showIsolationMap', () => this.#showAnswer('isolationMap')),
      vscode.commands.registerCommand('concurlint.showSwift6', () => this.#showAnswer('whatIf')),
      vscode.commands.registerCommand('concurlint.showSwift6OfType', () => this.#showAnswer('whatIf', true)),
      vscode.commands.registerCommand('concurlint.toggleSwift6', () => this.#execute('concurlint.whatIf')),
      vscode.commands.registerCommand('concurlint.fixProject', () => this.#execute('concurlint.fixProject')),
      this.#answerChanged,
      vscode.workspace.registerTextDocumentContentProvider(answerScheme, {
        onDidChange: this.#answerChanged.event,
        provideTextDocumentContent: (uri) => this.#answers.get(uri.path),
      }),
      vscode.languages.registerHoverProvider(selector, {
        provideHover: (document, place, token) => this.#hover(document, place, token),
      }),
      this.#hintsChanged,
      vscode.languages.registerInlayHintsProvider(selector, {
        onDidChangeInlayHints: this.#hintsChanged.event,
        provideInlayHints: (document, range, token) => this.#hints(document, range, token),
      }),
      vscode.languages.registerCodeActionsProvider(
        selector,
        {
          provideCodeActions: (document, range, about, token) => this.#actions(document, range, about, token),
          resolveCodeAction: (action, token) => this.#resolve(action, token),
        },
        { providedCodeActionKinds: Object.values(kinds) },
      ),
      ...this.#watchDocuments(),
      ...this.#watchWorkspace(),
    );
  }

  // Life

  async start() {
    const program = this.#program;
    this.#log.info(`starting '${program} server'`);
    this.#show('$(sync~spin)', 'starts');
    const server = new Server(program, this.#diagnostics, this.#log, (reason) => this.#ended(server, reason));
    this.#server = server;
    server.onDidChangeHints(() => this.#hintsChanged.fire());
    try {
      await server.start(this.#settings);
    } catch (error) {
      // Why it ended is told where that is noticed.
      if (error instanceof ConnectionClosed) return;
      throw error;
    }
    for (const document of vscode.workspace.textDocuments) this.#open(document);
    this.#show('$(check)', 'runs');
    this.#hintsChanged.fire();
  }

  async stop() {
    const server = this.#server;
    this.#server = undefined;
    await server?.stop();
  }

  async #restart() {
    await this.stop();
    this.#ends = [];
    await this.start();
  }

  async #ended(server, reason) {
    if (server !== this.#server) return;
    this.#server = undefined;
    this.#log.error(`the server ${reason}`);
    const now = Date.now();
    this.#ends = [...this.#ends.filter((time) => now - time < restartSpan), now];
    if (this.#ends.length < mostRestarts) {
      await this.start();
      return;
    }
    this.#show('$(error)', 'does not run', vscode.LanguageStatusSeverity.Error);
    const answer = await vscode.window.showErrorMessage(
      `concurlint does not run: '${this.#program} server' ${reason}.`, 'Restart', 'Settings');
    if (answer === 'Restart') await this.#restart();
    if (answer === 'Settings') await vscode.commands.executeCommand('workbench.action.openSettings', 'concurlint.path');
  }

  /** The one that a user chose, the one of this extension, or the one that is installed. */
  get #program() {
    const chosen = vscode.workspace.getConfiguration('concurlint').get('path');
    if (chosen) return chosen;
    const own = path.join(this.#context.extensionPath, 'bin', 'concurlint');
    return fs.existsSync(own) ? own : 'concurlint';
  }

  get #settings() {
    const settings = vscode.workspace.getConfiguration('concurlint');
    return Object.fromEntries(
      ['scope', 'inlayHints', 'configurationFile', 'documentation'].map((name) => [name, settings.get(name) || null]));
  }

  #show(icon, text, severity = vscode.LanguageStatusSeverity.Information) {
    this.#status.text = `${icon} concurlint`;
    this.#status.detail = text;
    this.#status.severity = severity;
  }

  // Documents

  #watchDocuments() {
    return [
      vscode.workspace.onDidOpenTextDocument((document) => this.#open(document)),
      vscode.workspace.onDidCloseTextDocument((document) => this.#tell('didClose', document, {})),
      vscode.workspace.onDidSaveTextDocument((document) => this.#tell('didSave', document, {})),
      vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
        if (contentChanges.length === 0) return;
        this.#tell('didChange', document, {
          contentChanges: contentChanges.map(({ range, text }) => ({ range: plainRange(range), text })),
        });
      }),
    ];
  }

  #open(document) {
    this.#tell('didOpen', document, {}, { languageId: 'swift', text: document.getText() });
  }

  #tell(event, document, parameters, more = {}) {
    if (vscode.languages.match(selector, document) === 0) return;
    const textDocument = { uri: document.uri.toString(), version: document.version, ...more };
    this.#server?.notify(`textDocument/${event}`, { textDocument, ...parameters });
  }

  #watchWorkspace() {
    return [
      vscode.workspace.onDidChangeConfiguration((event) => {
        if (!event.affectsConfiguration('concurlint')) return;
        if (event.affectsConfiguration('concurlint.path')) return this.#restart();
        this.#server?.notify('workspace/didChangeConfiguration', { settings: { concurlint: this.#settings } });
      }),
      vscode.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
        const plain = (folders) => folders.map(({ uri, name }) => ({ uri: uri.toString(), name }));
        this.#server?.notify(
          'workspace/didChangeWorkspaceFolders', { event: { added: plain(added), removed: plain(removed) } });
      }),
    ];
  }

  // Questions

  /** @returns undefined where there is no server, or no longer */
  async #ask(method, parameters, token) {
    if (!this.#server?.isRunning) return undefined;
    try {
      return await this.#server.request(method, parameters, token);
    } catch (error) {
      if (error instanceof ConnectionClosed || token?.isCancellationRequested) return undefined;
      throw error;
    }
  }

  async #hover(document, place, token) {
    return hover(
      await this.#ask(
        'textDocument/hover',
        { textDocument: { uri: document.uri.toString() }, position: plainPosition(place) }, token));
  }

  async #hints(document, range, token) {
    const found = await this.#ask(
      'textDocument/inlayHint',
      { textDocument: { uri: document.uri.toString() }, range: plainRange(range) }, token);
    return found?.map(inlayHint);
  }

  async #actions(document, range, { only, triggerKind }, token) {
    const found = await this.#ask(
      'textDocument/codeAction',
      {
        textDocument: { uri: document.uri.toString() },
        range: plainRange(range),
        context: { diagnostics: [], only: only && [only.value], triggerKind },
      },
      token);
    return found?.map(codeAction);
  }

  async #resolve(action, token) {
    if (action.command) return action;
    try {
      const resolved = await this.#ask('codeAction/resolve', action.message, token);
      if (resolved?.edit) action.edit = workspaceEdit(resolved.edit);
    } catch (error) {
      if (!(error instanceof StaleEdit) && error.code !== contentModified) throw error;
      vscode.window.showWarningMessage('concurlint: the code has changed since then. Try again.');
    }
    return action;
  }

  /** Asks about the file that is edited, or the type at the cursor, and shows the answer as a page. */
  async #showAnswer(command, isOfType = false) {
    const shown = vscode.window.activeTextEditor;
    if (!this.#server?.isRunning || !shown || vscode.languages.match(selector, shown.document) === 0) {
      vscode.window.showInformationMessage('concurlint: this is asked in a Swift file, while the server runs.');
      return;
    }
    const { document, selection } = shown;
    const subject = { textDocument: { uri: document.uri.toString() } };
    if (isOfType) subject.position = plainPosition(selection.active);
    const text = await this.#telling(() => this.#server.page(`concurlint.${command}`, subject));
    if (text === undefined) return;
    const page = vscode.Uri.from({ scheme: answerScheme, path: `/${command}/${path.basename(document.uri.path)}.md` });
    this.#answers.set(page.path, text);
    this.#answerChanged.fire(page);
    await vscode.commands.executeCommand('markdown.showPreview', page);
  }

  /** A command that shows what it does itself. */
  #execute(command) {
    return this.#telling(() => this.#ask('workspace/executeCommand', { command, arguments: [] }));
  }

  /** @returns undefined for an error, which has been told */
  async #telling(ask) {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof ConnectionClosed) return undefined;
      const text = error.code === contentModified ? 'the code has changed since then. Try again.' : error.message;
      vscode.window.showWarningMessage(`concurlint: ${text}`);
      return undefined;
    }
  }

  #explain(rule) {
    // A page of its own, which stays while one goes on working.
    return vscode.commands.executeCommand(
      'markdown.showPreview', vscode.Uri.from({ scheme: explanationScheme, path: `/${rule}.md` }));
  }

  async #explanation(rule) {
    return (await this.#server?.page('concurlint.explain', rule)) ?? `The server does not run, so nothing is known about '${rule}'.`;
  }
}

module.exports = { activate, deactivate };
