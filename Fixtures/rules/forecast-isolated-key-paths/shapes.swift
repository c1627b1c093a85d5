@MainActor final class Page {
  var title = ""
  var size: Int { title.count }
  let id = 1
  nonisolated var kind: String { "page" }
}
struct Book {
  var first: Page
  @MainActor var summary: String { "" }
}

func title() { _ = \Page.title } // expect: forecast-isolated-key-paths
func titles(_ pages: [Page]) { _ = pages.map(\.title) } // expect: forecast-isolated-key-paths
func sizes(_ books: [Book]) { _ = books.map(\.first.size) } // expect: forecast-isolated-key-paths
func summary() { _ = \Book.summary } // expect: forecast-isolated-key-paths
func inTask() {
  Task { _ = \Page.title } // expect: forecast-isolated-key-paths
}

func constant() { _ = \Page.id }
func anywhere() { _ = \Page.kind }
func plain() { _ = \Book.first }
func onMainTask() { Task { @MainActor in _ = \Page.title } }
@MainActor func onMain(_ pages: [Page]) { _ = pages.map(\.title) }
