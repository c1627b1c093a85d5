//- file: Sources/App/PreviewController.swift
import SwiftData

// A controller of previews is part of the app.
final class PreviewController {
  func show(_ context: ModelContext) {
    try! context.save()  // expect: force-try-persistence
  }
}

struct SampleBuffer {
  func keep(_ context: ModelContext) {
    try! context.save()  // expect: force-try-persistence
  }
}

enum SampleData {
  static func insert(into context: ModelContext) { try! context.save() }
}

@MainActor func insertSampleData(_ context: ModelContext) { try! context.save() }

//- file: Sources/App/Item+Samples.swift
import SwiftData

extension Item {
  static func all(in context: ModelContext) -> [Item] { try! context.fetch(FetchDescriptor<Item>()) }
}
