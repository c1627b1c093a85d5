// A race in code that is no part of the product is information.
//- file: Examples/Importer.swift
import CoreData
@MainActor final class Importer {
  var count = 0
  func run(_ container: NSPersistentContainer) {
    container.performBackgroundTask { context in // expect-info: main-actor-closure-to-background-callback
      self.count += 1
    }
  }
}
//- file: Examples/Other.swift
import CoreData
// Demos that are set up alike are one finding.
@MainActor final class Other {
  var count = 0
  func run(_ container: NSPersistentContainer) {
    container.performBackgroundTask { context in
      self.count += 1
    }
  }
}
