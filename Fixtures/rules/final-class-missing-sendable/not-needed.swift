// Nobody shares, sends or captures these.
final class Formatter {
  let width = 8
  func format(_ text: String) -> String { text }
  func local() { [1].forEach { _ in self.check() } }
  func check() {}
}
@MainActor final class Model {
  let formatter = Formatter()
  // Synchronous: it runs on the main actor.
  func show() { _ = formatter.format("") }
}
final class Parser {
  let limit = 3
  func parse() async {}
}
@MainActor final class Screen {
  func run() async {
    // Made here and used nowhere else.
    let parser = Parser()
    await parser.parse()
  }
}
// Kept by something that is on no actor itself.
final class Job {
  let parser = Parser()
  func run() async { await parser.parse() }
}
@MainActor final class Later {
  @MainActor static let formatter = Formatter()
}

// In a static function, 'self' is the type.
class Importer {
  static func load() { Task.detached { self.report() } }
  static func report() {}
}
