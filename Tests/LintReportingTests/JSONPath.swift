import Foundation

extension NSDictionary {
  /// The value at a path such as `runs.0.tool`: keys of objects and indexes of arrays.
  func at(_ path: String) -> Any? {
    path.split(separator: ".").reduce(self as Any?) { value, step in
      switch value {
      case let object as NSDictionary: object[String(step)]
      case let array as [Any]: Int(step).flatMap { array.indices.contains($0) ? array[$0] : nil }
      default: nil
      }
    }
  }
}
