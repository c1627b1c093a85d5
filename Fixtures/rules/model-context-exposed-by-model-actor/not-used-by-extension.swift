//- file: Sources/Store.swift
import SwiftData
@ModelActor actor Store {
  public var context: ModelContext { modelContext }
}
//- file: Sources/Store+Rows.swift
extension Store {
  func save() throws { try context.save() }
}
