import LintReporting

/// Which diagnostics an editor is shown, and which it has.
struct Publisher {
  /// What tells two diagnostics apart when lines move.
  private struct Identity: Hashable {
    let rule: String
    let message: String

    init(_ diagnostic: JSONValue) {
      rule = diagnostic["code"]?.string ?? ""
      message = diagnostic["message"]?.string ?? ""
    }
  }

  private struct Publication: Equatable {
    let version: Int?
    let diagnostics: [JSONValue]
  }

  /// By the keys of files.
  private var found: [String: [JSONValue]] = [:]
  /// What was found when the server was started; nil before.
  private var old: [String: [Identity: Int]]?
  /// By URI; none that are empty.
  private var published: [String: Publication] = [:]
  /// The URIs of files that are not open.
  private var closedKeys: Set<String> = []

  /// All files that have diagnostics or had them.
  var keys: [String] { Set(found.keys).union(closedKeys).union(openKeys).sorted() }
  private var openKeys: Set<String> = []

  /// - Parameters:
  ///   - result: `files`, each with its `key` and `diagnostics`; other files have what they had in the last one.
  ///   - isFirst: whether it is the first of an engine, which has no last one.
  mutating func take(_ result: JSONValue, isFirst: Bool) {
    if isFirst { found = [:] }
    for file in result["files"]?.array ?? [] {
      guard let key = file["key"]?.string else { continue }
      let diagnostics = file["diagnostics"]?.array ?? []
      found[key] = diagnostics.isEmpty ? nil : diagnostics
    }
    // What is found at first was there before the server.
    if old == nil && result["hasFailed"]?.isTrue != true { old = found.mapValues(Self.counts) }
  }

  private static func counts(_ diagnostics: [JSONValue]) -> [Identity: Int] {
    diagnostics.reduce(into: [:]) { $0[Identity($1), default: 0] += 1 }
  }

  /// The diagnostics of a file that is not open.
  private func ofClosed(_ key: String, _ scope: ServerSettings.Scope) -> [JSONValue] {
    let all = found[key] ?? []
    switch scope {
    case .open: return []
    case .project: return all
    case .affected:
      var known = old?[key] ?? [:]
      return all.filter { diagnostic in
        let identity = Identity(diagnostic)
        guard let count = known[identity], count > 0 else { return true }
        known[identity] = count - 1
        return false
      }
    }
  }

  /// - Returns: the notifications to send about a file.
  mutating func publications(of key: String, for session: ServerSession) -> [Message] {
    let documents = session.documents.values.filter { $0.key == key }.sorted { $0.uri < $1.uri }
    if documents.isEmpty {
      openKeys.remove(key)
      closedKeys.insert(key)
      return publication(key, Publication(version: nil, diagnostics: ofClosed(key, session.settings.scope)), session)
    }
    openKeys.insert(key)
    // The places of findings are those of the text that was checked.
    let isStale = (session.engine.changes[key] ?? 0) > session.engine.checked
    return documents.flatMap { document -> [Message] in
      if !document.isAnalysed && document.isSwift {
        return publication(document.uri, Publication(version: document.version, diagnostics: []), session)
      }
      if isStale { return [] }
      return publication(
        document.uri, Publication(version: document.version, diagnostics: found[key] ?? []), session)
    }
  }

  private mutating func publication(_ uri: String, _ new: Publication, _ session: ServerSession) -> [Message] {
    let last = published[uri]
    if new.diagnostics.isEmpty {
      guard last != nil else { return [] }
      published[uri] = nil
    } else {
      if last == new { return [] }
      published[uri] = new
    }
    let version = session.capabilities.diagnosticVersions ? new.version.map { JSONValue.integer($0) } : nil
    return [
      .notification(
        method: "textDocument/publishDiagnostics",
        .members(["uri": .string(uri), "version": version, "diagnostics": .array(new.diagnostics)]))
    ]
  }

  /// Withdraws what was shown in a document that is closed.
  mutating func close(_ document: Document, for session: ServerSession) {
    for message in publication(document.uri, Publication(version: nil, diagnostics: []), session) {
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
