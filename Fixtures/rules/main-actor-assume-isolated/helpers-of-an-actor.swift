// Private helpers that an actor calls only inside of MainActor.run: each could be @MainActor.
actor Importer {
  func run() async {
    await MainActor.run {
      show(self.makeTag("a"))
      show(makeLabel())
    }
  }

  nonisolated private func makeTag(_ name: String) -> Tag {
    MainActor.assumeIsolated { Tag(name) } // expect-info: main-actor-assume-isolated
  }

  nonisolated private func makeLabel() -> Label {
    return MainActor.assumeIsolated { // expect-info: main-actor-assume-isolated
      Label()
    }
  }

  // Nobody calls it, and nobody else can.
  nonisolated private func unused() -> Label {
    MainActor.assumeIsolated { Label() } // expect-info: main-actor-assume-isolated
  }

  // MainActor.assumeIsolated in a comment is no call.
  nonisolated private func description() -> String { "MainActor.assumeIsolated { }" }
}
