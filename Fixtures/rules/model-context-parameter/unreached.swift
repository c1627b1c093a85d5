import SwiftData
actor Exporter {
  func export(context: ModelContext) throws -> Int { 0 } // expect: model-context-parameter
}
actor MockExporter {
  func export(context: ModelContext) throws -> Int { 0 } // expect-info: model-context-parameter
}
#if DEBUG
actor Recorder {
  func record(context: ModelContext) throws -> Int { 0 } // expect-info: model-context-parameter
}
#endif
#if hasFeature(Embedded)
actor Embedded {
  func export(context: ModelContext) throws -> Int { 0 }
}
#endif
