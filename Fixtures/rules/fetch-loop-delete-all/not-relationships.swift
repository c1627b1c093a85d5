import SwiftData
@Model final class Album { @Relationship(deleteRule: .cascade) var photos: [Photo] = [] }
@Model final class Photo { var file = "" }
@Model final class Owner {
  var pets: [Pet] = []
}
@Model final class Pet {
  var owner: Owner
  init(_ owner: Owner) { self.owner = owner }
}
@Model final class Team { @Relationship(deleteRule: .deny) var users: [Photo]? = [] }
// The store refuses to take rows out of collections that are not optional.
@Model final class Budget { var entries: [Entry] = [] }
@Model final class Entry { var budget: Budget? }
@Model final class Other { var part: Missing? }
func clear(_ context: ModelContext) throws {
  for album in try context.fetch(FetchDescriptor<Album>()) { context.delete(album) }
  for owner in try context.fetch(FetchDescriptor<Owner>()) { context.delete(owner) }
  for team in try context.fetch(FetchDescriptor<Team>()) { context.delete(team) }
  for other in try context.fetch(FetchDescriptor<Other>()) { context.delete(other) }
  for entry in try context.fetch(FetchDescriptor<Entry>()) { context.delete(entry) }
  for photo in try context.fetch(FetchDescriptor<Photo>()) { context.delete(photo) } // expect: fetch-loop-delete-all
}
