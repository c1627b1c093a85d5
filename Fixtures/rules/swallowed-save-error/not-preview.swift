//- file: Sources/App/Sample.swift
import SwiftData
import SwiftUI
struct Row_Previews: PreviewProvider {
  static func fill(_ context: ModelContext) { try? context.save() }
}
