// A context whose declaration is in another file, or that a caller passes.

//- file: Stack.swift
import CoreData
final class Stack {
  let container = NSPersistentContainer(name: "A")
  private(set) lazy var writing: NSManagedObjectContext = {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = container.persistentStoreCoordinator
    return context
  }()
  private(set) lazy var showing: NSManagedObjectContext = {
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.parent = container.newBackgroundContext()
    return context
  }()
}

//- file: Screen.swift
import CoreData
import UIKit
final class Screen: UIViewController {
  var count = 0
  func write(_ stack: Stack) {
    stack.writing.perform { self.count += 1 } // expect: main-actor-closure-to-background-callback
    stack.showing.perform { self.count += 1 }
    read(in: stack.writing)
    show(in: stack.showing)
  }
  private func read(in context: NSManagedObjectContext) {
    context.perform { [weak self] in self?.title = "read" } // expect: main-actor-closure-to-background-callback
  }
  private func show(in context: NSManagedObjectContext) {
    context.perform { [weak self] in self?.title = "shown" }
  }
}
