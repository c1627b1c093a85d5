// Generic parameters, arguments, requirements; where `<` is an operator instead.
struct Box<Value> {}
struct Pair<First, Second: Equatable>: Equatable where First: Equatable {}
struct Tuple<each Element: Sendable> { var elements: (repeat each Element) }
struct Vector<let count: Int, Element> where Element: Numeric {}
class Node<Key: Comparable & Hashable, Value>: Base<Key>, P where Value: Collection, Value.Element == Key, Key == Int {}
enum Result<Success, Failure: Error>: ~Copyable where Success: ~Copyable & ~Escapable {}
func same<S: Sequence, T: Sequence>(_ s: S, _ t: T) where S.Element == T.Element, repeat each S: P {}
func packs<each T, each U>(_ t: repeat each T, u: repeat (each U).Type) -> (repeat Pair<each T, each U>) where repeat each T: Equatable {
  repeat print(each t)
  for item in repeat each t { print(item) }
  return (repeat Pair(each t, each u))
}
func attributes<@Custom T>(_ t: T) {}
func trailing<T, U,>(_ t: T, _ u: U) {}

func arguments(a: Int, b: Int, c: Int, d: (Int) -> Int) {
  _ = Box<Int>()
  _ = Box<Int>.self
  _ = Box<[Int]>.init
  _ = Pair<Int, String>.make(1)
  _ = Box<Pair<Box<Int>, Int>>()
  _ = Box<(Int) -> Void>()
  _ = Box<any P & Q>.self
  _ = Box<Int?>()
  _ = Outer<Int>.Inner<String>.value
  _ = generic<Int>(1)
  _ = object.method<Int, String>(1, "x")
  _ = Box<Int> { 1 }
  _ = [Box<Int>, Box<String>]()
  _ = (Box<Int>, Pair<Int, Int>).self
  let positive = Vector<3, Int>()
  _ = Box<Int>?.none
  _ = Box<Int>[0]
  _ = Box<@Sendable () -> Void>()
  _ = Box<some P>.self
  _ = Box<Int,>()
  call(Box<Int>, 1)
  call(a<b, c>(1))
  let x = Box<Int>
  _ = { Box<Int> }
}
func comparisons(a: Int, b: Int, c: Int, d: Int) {
  _ = a < b
  _ = a<b
  _ = a > b
  _ = a < b && c > d
  _ = a<b || c>d
  _ = (a < b, c > d)
  call(a < b, c > d)
  call(a<b, c>d)
  _ = a < b ? c : d
  if a < b, c > d {}
  _ = a<b == true
  _ = a>b == (c<d)
  _ = a >> b > c
  _ = a < (b)
  _ = [a < b, c > d]
  _ = a < b
  (c).description
}
