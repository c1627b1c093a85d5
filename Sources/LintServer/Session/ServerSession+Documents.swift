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
    var document = Document(
      uri: uri, key: surroundings.key(uri), version: item?["version"]?.integer ?? 0, text: DocumentText(text),
      isSwift: item?["languageId"]?.string == "swift" || path.hasSuffix(".swift"))
    document.isTooLarge = document.text.bytes.count > Document.largest
    documents[uri] = document
    changed(document.key, at: now, after: Self.eventDelay)
  }

  func didChange(_ parameters: JSONValue, at now: Time) {
    guard let uri = parameters["textDocument"]?["uri"]?.string, var document = documents[uri] else {
      return log("'didChange' of a document that is not open")
    }
    let version = parameters["textDocument"]?["version"]?.integer ?? document.version
    // Taken out, so that its text is changed where it is.
    documents[uri] = nil
    let problem = document.apply(parameters["contentChanges"]?.array ?? [], version: version)
    documents[uri] = document
    if let problem { log("\(uri): \(problem); it is not checked until it is opened again") }
    if !document.isAnalysed { publish(document.key) }
    changed(document.key, at: now, after: Self.typingDelay)
  }

  func didClose(_ parameters: JSONValue, at now: Time) {
    guard let uri = parameters["textDocument"]?["uri"]?.string, let document = documents.removeValue(forKey: uri)
    else { return }
    publisher.close(document, for: self)
    changed(document.key, at: now, after: Self.eventDelay)
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
    scheduleCheck(at: now, after: Self.eventDelay)
  }

  /// The document of a file: of several names that are open, the first, so that all processes agree.
  func document(of key: String) -> Document? {
    documents.values.filter { $0.key == key }.min { $0.uri < $1.uri }
  }
}
