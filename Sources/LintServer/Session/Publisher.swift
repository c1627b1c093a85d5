import LintReporting

/// Which diagnostics an editor is shown, and which it has.
struct Publisher {
  /// By the keys of files; lists that are not empty.
  private var found: [String: JSONValue] = [:]
  /// How often each finding was there when the server was started; nil before.
  private var old: [String: Int]?
  /// The parameters of what was sent, by URI; none without diagnostics.
  private var published: [String: JSONValue] = [:]
  /// The files that something was published about.
  private var known: Set<String> = []

  /// All files that have diagnostics or had them.
  var keys: [String] { known.union(found.keys).sorted() }

  /// What tells two findings apart when lines move.
  private static func identity(_ diagnostic: JSONValue, _ key: String) -> String {
    "\(key) \(diagnostic["code"]?.string ?? "") \(diagnostic["message"]?.string ?? "")"
  }

  /// - Parameters:
  ///   - result: `files`, each with its `key` and `diagnostics`; other files have what they had in the last one.
  ///   - isFirst: whether it is the first of an engine, which has no last one.
  /// - Returns: the keys of the files to publish.
  mutating func take(_ result: JSONValue, isFirst: Bool) -> Set<String> {
    var changed: Set<String> = isFirst ? Set(found.keys) : []
    if isFirst { found = [:] }
    for file in result["files"]?.array ?? [] {
      guard let key = file["key"]?.string else { continue }
      let diagnostics = file["diagnostics"] ?? []
      found[key] = diagnostics == [] ? nil : diagnostics
      changed.insert(key)
    }
    // What is found at first was there before the server.
    if old == nil && result["hasFailed"]?.isTrue != true {
      var counts: [String: Int] = [:]
      for (key, diagnostics) in found {
        for diagnostic in diagnostics.array ?? [] { counts[Self.identity(diagnostic, key), default: 0] += 1 }
      }
      old = counts
    }
    return changed
  }

  /// The diagnostics of a file that is not open.
  private func ofClosed(_ key: String, _ scope: ServerSettings.Scope) -> JSONValue {
    let all = found[key] ?? []
    switch scope {
    case .open: return []
    case .project: return all
    case .affected:
      var seen: [String: Int] = [:]
      var new: [JSONValue] = []
      for diagnostic in all.array ?? [] {
        let identity = Self.identity(diagnostic, key)
        seen[identity, default: 0] += 1
        if seen[identity, default: 0] > old?[identity] ?? 0 { new.append(diagnostic) }
      }
      return .array(new)
    }
  }

  /// - Returns: the notifications to send about a file.
  mutating func publications(of key: String, for session: ServerSession) -> [Message] {
    known.insert(key)
    let documents = session.documents(of: key)
    if documents.isEmpty { return publication(key, nil, ofClosed(key, session.settings.scope), session) }
    // The places of findings are those of the text that was checked.
    let isStale = (session.engine.changes[key] ?? 0) > session.engine.checked
    // What was shown before it was opened, under a name that the editor does not use.
    let isNamedOtherwise = !documents.contains { $0.uri == key }
    var messages = isNamedOtherwise ? publication(key, nil, [], session) : []
    for document in documents {
      if !document.isAnalysed && document.isSwift {
        messages += publication(document.uri, document.version, [], session)
      } else if !isStale {
        messages += publication(document.uri, document.version, found[key] ?? [], session)
      }
    }
    return messages
  }

  private mutating func publication(
    _ uri: String, _ version: Int?, _ diagnostics: JSONValue, _ session: ServerSession
  ) -> [Message] {
    // A new version is published even if nothing else is new: the editor may have moved what it shows.
    let full: JSONValue = .members([
      "uri": .string(uri), "version": version.map { .integer($0) }, "diagnostics": diagnostics
    ])
    let last = published[uri]
    if diagnostics == [] {
      if last == nil { return [] }
      published[uri] = nil
    } else {
      if last == full { return [] }
      published[uri] = full
    }
    if session.capabilities.diagnosticVersions || version == nil {
      return [.notification(method: "textDocument/publishDiagnostics", full)]
    }
    return [
      .notification(
        method: "textDocument/publishDiagnostics", ["uri": .string(uri), "diagnostics": diagnostics])
    ]
  }

  /// Withdraws what was shown in a document that is closed.
  mutating func close(_ document: Document, for session: ServerSession) {
    for message in publication(document.uri, nil, [], session) {
      session.put(.toClient(message))
    }
  }
}

extension ServerSession {
  /// Sends the diagnostics of a file, if the editor has others.
  func publish(_ key: String) {
    for message in publisher.publications(of: key, for: self) { put(.toClient(message)) }
  }
}
