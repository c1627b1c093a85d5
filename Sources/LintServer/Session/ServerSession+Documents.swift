import LintReporting

/// What an editor says about documents and files.
extension ServerSession {
  /// After a change, until there is another: editors send one for each key.
  static let typingDelay: Time = 150_000_000
  /// After anything else: events come in groups.
  static let eventDelay: Time = 50_000_000

  func didOpen(_ parameters: JSONValue, at now: Time) {
    let item = parameters["textDocument"]
    guard let uri = item?["uri"]?.string, let text = item?["text"]?.string else { return log("'didOpen' without text") }
    guard documents.count < Self.mostDocuments else {
      return tell(.warning, "concurlint: more than \(Self.mostDocuments) documents are open; others are not checked")
    }
    let path = uri.prefix { $0 != "?" && $0 != "#" }
    let document = Document(
      uri: uri, key: surroundings.key(uri), version: item?["version"]?.integer ?? 0, text: DocumentText(text),
      isSwift: item?["languageId"]?.string == "swift" || path.hasSuffix(".swift"))
    forget(uri)
    documents[uri] = document
    names[document.key] = ((names[document.key] ?? []) + [uri]).sorted()
    changed(document.key, at: now, after: Self.eventDelay)
  }

  func didChange(_ parameters: JSONValue, at now: Time) {
    guard let uri = parameters["textDocument"]?["uri"]?.string, let document = documents[uri] else {
      return log("'didChange' of a document that is not open")
    }
    let version = parameters["textDocument"]?["version"]?.integer ?? document.version
    let problem = document.apply(parameters["contentChanges"]?.array ?? [], version: version)
    if let problem { log("\(uri): \(problem); it is not checked until it is opened again") }
    if !document.isAnalysed { publish(document.key) }
    endLong(.contentModified)
    changed(document.key, at: now, after: Self.typingDelay)
  }

  func didClose(_ parameters: JSONValue, at now: Time) {
    guard let uri = parameters["textDocument"]?["uri"]?.string, let document = forget(uri) else { return }
    publisher.close(document, for: self)
    closedKeys.insert(document.key)
    changed(document.key, at: now, after: Self.eventDelay)
  }

  @discardableResult
  private func forget(_ uri: String) -> Document? {
    guard let document = documents.removeValue(forKey: uri) else { return nil }
    let others = (names[document.key] ?? []).filter { $0 != uri }
    names[document.key] = others.isEmpty ? nil : others
    return document
  }

  private func changed(_ key: String, at now: Time, after delay: Time) {
    engine.unsent.insert(key)
    engine.quarantine.release(key)
    scheduleCheck(at: now, after: delay)
    engine.changes[key] = engine.generation
  }

  func didChangeFiles(_ parameters: JSONValue, at now: Time) {
    for case let uri? in (parameters["changes"]?.array ?? []).map({ $0["uri"]?.string }) {
      engine.quarantine.release(surroundings.key(uri))
    }
    endLong(.contentModified)
    scheduleCheck(at: now, after: Self.eventDelay)
  }

  /// The open documents of a file, which has one for each of its names.
  func documents(of key: String) -> [Document] {
    (names[key] ?? []).compactMap { documents[$0] }
  }
}
