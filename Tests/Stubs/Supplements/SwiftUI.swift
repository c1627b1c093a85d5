// What views are drawn with. It says nothing about isolation, so the interface has none of it; but clients are written
// with it.

public struct Rectangle: Shape {
  nonisolated public init()
  nonisolated public func path(in rect: CGRect) -> Path
}
public struct Circle: Shape {
  nonisolated public init()
  nonisolated public func path(in rect: CGRect) -> Path
}
public struct Capsule: Shape {
  nonisolated public init()
  nonisolated public func path(in rect: CGRect) -> Path
}
public struct RoundedRectangle: Shape {
  nonisolated public init(cornerRadius: CGFloat)
  nonisolated public func path(in rect: CGRect) -> Path
}
public struct Divider: View {
  nonisolated public init()
  public typealias Body = Never
}
extension Font {
  public static let body: Font
  public static let caption: Font
  public static let headline: Font
  public static let largeTitle: Font
  public static let subheadline: Font
  public static let title: Font
  public static let title2: Font
}
public struct EdgeInsets: Equatable, Sendable {
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
}
public struct EdgeSet: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int)
  public static let all: EdgeSet
  public static let bottom: EdgeSet
  public static let horizontal: EdgeSet
  public static let leading: EdgeSet
  public static let top: EdgeSet
  public static let trailing: EdgeSet
  public static let vertical: EdgeSet
}
extension Color {
  public static let black: Color
  public static let blue: Color
  public static let gray: Color
  public static let green: Color
  public static let orange: Color
  public static let primary: Color
  public static let secondary: Color
  public static let white: Color
  public static let yellow: Color
}
extension Animation {
  public static let easeInOut: Animation
  public static let easeOut: Animation
  public static let spring: Animation
}
extension View {
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View
  nonisolated public func accessibilityLabel(_ label: String) -> some View
  nonisolated public func clipShape<S>(_ shape: S) -> some View where S: Shape
  nonisolated public func cornerRadius(_ radius: CGFloat) -> some View
  nonisolated public func foregroundColor(_ color: Color?) -> some View
  nonisolated public func foregroundStyle(_ color: Color) -> some View
  nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> some View
  nonisolated public func frame(
    minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, maxHeight: CGFloat? = nil
  ) -> some View
  nonisolated public func lineLimit(_ number: Int?) -> some View
  nonisolated public func padding(_ edges: EdgeSet, _ length: CGFloat? = nil) -> some View
}
