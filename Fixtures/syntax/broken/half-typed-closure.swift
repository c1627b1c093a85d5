final class Loader {
  func load() {
    // broken
    Task { [weak self
    // end
  }
  func cancel() {}
  let id = 1
}
struct Item { let id: Int }
