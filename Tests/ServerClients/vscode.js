'use strict';

// The steps of check-editors.py with the extension of Visual Studio Code, over a stub of the editor.

const assert = require('node:assert');
const fs = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const { setTimeout: sleep } = require('node:timers/promises');
const { editor, vscode } = require('./vscode-stub');

const load = Module._load;
Module._load = (name, ...rest) => (name === 'vscode' ? vscode : load(name, ...rest));

const packaged = process.env.CONCURLINT_EXTENSION;
const extensionPath = packaged || path.join(__dirname, '..', '..', 'Editors', 'vscode');
// A package has the program in it.
const program = packaged ? '' : process.env.CONCURLINT;
const extension = require(path.join(extensionPath, 'extension.js'));
const folder = process.cwd();
const uri = (name) => vscode.Uri.file(path.join(folder, name));
const range = (line, from, to) => new vscode.Range(new vscode.Position(line, from), new vscode.Position(line, to));
const rules = (document) => editor.diagnostics(document.uri).map(({ code }) => code.value ?? code).join(' ');

async function until(what, holds, limit = 20_000) {
  const deadline = Date.now() + limit;
  while (!holds()) {
    assert(Date.now() < deadline, what);
    await sleep(20);
  }
}

async function step(name, body) {
  try {
    await body();
    console.log(`ok ${name}`);
  } catch (error) {
    console.log(`failed ${name}: ${error.stack}\n${editor.log.join('\n')}`);
    // What follows depends on it.
    process.exit(1);
  }
}

function actions(document, line, only) {
  return editor.registered.actions.provideCodeActions(
    document, range(line, 0, 0), { diagnostics: [], only: only && new vscode.CodeActionKind(only), triggerKind: 1 });
}

async function apply(action) {
  const { edit } = await editor.registered.actions.resolveCodeAction(action);
  assert(edit, `'${action.title}' has no edit`);
  await vscode.workspace.applyEdit(edit);
}

/** The processes of servers that this one has started. */
function children() {
  const found = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name)).filter((name) => {
    try {
      const status = fs.readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1].split(' ');
      return status[0] !== 'Z' && Number(status[1]) === process.pid;
    } catch {
      // It has ended meanwhile.
      return false;
    }
  });
  return found.map(Number);
}

async function main() {
  vscode.workspace.workspaceFolders = [{ uri: vscode.Uri.file(folder), name: 'project' }];
  editor.configure({ 'concurlint.path': program, 'concurlint.scope': 'affected' });
  let limit, use, wait, tag;

  await step('open', async () => {
    limit = editor.open(uri('Limit.swift'));
    await extension.activate({ extensionPath, subscriptions: [] });
    await until('no finding', () => rules(limit) === 'mutable-global-state');
    const [{ range: place, severity, relatedInformation }] = editor.diagnostics(limit.uri);
    // In UTF-16 units: the emoji has two.
    assert.strictEqual(place.start.character, 13);
    assert.strictEqual(severity, vscode.DiagnosticSeverity.Error);
    assert(relatedInformation.length > 0, 'no notes');
  });

  await step('other-file', async () => {
    wait = editor.open(uri('Wait.swift'));
    use = editor.open(uri('Use.swift'));
    editor.edit(use, range(0, 10, 10), ' async');
    await until('nothing appears', () => rules(wait) === 'blocking-wait-in-async');
    editor.edit(use, range(0, 10, 16), '');
    await until('it stays', () => rules(wait) === '');
  });

  await step('hover', async () => {
    const hover = await editor.registered.hovers.provideHover(limit, new vscode.Position(0, 14));
    assert.match(hover.contents.value, /Two threads that write/);
    assert.strictEqual(await editor.registered.hovers.provideHover(use, new vscode.Position(0, 0)), undefined);
  });

  await step('hints', async () => {
    const load = editor.open(uri('Load.swift'));
    const hints = await editor.registered.hints.provideInlayHints(load, range(0, 0, 60));
    assert.deepStrictEqual(hints.map(({ label }) => label[0].value), ['→ nonisolated']);
    assert.strictEqual(hints[0].position.character, 46);
    assert.strictEqual(hints[0].label[0].location.uri.toString(), load.uri.toString());
    // What another file says shows here.
    let changes = 0;
    const listener = editor.registered.hints.onDidChangeInlayHints(() => (changes += 1));
    editor.edit(use, range(0, 0, 0), ' ');
    await until('nothing is asked for again', () => changes > 0);
    editor.edit(use, range(0, 0, 1), '');
    listener.dispose();
    editor.configure({ 'concurlint.inlayHints': 'off' });
    assert.deepStrictEqual(await editor.registered.hints.provideInlayHints(load, range(0, 0, 60)), []);
    editor.configure({ 'concurlint.inlayHints': 'boundaries' });
  });

  const page = async (command, path) => {
    vscode.window.activeTextEditor = { document: limit, selection: { active: new vscode.Position(0, 0) } };
    await vscode.commands.executeCommand(`concurlint.${command}`);
    return editor.registered.contents.get('concurlint-answer').provideTextDocumentContent(
      vscode.Uri.from({ scheme: 'concurlint-answer', path }));
  };

  await step('isolation-map', async () => {
    assert.match(await page('showIsolationMap', '/isolationMap/Limit.swift.md'), /`nonisolated` \| property `limit`/);
    assert.deepStrictEqual(editor.messages, []);
  });

  await step('swift-6', async () => {
    assert.match(await page('showSwift6', '/whatIf/Limit.swift.md'), /in Swift 6 mode already/);
  });

  await step('fix-project', async () => {
    const other = uri('More.swift');
    fs.writeFileSync(other.fsPath, 'var more = 3\n');
    editor.changedOnDisk(other);
    await until('nothing appears', () => editor.diagnostics(other).length === 1);
    const all = (await actions(limit, 0, 'refactor.rewrite'))[0];
    assert.match(all.title, /^Fix all 2 'mutable-global-state' in 2 files/);
    const { edit } = await editor.registered.actions.resolveCodeAction(all);
    const [[, edits]] = edit.entries();
    assert.strictEqual(edits[0][1].label, 'Global or static variable without isolation');
    assert.strictEqual(edits[0][1].needsConfirmation, false);
    // Nobody chooses.
    await vscode.commands.executeCommand('concurlint.fixProject');
    await until('nothing is asked', () => editor.messages.includes('concurlint: which fixes?'));
    editor.messages.length = 0;
    fs.unlinkSync(other.fsPath);
    editor.changedOnDisk(other);
    await until('it stays', () => editor.diagnostics(other).length === 0);
  });

  await step('quick-fix', async () => {
    tag = editor.open(uri('Tag.swift'));
    await until('no finding', () => rules(tag) === 'main-actor-assume-isolated');
    const found = await actions(tag, 3);
    assert.match(found[0].title, /\(2 files\)/);
    await apply(found[0]);
    await until('the finding stays', () => rules(tag) === '');
    const explanation = found.find(({ command }) => command?.command === 'concurlint.explain');
    assert.deepStrictEqual(explanation.command.arguments, ['main-actor-assume-isolated']);
    const page = await editor.registered.contents.get('concurlint-rule').provideTextDocumentContent(
      vscode.Uri.from({ scheme: 'concurlint-rule', path: '/main-actor-assume-isolated.md' }));
    assert.match(page, /assumeIsolated/);
    // The page is what is shown of it.
    assert.deepStrictEqual(editor.messages, []);
  });

  await step('stale-action', async () => {
    const [action] = await actions(limit, 0);
    const text = limit.getText();
    // The finding moves.
    editor.edit(limit, range(0, 0, 0), '/**/ ');
    const { edit } = await editor.registered.actions.resolveCodeAction(action);
    assert.strictEqual(edit, undefined);
    assert.match(editor.messages.at(-1), /has changed since then/);
    editor.edit(limit, range(0, 0, 5), '');
    assert.strictEqual(limit.getText(), text);
    await until('the finding is not back', () => rules(limit) === 'mutable-global-state');
  });

  await step('fix-all', async () => {
    const all = await actions(limit, 0, 'source.fixAll');
    assert.strictEqual(all.length, 1);
    assert.strictEqual(all[0].kind.value, 'source.fixAll.concurlint');
    await apply(all[0]);
    await until('findings stay', () => rules(limit) === '');
  });

  await step('save', async () => {
    for (const document of vscode.workspace.textDocuments) editor.save(document);
    await sleep(300);
    assert.strictEqual(rules(limit) + rules(tag), '');
  });

  await step('disk', async () => {
    const other = uri('Counter.swift');
    fs.writeFileSync(other.fsPath, 'var counter = 0\n');
    editor.changedOnDisk(other);
    await until('nothing appears', () => editor.diagnostics(other).length === 1);
    fs.unlinkSync(other.fsPath);
    editor.changedOnDisk(other);
    await until('it stays', () => editor.diagnostics(other).length === 0);
  });

  await step('restart', async () => {
    editor.edit(limit, range(0, 9, 12), 'var');
    await until('no finding', () => rules(limit) === 'mutable-global-state');
    const [first] = children();
    process.kill(first, 'SIGKILL');
    await until('no other server', () => children().length === 1 && children()[0] !== first);
    await until('nothing is found again', () => rules(limit) === 'mutable-global-state');
  });

  await step('cannot-start', async () => {
    editor.configure({ 'concurlint.path': '/nonexistent/concurlint' });
    await until('nothing is said', () => editor.messages.some((text) => text.includes('/nonexistent/concurlint')));
    editor.configure({ 'concurlint.path': program });
    await until('nothing is found again', () => rules(limit) === 'mutable-global-state');
  });

  await step('shutdown', async () => {
    await extension.deactivate();
    await until('a server is left', () => children().length === 0);
    assert.strictEqual(editor.watchers.size, 0);
  });
}

main();
