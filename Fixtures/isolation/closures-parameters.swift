// What a parameter's type does to the closure that is passed for it.
// configurations: 5, 6, 6+NNS

func takeSending(_ body: sending () -> Void) {} // isolation: nonisolated
func keepSending(_ body: sending @escaping () -> Void) {}
func keepSendingAsync(_ body: sending @escaping () async -> Void) {}
func keep(_ body: @escaping () -> Void) {}
func takeSendable(_ body: @Sendable () -> Void) {}
func keepSendableAsync(_ body: @Sendable @escaping () async -> Void) {}
func takeAsync(_ body: () async -> Void) {}
func takeMain(_ body: @MainActor () -> Void) {}

@MainActor func pass() { // isolation: @MainActor
  takeSending { // isolation: nonisolated
  }
  keepSending { // isolation: nonisolated
  }
  keepSendingAsync { // isolation: 6+NNS: nonisolated(nonsending); nonisolated
  }
  keepSendableAsync { // isolation: 6+NNS: nonisolated(nonsending); nonisolated
  }
  keep { // isolation: @MainActor
  }
  takeSendable { // isolation: nonisolated
  }
  takeMain { // isolation: @MainActor
  }
}
nonisolated func passFree() { // isolation: nonisolated
  keepSendingAsync { // isolation: 6+NNS: nonisolated(nonsending); nonisolated
  }
  keepSendableAsync { // isolation: 6+NNS: nonisolated(nonsending); nonisolated
  }
  takeAsync { // isolation: 6+NNS: nonisolated(nonsending); nonisolated
  }
  takeMain { // isolation: @MainActor
  }
}
@MainActor class Client {
  func ask() { // isolation: @MainActor
    takeAsync { // isolation: @MainActor
      self.answer()
    }
    takeAsync { // isolation: @MainActor
    }
  }
  func answer() {}
}
func written() { // isolation: nonisolated
  let nonsending: nonisolated(nonsending) () async -> Void = { // isolation: nonisolated(nonsending)
  }
  let concurrent: @concurrent () async -> Void = { // isolation: nonisolated
  }
  let main: @MainActor () -> Void = { // isolation: @MainActor
  }
  let plain = { () async in // isolation: nonisolated
  }
  _ = (nonsending, concurrent, main, plain)
}
actor Relay {
  func send() { // isolation: actor
    let idle: nonisolated(nonsending) () async -> Void = { // isolation: nonisolated(nonsending)
    }
    let using: nonisolated(nonsending) () async -> Void = { // isolation: actor
      self.note()
    }
    _ = (idle, using)
  }
  func note() {}
}

final class Handlers {
  var plain: (() -> Void)? // isolation: nonisolated
  var sendable: (@Sendable () -> Void)? // isolation: nonisolated
  var main: (@MainActor () -> Void)? // isolation: nonisolated
  var later: (() async -> Void)? // isolation: nonisolated
}
@MainActor func set(_ handlers: Handlers) { // isolation: @MainActor
  handlers.plain = { // isolation: @MainActor
  }
  handlers.sendable = { // isolation: nonisolated
  }
  handlers.main = { // isolation: @MainActor
  }
  handlers.later = { // isolation: @MainActor
  }
}

func inherit(@_inheritActorContext _ body: @Sendable @escaping () async -> Void) {} // isolation: nonisolated
func inheritAlways(@_inheritActorContext(always) _ body: @Sendable @escaping () async -> Void) {} // isolation: nonisolated
actor Scheduler {
  func schedule() { // isolation: actor
    inherit { // isolation: 6+NNS: nonisolated(nonsending); nonisolated
    }
    inherit { // isolation: actor
      self.note()
    }
    inheritAlways { // isolation: 6+NNS: nonisolated(nonsending); actor
    }
    keepSendableAsync { // isolation: 6+NNS: nonisolated(nonsending); nonisolated
    }
  }
  func note() {}
}

actor Guard { var watches = 0 }
func guarded(_ guardian: Guard, _ body: (isolated Guard) async -> Void) async { await body(guardian) } // isolation: 6+NNS: nonisolated(nonsending); nonisolated
func watch(_ guardian: Guard) async { // isolation: 6+NNS: nonisolated(nonsending); nonisolated
  await guarded(guardian) { inner in // isolation: actor(inner)
    inner.watches = 1
  }
  let own = { (other: isolated Guard) in // isolation: actor(other)
    other.watches = 2
  }
  await own(guardian)
}
