import Foundation

final class Pinger {
  func ping(_ host: String, done: @escaping (Bool) -> Void) {
    DispatchQueue.global().async { done(host.isEmpty) }
  }
}

/// The handlers change a variable of the object.
final class Round {
  private var failures = 0
  private var names: [String] = []
  private let lock = NSLock()
  private let pinger = Pinger()

  func run(_ hosts: [String]) {
    hosts.forEach { host in
      pinger.ping(host) { reachable in
        if !reachable { self.failures += 1 } // expect: callback-results-race
      }
    }
  }

  func collect(_ hosts: [String]) {
    for host in hosts {
      pinger.ping(host) { _ in self.names.append(host) } // expect: callback-results-race
    }
  }

  /// A lock takes them one by one.
  func runLocked(_ hosts: [String]) {
    for host in hosts {
      pinger.ping(host) { reachable in
        self.lock.lock()
        if !reachable { self.failures += 1 }
        self.lock.unlock()
      }
    }
  }

  /// One call, one handler.
  func runOnce() {
    pinger.ping("a") { reachable in
      if !reachable { self.failures += 1 }
    }
  }
}

func start(_ round: Round) {
  round.run(["a"])
  round.collect(["a"])
  round.runLocked(["a"])
  round.runOnce()
}
