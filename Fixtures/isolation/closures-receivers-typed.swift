// What a closure is passed to is a member of the type of what stands before the period, however that is written.
// configurations: 5, 6

protocol Source {} // isolation: nonisolated
extension Source {
  func load(_ body: @escaping @Sendable () -> Void) {} // isolation: nonisolated
}
struct Loader: Source { // isolation: nonisolated
  var next: Loader { self } // isolation: nonisolated
  func with() -> Loader { self } // isolation: nonisolated
}
final class Drawer { // isolation: nonisolated
  var next: Drawer { self } // isolation: nonisolated
  func with() -> Drawer { self } // isolation: nonisolated
  func load(_ body: () -> Void) {} // isolation: nonisolated
  func load(from name: String, _ body: @Sendable () -> Void) {} // isolation: nonisolated
}
struct Box<Content> { // isolation: nonisolated
  init(_ content: () -> Content) {} // isolation: nonisolated
  var next: some Source { Loader() } // isolation: nonisolated
  func load(_ body: () -> Void) {} // isolation: nonisolated
}
func makeLoader() -> some Source { Loader() } // isolation: nonisolated
func makeDrawer() -> Drawer { Drawer() } // isolation: nonisolated

@MainActor func calls(_ loader: Loader, _ drawer: Drawer) { // isolation: @MainActor
  loader.next.load { // isolation: nonisolated
  }
  drawer.next.load { // isolation: @MainActor
  }
  loader.with().next.load { // isolation: nonisolated
  }
  drawer.with().next.load { // isolation: @MainActor
  }
  makeLoader().load { // isolation: nonisolated
  }
  makeDrawer().load { // isolation: @MainActor
  }
  makeDrawer().load(from: "cache") { // isolation: nonisolated
  }
  Loader().load { // isolation: nonisolated
  }
  Drawer().load { // isolation: @MainActor
  }
}

@MainActor func casts(_ any: Any) { // isolation: @MainActor
  if let it = any as? Loader {
    it.load { // isolation: nonisolated
    }
  }
  if let it = any as? Drawer {
    it.load { // isolation: @MainActor
    }
  }
  (any as? Loader)?.load { // isolation: nonisolated
  }
  (any as? Drawer)?.load { // isolation: @MainActor
  }
}

@MainActor func optionals(_ loader: Loader?, _ drawer: Drawer?) { // isolation: @MainActor
  if let loader {
    loader.load { // isolation: nonisolated
    }
  }
  if let drawer {
    drawer.load { // isolation: @MainActor
    }
  }
  loader?.next.load { // isolation: nonisolated
  }
  drawer?.next.load { // isolation: @MainActor
  }
}

@MainActor func elements(_ loaders: [Loader], _ drawers: [Drawer]) { // isolation: @MainActor
  loaders[0].load { // isolation: nonisolated
  }
  drawers[0].load { // isolation: @MainActor
  }
  loaders.first!.load { // isolation: nonisolated
  }
  drawers.first!.load { // isolation: @MainActor
  }
  for each in drawers {
    each.load { // isolation: @MainActor
    }
  }
}

@MainActor func generics<Made: Source>(_ made: Made) { // isolation: @MainActor
  made.load { // isolation: nonisolated
  }
  Box {
    1
  }.load { // isolation: @MainActor
  }
  Box {
    1
  }.next.load { // isolation: nonisolated
  }
}
