// option: short_lived
import SwiftData
@Model final class Home { var name = "" }
// The form edits a copy that no context has seen.
@MainActor final class Settings {
  var temporary: Home
  var optional: Home? = nil
  var inserted: Home? // expect-info: cached-model-reference
  var edited: Home?
  init(home: Home?) {
    if let home {
      let copy = Home()
      copy.name = home.name
      self.temporary = copy
      edited = home
    } else {
      temporary = Home()
      optional = Home()
      let new = Home()
      context.insert(new)
      inserted = new
    }
  }
}
