// Another module's type of that name, which SwiftData has nothing to do with.
import MLXLMCommon
final class Describer {
  private var context: ModelContext?
  func load() {
    Task { [weak self] in
      let made = try await loadModel(id: "small")
      guard let self else { return }
      self.context = made
    }
  }
}
//- file: Elsewhere.swift
import SwiftData
final class Importer {
  private var context: ModelContext?
  func load(_ container: ModelContainer) {
    Task { [weak self] in
      let made = ModelContext(container)
      guard let self else { return }
      self.context = made // expect: model-context-captured-in-task
    }
  }
}
