// Functions of one name that take different closures: the type of what they are called on tells which one is meant.
// configurations: 5, 6

struct Loader { // isolation: nonisolated
  static let shared = Loader() // isolation: nonisolated
  func load(_ body: @escaping @Sendable () -> Void) {} // isolation: nonisolated
}
func load(_ body: (Int) -> Void) {} // isolation: nonisolated

@MainActor final class Screen { // isolation: @MainActor
  let loader = Loader() // isolation: @MainActor
  func load(_ body: () -> Void) {} // isolation: @MainActor
  func show(_ other: Loader) { // isolation: @MainActor
    load { // isolation: @MainActor
    }
    self.load { // isolation: @MainActor
    }
    other.load { // isolation: nonisolated
    }
    loader.load { // isolation: nonisolated
    }
    self.loader.load { // isolation: nonisolated
    }
    Loader.shared.load { // isolation: nonisolated
    }
    let local = Loader()
    local.load { // isolation: nonisolated
    }
  }
  func replace(loader: Screen) { // isolation: @MainActor
    loader.load { // isolation: @MainActor
    }
    let other: Loader = Loader()
    other.load { // isolation: nonisolated
    }
  }
}
