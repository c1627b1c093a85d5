import LintReporting

/// Requests that take as long as a check or longer. A second engine works on each, so that findings never wait for one.
/// It is given the documents as they are, and ended with its answer, and when one of them changes.
struct LongRequests {
  /// A request, and what the second engine checks for it.
  struct Entry {
    let request: EngineRequest
    let settings: ServerSettings
    let extent: CheckExtent
  }

  static let most = 16

  /// The first is worked on.
  var entries: [Entry] = []
}

/// What a check is for.
public enum CheckExtent: String, Sendable {
  /// The findings, and with ``ServerSettings/whatIf`` what the compiler would say.
  case all
  /// What the compiler would say, alone.
  case whatIf
}

extension ServerSession {
  func begin(_ request: EngineRequest, _ extent: CheckExtent, with settings: ServerSettings) throws(ResponseError) {
    guard long.entries.count < LongRequests.most else { throw .requestFailed("too many requests wait for an answer") }
    long.entries.append(LongRequests.Entry(request: request, settings: settings, extent: extent))
    if long.entries.count == 1 { workOnNext() }
  }

  private func workOnNext() {
    guard let next = long.entries.first else { return }
    put(.startAssistant)
    put(.toAssistant(startMessage))
    for key in Set(documents.values.map(\.key)).sorted() { put(.toAssistant(openMessage(key))) }
    put(.toAssistant(checkMessage(next.settings, next.extent)))
    put(.toAssistant(.request(.number(1), method: next.request.method, next.request.parameters)))
  }

  public func receiveFromAssistant(_ message: Message) {
    guard case .response(_, let result) = message, let entry = long.entries.first else { return }
    long.entries.removeFirst()
    put(.stopAssistant)
    pass(result, on: entry.request)
    workOnNext()
  }

  /// The second engine has ended before it answered.
  public func assistantEnded() {
    guard let entry = long.entries.first else { return }
    long.entries.removeFirst()
    answer(entry.request.id, .failure(.requestFailed("concurlint stopped while it worked on the answer")))
    workOnNext()
  }

  /// - Returns: whether the request was one of these.
  func cancelLong(_ id: MessageID) -> Bool {
    guard let place = long.entries.firstIndex(where: { $0.request.id == id }) else { return false }
    long.entries.remove(at: place)
    if place == 0 { put(.stopAssistant) }
    answer(id, .failure(.cancelled))
    if place == 0 { workOnNext() }
    return true
  }

  /// Answers all of them with an error, such as that a text has changed.
  func endLong(_ error: ResponseError) {
    if long.entries.isEmpty { return }
    put(.stopAssistant)
    for entry in long.entries { answer(entry.request.id, .failure(error)) }
    long.entries = []
  }
}
