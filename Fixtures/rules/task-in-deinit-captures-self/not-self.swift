import Foundation
actor Log { func flush() {} }
final class Player {
  static let shared = Log()
  let log = Log()
  var position = 0
  let queue = DispatchQueue(label: "player")
  deinit {
    Task { [log] in await log.flush() }
    Task { await Player.shared.flush() }
    Task { [weak self] in self?.position = 0 }
    queue.sync { self.position = 0 }
    let copy = log
    Task { await copy.flush() }
    [1].forEach { self.position = $0 }
    stop(0)
    log.self
  }
  func stop(_ number: Int) { position = number }
}
extension Player {
  func restart() {
    Task { await self.log.flush() }
  }
}
final class Sharing {
  var isSharing = false
  deinit { cleanUp(isLast: true) }
  func cleanUp(isLast: Bool) {
    if !isLast {
      DispatchQueue.main.async { self.isSharing = false }
    }
  }
}
final class Download {
  var progress = 0
  deinit { cleanUp(isLast: true) }
  func cleanUp(isLast last: Bool) {
    guard !last else { return }
    DispatchQueue.main.async { self.progress = 0 }
  }
}
