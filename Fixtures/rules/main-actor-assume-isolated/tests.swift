import XCTest
// In tests every finding is information.
private func makeTag() -> Tag {
  MainActor.assumeIsolated { Tag() } // expect-info: main-actor-assume-isolated
}
@MainActor func use() { show(makeTag()) }
