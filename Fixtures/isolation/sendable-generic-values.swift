// What a generic type holds, where its conformance depends on its arguments, and what constraints say of associated types.
// configurations: 5complete, 6

class Plain {} // sendable: no

struct Crate<Value> { // sendable: no
  let value: Value
}
extension Crate: Sendable where Value: Sendable {}
struct Full { // sendable: yes
  let number: Crate<Int>
}
struct Spoiled { // sendable: no
  let plain: Crate<Plain>
}
@propertyWrapper struct Noted<Value> { // sendable: no
  var wrappedValue: Value
}
extension Noted: Sendable where Value: Sendable {}
struct Form { // sendable: yes
  @Noted var name: String
  @Noted var count = 1
}
struct Sketch { // sendable: no
  @Noted var plain: Plain
}
struct Shelf<Items: Sequence> where Items.Element: Sendable { // sendable: no
  let items: Items
  struct First { // sendable: yes
    let item: Items.Element
  }
  struct Reader { // sendable: no
    let reader: Items.Iterator
  }
}
extension Shelf {
  struct Last { // sendable: yes
    let item: Items.Element
  }
  struct All { // sendable: no
    let items: Items
  }
}
extension Shelf.Reader: Sendable where Items.Element: Sendable, Items.Iterator: Sendable {}
struct Wait<Time: Clock> { // sendable: yes
  let until: Time.Instant
}
struct Waiting { // sendable: yes
  let one: CheckedContinuation<Plain, Never>
  let other: UnsafeContinuation<Plain, any Error>
  let stream: AsyncStream<Plain>.Continuation
}
struct Reading { // sendable: no
  let stream: AsyncStream<Plain>
}
protocol Tool {} // sendable: no
protocol Machine: SendableMetatype {} // sendable: no
struct Tools { // sendable: no
  let tool: any Tool.Type
}
struct Machines { // sendable: yes
  let machine: any Machine.Type
}
