import SwiftData
// What a model claims is another rule's.
@Model final class Item: @unchecked Sendable {
  var name = ""
  func rename() { name = "a" }
}
