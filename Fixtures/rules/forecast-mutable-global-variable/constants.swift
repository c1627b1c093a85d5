final class Cache { var size = 0 }
struct Entry { let cache = Cache() }
struct Point { let x = 1 }
public struct Name { let text = "" }
enum Kind { case one, two }

let cache = Cache() // expect: forecast-mutable-global-variable
let entries = [Entry()] // expect: forecast-mutable-global-variable
let point = Point()
let name = Name() // expect: forecast-mutable-global-variable
let kinds = [Kind.one]
let body: (Int) -> Int = { $0 } // expect: forecast-mutable-global-variable
let sendable: @Sendable (Int) -> Int = { $0 }
let onMain: @MainActor () -> Void = {}
let ofC: @convention(c) (Int32) -> Int32 = { $0 }
let any: Any = 1 // expect: forecast-mutable-global-variable
let type: Cache.Type = Cache.self

final class Store {
  static let shared = Store() // expect: forecast-mutable-global-variable
  static let name = "store"
}

@MainActor final class Screen { static let shared = Screen() }
