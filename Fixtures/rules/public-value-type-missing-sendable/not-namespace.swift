public enum Names {
  public static let first = "first"
}
public struct Queries {
  public static func all() -> [String] { [] }
}
