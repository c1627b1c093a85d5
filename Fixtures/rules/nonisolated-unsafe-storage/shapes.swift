import Foundation

final class Uploader {
  nonisolated(unsafe) private var pending: [URL] = [] // expect: nonisolated-unsafe-storage
  func add(_ url: URL) { pending.append(url) }
}

struct Flags {
  nonisolated(unsafe) static var isOn = false // expect: nonisolated-unsafe-storage
}
func switchOn() { Flags.isOn = true }

func copy(_ text: String) {
  nonisolated(unsafe) let copy = text // expect: nonisolated-unsafe-storage
  Task.detached { print(copy) }
}

enum Audit {
  static nonisolated(unsafe) private(set) var log: [String] = [] // expect: nonisolated-unsafe-storage
  static func record(_ event: String) {
    Audit.log.append(event)
    if log.count > 50 { log.removeFirst() }
  }
}

enum Language {
  nonisolated(unsafe) static var bundle: Bundle? // expect: nonisolated-unsafe-storage
  static func choose(_ next: Bundle?) {
    bundle = next
    Self.bundle?.load()
  }
}
