import SwiftData

@Model final class Trip {
  var name = ""
  init() {}
}

actor Search {
  func add(_ id: PersistentIdentifier) {}
}

/// The identifier is read before the save, and leaves by the name of a constant.
@MainActor final class Trips {
  let context: ModelContext
  let search = Search()
  init(context: ModelContext) { self.context = context }

  func add() throws -> PersistentIdentifier {
    let trip = Trip()
    context.insert(trip)
    let id = trip.persistentModelID // expect: temporary-persistent-id
    try context.save()
    return id
  }

  func addAndSearch() throws {
    let trip = Trip()
    context.insert(trip)
    let id = trip.id // expect: temporary-persistent-id
    Task { await search.add(id) }
    try context.save()
  }

  /// It stays here.
  func addAndPrint() throws {
    let trip = Trip()
    context.insert(trip)
    let id = trip.persistentModelID
    print(id)
    try context.save()
  }

  /// Read again after the save.
  func addAndReadAgain() throws -> PersistentIdentifier {
    let trip = Trip()
    context.insert(trip)
    var id = trip.persistentModelID
    try context.save()
    id = trip.persistentModelID
    return id
  }
}

@MainActor func use(_ trips: Trips) throws {
  _ = try trips.add()
  try trips.addAndSearch()
  try trips.addAndPrint()
  _ = try trips.addAndReadAgain()
}
