// What clients are written with. It says nothing about isolation, so the interface has none of it, and the generated
// members have no generic functions.

extension View {
  nonisolated public func clipShape<S>(_ shape: S) -> some View where S: Shape
  nonisolated public func foregroundStyle(_ color: Color) -> some View
}
