import SwiftData
@Model final class Item {}
final class Basket {
  func put(_ item: Item) {}
  func keep(_ item: Item) {}
}
// What is not understood calls an actor from outside, if it calls it at all.
@ModelActor actor Shelf {
  func put(_ item: Item) {} // expect-info: model-parameter-crosses-actor
  func keep(_ item: Item) {}
}
func fill(_ shelf: Shelf, _ item: Item) async {
  others.first?.put(item)
  others.first?.keep(item)
  // A new one is handed over, and perhaps all are.
  await shelf.keep(Item())
}
