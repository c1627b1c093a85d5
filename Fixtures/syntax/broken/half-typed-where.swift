protocol Store {
  associatedtype Item
  func items() -> [Item]
}
// broken
extension Store where Item:
// end
{
  func first() -> Item? { items().first }
}
struct Last {}
