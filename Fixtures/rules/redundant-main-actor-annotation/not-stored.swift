// Any code may read what a structure stores, if it is Sendable, unless the property says that it is isolated.
@MainActor struct Row {
  @MainActor var title = ""
  @MainActor var text: String { title } // expect: redundant-main-actor-annotation
}
