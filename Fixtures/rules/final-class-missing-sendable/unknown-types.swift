// Classes that depend on one type that no source declares are one finding.
//- file: Goals.swift
final class Goals { // expect: final-class-missing-sendable
  static let shared = Goals(store: open())
  let store: any ForeignStore
  init(store: any ForeignStore) { self.store = store }
}
//- file: Notes.swift
final class Notes {
  static let shared = Notes(store: open())
  private let store: ForeignStore
  init(store: ForeignStore) { self.store = store }
}
//- file: Tasks.swift
final class Tasks { // expect: final-class-missing-sendable
  static let shared = Tasks(queue: open())
  private let queue: ForeignQueue
  init(queue: ForeignQueue) { self.queue = queue }
}
