// The file of the class need not tell that the class is used from elsewhere.

//- file: Queues.swift
import Dispatch
enum Queues { static let workQueue = DispatchQueue(label: "work") }

//- file: Loader.swift
final class Loader { // expect: final-class-missing-sendable
  let limit = 3
  func start() { Queues.workQueue.async { self.run() } }
  func run() {}
}

//- file: Parser.swift
final class Parser { // expect: final-class-missing-sendable
  let limit = 3
}

//- file: Parser+Text.swift
extension Parser {
  func parse(_ text: String) async -> [Int] { [] }
}

//- file: Importer.swift
actor Importer {
  private let parser = Parser()
  func run() async { _ = await parser.parse("") }
}

//- file: Formatter.swift
#if os(iOS)
final class Formatter { // expect: final-class-missing-sendable
  let width = 8
}
let formatter = Formatter()
#endif
