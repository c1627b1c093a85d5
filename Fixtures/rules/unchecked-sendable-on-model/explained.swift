import SwiftData
@Model final class Note { var text = "" }
// A snapshot for views: it is made and used on the main actor only.
struct Snapshot: @unchecked Sendable { // expect-info: unchecked-sendable-on-model
  let recent: [Note]
}
// What the search finds.
struct Hit: @unchecked Sendable { // expect: unchecked-sendable-on-model
  let note: Note
}
// Thread-safe, it says; but a model never is.
@Model final class Draft: @unchecked Sendable { // expect: unchecked-sendable-on-model
  var text = ""
}
