// Subscripts, declared and used.
struct Matrix<Element> {
  subscript(row: Int, column: Int) -> Element {
    get { storage[row][column] }
    set { storage[row][column] = newValue }
  }
  subscript(safe index: Int) -> Element? { index < count ? storage[index] : nil }
  subscript() -> Int { 0 }
  subscript<Key: Hashable>(key: Key) -> Element? where Element: Equatable { nil }
  static subscript(name: String) -> Matrix { get { .init() } }
  static subscript(other: Int) -> Int { 1 }
  subscript(dynamicMember path: KeyPath<Element, Int>) -> Int { 0 }
  subscript(range: some RangeExpression<Int>) -> [Element] { get async throws { [] } }
  subscript(default value: @autoclosure () -> Element, list: Int...) -> Element { _read { yield value() } }
  @inlinable public subscript(_ index: Int) -> Element { _read { yield storage[index] } _modify { yield &storage[index] } }
  private(set) subscript(hidden: Int) -> Int { get { 0 } set(value) {} }
}
func use(_ matrix: Matrix<Int>) {
  _ = matrix[0, 1]
  _ = matrix[safe: 2]
  _ = matrix[]
  _ = matrix[0] { 1 }
  _ = matrix[0..<2][...]
  _ = matrix[key: "a", default: 1]
  _ = matrix?[0]?[1]![2]
  _ = Matrix<Int>["name"]
  _ = matrix[where: { $0 > 1 }]
  _ = matrix[a: 1, b: 2,]
}
