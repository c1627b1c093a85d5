'use strict';

// One run of `concurlint server`: the handshake, and what it asks of an editor.

const vscode = require('vscode');
const { Connection } = require('./connection');
const { diagnostic, kinds, workspaceEdit } = require('./conversions');

/** What this extension can do, of what the server may use. */
const capabilities = {
  general: { positionEncodings: ['utf-16'] },
  window: { showMessage: {} },
  workspace: {
    applyEdit: true,
    workspaceEdit: {
      documentChanges: true, failureHandling: 'textOnlyTransactional', changeAnnotationSupport: { groupsOnLabel: true },
    },
    workspaceFolders: true,
    didChangeWatchedFiles: { dynamicRegistration: true },
    inlayHint: { refreshSupport: true },
  },
  textDocument: {
    synchronization: { didSave: true },
    publishDiagnostics: {
      relatedInformation: true,
      versionSupport: true,
      codeDescriptionSupport: true,
      tagSupport: { valueSet: [1, 2] },
    },
    codeAction: {
      codeActionLiteralSupport: { codeActionKind: { valueSet: Object.keys(kinds) } },
      isPreferredSupport: true,
      disabledSupport: true,
      dataSupport: true,
      resolveSupport: { properties: ['edit'] },
    },
    hover: { contentFormat: ['markdown'] },
    inlayHint: {},
  },
};

const levels = { 1: 'error', 2: 'warn', 3: 'info', 4: 'info' };
/** Of `workspace/didChangeWatchedFiles`. */
const fileChanges = { created: 1, changed: 2, deleted: 3 };

class Server {
  #connection;
  #diagnostics;
  #log;
  #watchers = [];
  #isStopping = false;
  #hintsChanged = new vscode.EventEmitter();
  /** Fires when inlay hints are to be asked for again. */
  onDidChangeHints = this.#hintsChanged.event;
  /** How many commands are under way whose answer is a page, which is shown instead of the message about it. */
  #pages = 0;

  /**
   * @param diagnostics the collection that findings go to
   * @param log the output channel
   * @param ended is called with a reason if the process ends unasked
   */
  constructor(program, diagnostics, log, ended) {
    this.#diagnostics = diagnostics;
    this.#log = log;
    this.#connection = new Connection(program, ['server'], {
      notification: (method, parameters) => this.#notified(method, parameters),
      request: (method, parameters) => this.#asked(method, parameters),
      log: (text) => log.info(text.trimEnd()),
      closed: (reason) => {
        this.#dispose();
        if (!this.#isStopping) ended(reason);
      },
    });
  }

  /** @param settings the values of `concurlint.*` */
  async start(settings) {
    const folders = (vscode.workspace.workspaceFolders ?? []).map(({ uri, name }) => ({ uri: uri.toString(), name }));
    await this.#connection.request('initialize', {
      processId: process.pid,
      clientInfo: { name: vscode.env.appName, version: vscode.version },
      rootUri: folders[0]?.uri ?? null,
      workspaceFolders: folders,
      capabilities,
      initializationOptions: settings,
    });
    this.notify('initialized', {});
  }

  /** Asks the server to end; one that does not within two seconds is ended. */
  async stop() {
    this.#isStopping = true;
    const limit = setTimeout(() => this.#connection.kill(), 2000);
    try {
      await this.#connection.request('shutdown', null);
      this.notify('exit', null);
    } catch {
      // It has ended.
    } finally {
      clearTimeout(limit);
      this.#dispose();
    }
  }

  get isRunning() {
    return !this.#connection.isClosed && !this.#isStopping;
  }

  notify(method, parameters) {
    this.#connection.notify(method, parameters);
  }

  request(method, parameters, token) {
    return this.#connection.request(method, parameters, token);
  }

  /** @returns the page that answers a command, in Markdown */
  async page(command, argument, token) {
    this.#pages += 1;
    try {
      return await this.request('workspace/executeCommand', { command, arguments: [argument] }, token);
    } finally {
      this.#pages -= 1;
    }
  }

  #dispose() {
    for (const watcher of this.#watchers) watcher.dispose();
    this.#watchers = [];
    this.#diagnostics.clear();
  }

  // From the server

  #notified(method, parameters) {
    switch (method) {
      case 'textDocument/publishDiagnostics':
        this.#publish(parameters);
        break;
      case 'window/showMessage':
        if (this.#pages === 0) this.#show(parameters);
        break;
      case 'window/logMessage':
        this.#log[levels[parameters.type] ?? 'info'](parameters.message);
        break;
      default:
        break;
    }
  }

  #publish({ uri, version, diagnostics }) {
    const place = vscode.Uri.parse(uri);
    const open = vscode.workspace.textDocuments.find((document) => document.uri.toString() === place.toString());
    // What follows is about the text that is there now.
    if (open && version !== undefined && version < open.version) return;
    this.#diagnostics.set(place, diagnostics.map(diagnostic));
  }

  async #asked(method, parameters) {
    switch (method) {
      case 'client/registerCapability':
        for (const { method: what, registerOptions } of parameters.registrations) {
          if (what === 'workspace/didChangeWatchedFiles') this.#watch(registerOptions.watchers);
        }
        return null;
      case 'window/showMessageRequest': {
        const title = await this.#show(parameters, (parameters.actions ?? []).map((action) => action.title));
        return title ? { title } : null;
      }
      case 'workspace/inlayHint/refresh':
        this.#hintsChanged.fire();
        return null;
      case 'workspace/applyEdit':
        return { applied: await vscode.workspace.applyEdit(workspaceEdit(parameters.edit)) };
      default:
        throw Object.assign(new Error(`no such method: ${method}`), { code: -32601 });
    }
  }

  #show({ type, message }, titles = []) {
    if (type === 1) return vscode.window.showErrorMessage(message, ...titles);
    if (type === 2) return vscode.window.showWarningMessage(message, ...titles);
    return vscode.window.showInformationMessage(message, ...titles);
  }

  #watch(patterns) {
    for (const { globPattern } of patterns) {
      const watcher = vscode.workspace.createFileSystemWatcher(globPattern);
      const tell = (type) => (uri) =>
        this.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: uri.toString(), type }] });
      watcher.onDidCreate(tell(fileChanges.created));
      watcher.onDidChange(tell(fileChanges.changed));
      watcher.onDidDelete(tell(fileChanges.deleted));
      this.#watchers.push(watcher);
    }
  }
}

module.exports = { Server };
