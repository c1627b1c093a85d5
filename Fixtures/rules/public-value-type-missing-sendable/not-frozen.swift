@frozen public struct Point {
  public let x: Double
}
