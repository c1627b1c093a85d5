var limit = 1 // expect: forecast-mutable-global-variable
private var hidden = "x" // expect: forecast-mutable-global-variable
var observed = 1 { didSet {} } // expect: forecast-mutable-global-variable
weak var watched: AnyObject? // expect: forecast-mutable-global-variable
var computed: Int { 1 }

struct Limits {
  static var depth = 1 // expect: forecast-mutable-global-variable
  static private(set) var width = 1 // expect: forecast-mutable-global-variable
  static var body: () -> Int = { 1 } // expect: forecast-mutable-global-variable
  static var computed: Int { 1 }
  static let constant = 1
}

extension Limits { static var height = 1 } // expect: forecast-mutable-global-variable

actor Counter { static var count = 0 } // expect: forecast-mutable-global-variable

@propertyWrapper struct Wrapped { var wrappedValue: Int }

struct Settings {
  @Wrapped static var size = 1 // expect: forecast-mutable-global-variable
  @MainActor @Wrapped static var shown = 1 // expect: forecast-mutable-global-variable
}
