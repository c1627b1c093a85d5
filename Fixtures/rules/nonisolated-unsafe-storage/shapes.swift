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
  nonisolated(unsafe) let copy = text // expect-info: nonisolated-unsafe-storage
  Task.detached { print(copy) }
}
