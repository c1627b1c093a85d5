import Dispatch
import Foundation
final class Pending {
  private var ids: Set<String> = []
  private let lock = DispatchQueue(label: "pending", qos: .utility)
  // Nobody holds it for longer than it takes to change a set.
  func next() async -> String? {
    self.lock.sync { ids.remove("") }
    return lock.sync { ids.first }
  }
  var isEmpty: Bool { lock.sync { ids.isEmpty } }
}
final class Log {
  private let lines = DispatchQueue(label: "lines")
  private let files = DispatchQueue(label: "files")
  private let many = DispatchQueue(label: "many", attributes: .concurrent)
  private let loops = DispatchQueue(label: "loops")
  private let uploads = DispatchQueue(label: "uploads")
  private let target = DispatchQueue(label: "target")
  let shared = DispatchQueue(label: "shared")
  // Something may take long on it.
  func flush() async {
    lines.sync { count = 0 } // expect-info: blocking-wait-in-async
    files.sync { text = try? String(contentsOf: url) } // expect-info: blocking-wait-in-async
    many.sync { count = 0 } // expect-info: blocking-wait-in-async
    loops.sync { for line in all { count += line.count } } // expect-info: blocking-wait-in-async
    uploads.sync { upload() } // expect-info: blocking-wait-in-async
    target.sync { count = 0 } // expect-info: blocking-wait-in-async
    shared.sync { count = 0 } // expect-info: blocking-wait-in-async
    make(target)
  }
  func write() { lines.async { self.count += 1 } }
  private func upload() {}
}
