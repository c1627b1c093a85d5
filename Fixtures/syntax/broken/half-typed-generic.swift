struct Box<Element> {
  let value: Element
  // broken
  func map<T(_ transform: (Element) -> T) -> Box<T> { Box<T>(value: transform(value)) }
  // end
  func unwrap() -> Element { value }
}
struct Pair<A, B> { let a: A; let b: B }
