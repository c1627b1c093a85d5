// Only the actor has the parser, which calls the closure while it parses.
final class Parser {
  var onToken: ((Substring) -> Void)?
  func parse(_ text: String) {
    for token in text.split(separator: " ") { onToken?(token) }
  }
}
final class Bell {
  var onRing: (@Sendable () -> Void)?
  var onOpen: (@MainActor () -> Void)?
  var onClose: (() -> Void)?
  var waiting: (() async -> Void)?
}
actor Reader {
  private let parser = Parser()
  private let bell = Bell()
  private let name = "reader"
  private var tokens: [Substring] = []
  private var own: (() -> Void)?
  func read(_ text: String) -> Int {
    parser.onToken = { self.tokens.append($0) }
    parser.parse(text)
    bell.onRing = { Task { await self.clear() } }
    bell.onClose = { print(self.name) }
    bell.waiting = { await self.clear() }
    own = { self.tokens = [] }
    self.own = { self.tokens = [] }
    return tokens.count
  }
  private func clear() { tokens = [] }
}
