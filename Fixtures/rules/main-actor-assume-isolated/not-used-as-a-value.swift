// Whoever gets the function may call it from anywhere.
private func makeTag(_ name: String) -> Tag {
  MainActor.assumeIsolated { Tag(name) }
}
@MainActor func all(names: [String]) -> [Tag] { names.map(makeTag) }
