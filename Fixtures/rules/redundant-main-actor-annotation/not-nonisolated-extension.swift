@MainActor final class Store {}
nonisolated extension Store {
  @MainActor func show() {}
}
