'use strict';

// The protocol's values and the editor's. Both count columns in UTF-16 units from 0.

const vscode = require('vscode');

const severities = {
  1: vscode.DiagnosticSeverity.Error,
  2: vscode.DiagnosticSeverity.Warning,
  3: vscode.DiagnosticSeverity.Information,
  4: vscode.DiagnosticSeverity.Hint,
};

const kinds = {
  quickfix: vscode.CodeActionKind.QuickFix,
  'refactor.rewrite.concurlint': vscode.CodeActionKind.RefactorRewrite.append('concurlint'),
  'source.fixAll.concurlint': vscode.CodeActionKind.SourceFixAll.append('concurlint'),
};

/** The edit is for another text than the document's. */
class StaleEdit extends Error {
  constructor(uri) {
    super(`${uri} has changed since then`);
  }
}

const position = ({ line, character }) => new vscode.Position(line, character);
const range = ({ start, end }) => new vscode.Range(position(start), position(end));
const plainPosition = ({ line, character }) => ({ line, character });
const plainRange = ({ start, end }) => ({ start: plainPosition(start), end: plainPosition(end) });

function diagnostic(message) {
  const converted = new vscode.Diagnostic(range(message.range), message.message, severities[message.severity]);
  converted.source = message.source;
  converted.code = message.codeDescription
    ? { value: message.code, target: vscode.Uri.parse(message.codeDescription.href) }
    : message.code;
  converted.tags = message.tags;
  converted.relatedInformation = (message.relatedInformation ?? []).map(
    ({ location, message: text }) =>
      new vscode.DiagnosticRelatedInformation(
        new vscode.Location(vscode.Uri.parse(location.uri), range(location.range)), text),
  );
  return converted;
}

function codeAction(message) {
  const action = new vscode.CodeAction(message.title, kinds[message.kind]);
  action.isPreferred = message.isPreferred;
  if (message.disabled) action.disabled = message.disabled;
  if (message.command) {
    action.command = { title: message.title, command: message.command.command, arguments: message.command.arguments };
  }
  // Sent back when its edit is asked for.
  action.message = message;
  return action;
}

/** @throws StaleEdit where an open document is not the one that the edit was made for */
function workspaceEdit(message) {
  const edit = new vscode.WorkspaceEdit();
  const metadata = ({ annotationId }) => message.changeAnnotations?.[annotationId];
  for (const { textDocument, edits } of message.documentChanges ?? []) {
    const uri = vscode.Uri.parse(textDocument.uri);
    const open = vscode.workspace.textDocuments.find((document) => document.uri.toString() === uri.toString());
    if (open && textDocument.version !== null && open.version !== textDocument.version) {
      throw new StaleEdit(textDocument.uri);
    }
    edit.set(uri, edits.map((part) => {
      const text = new vscode.TextEdit(range(part.range), part.newText);
      // With its annotation it is listed, and confirmed, before it is made.
      return metadata(part) ? [text, metadata(part)] : text;
    }));
  }
  return edit;
}

function hover(message) {
  if (!message) return undefined;
  const text = new vscode.MarkdownString(message.contents.value);
  return new vscode.Hover(text, message.range && range(message.range));
}

function inlayHint(message) {
  const parts = message.label.map(({ value, tooltip, location }) => {
    const part = new vscode.InlayHintLabelPart(value);
    part.tooltip = tooltip;
    if (location) part.location = new vscode.Location(vscode.Uri.parse(location.uri), range(location.range));
    return part;
  });
  const hint = new vscode.InlayHint(position(message.position), parts);
  hint.paddingLeft = message.paddingLeft;
  hint.paddingRight = message.paddingRight;
  hint.textEdits = message.textEdits?.map(({ range: place, newText }) => new vscode.TextEdit(range(place), newText));
  return hint;
}

module.exports = { codeAction, diagnostic, hover, inlayHint, kinds, plainPosition, plainRange, StaleEdit, workspaceEdit };
