import Foundation

// Foundation brings the macro along.
@Observable
class PasteStack {
  private static var listener: Any? // expect-info: mutable-global-state
  var items: [Int] = []
}
