// What the function is says nothing about the closure, and who calls that is not known.
final class Documents: NSDocumentController {
  override func open(_ url: URL) {
    super.open(url) { document, error in
      MainActor.assumeIsolated { show(document) }
    }
  }
}
func sync(updates: BatchUpdate) {
  updates.perform {
    MainActor.assumeIsolated { reload() }
  }
}
