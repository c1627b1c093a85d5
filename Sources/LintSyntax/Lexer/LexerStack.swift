/// A stack in raw memory: the lexer's nesting lives on it, not on the call stack, so that no input can exhaust that.
struct LexerStack<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  deinit { base.deallocate() }

  /// The lowest element; valid until the stack grows.
  var start: UnsafePointer<Element> { UnsafePointer(base) }

  @inline(__always) var isEmpty: Bool { count == 0 }

  /// The element on top of the stack, which must not be empty.
  @inline(__always) var top: Element { base[count &- 1] }

  /// The element with `depth` others below it.
  @inline(__always)
  subscript(depth: Int) -> Element {
    get { base[depth] }
    nonmutating set { base[depth] = newValue }
  }

  @inline(__always)
  mutating func push(_ element: Element) {
    if count == capacity { grow() }
    base[count] = element
    count &+= 1
  }

  @inline(__always)
  mutating func pop() -> Element {
    count &-= 1
    return base[count]
  }

  @inline(__always) mutating func removeAll() { count = 0 }

  /// Drops the top element.
  @inline(__always) mutating func drop() { count &-= 1 }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
  }
}
