// Ownership: noncopyable types, consume, copy, borrow, parameters, pointers marked unsafe.
struct File: ~Copyable {
  private var descriptor: Int
  consuming func close() { discard self }
  borrowing func read() -> Int { descriptor }
  mutating func write() {}
  deinit { print("closed") }
}
enum Choice<T: ~Copyable>: ~Copyable, ~Escapable { case one(T), none }
protocol Resource: ~Copyable { consuming func finish() }
extension Choice: Copyable where T: Copyable {}
func take(_ file: consuming File, look other: borrowing File, change: inout File) {
  let moved = consume file
  let copied = copy other
  _ = consume moved
  use(consume copied, copy x)
  _ = (consume x).value
  let closure = { [file = consume file] in file }
  let y = unsafe pointer.pointee
  unsafe pointer.pointee = 1
  let z = unsafe try load() + unsafe other
  for unsafe item in buffer {}
  if unsafe pointer == nil {}
  switch consume x { case let value: use(value) }
  return consume x
}
func generic<T: ~Copyable & ~Escapable>(_ value: borrowing T) where T: ~Copyable {}
func anyValue(_ value: consuming any ~Copyable, some: some ~Copyable) {}
func legacy(_ value: __owned File, _ other: __shared File) {}
func words(consume: Int, copy: Int, borrow: Int, discard: Int, unsafe: Int, each: Int) {
  _ = consume + copy + borrow + discard + unsafe + each
  _ = consume(1)
  _ = copy.value
  _ = [consume, copy]
  _ = unsafe(1)
  consume = 1
  copy = 2
  borrow(3)
  discard(4)
  each.value = 5
}
func span() { var span = array.span; var mutable = array.mutableSpan; @_lifetime(borrow span) func view() {} }
