import SwiftData
@Model final class Item { var name = "" }
// Parameters and awaited results may well come from the main actor: what brings them here is reported where it is declared.
final class Details {
  private var item: Item?
  func load(_ item: Item) async {
    await MainActor.run { show(item) }
    Task { @MainActor in show(item) }
    await MainActor.run { show(self.item) }
  }
  func loadAll() async {
    let items = await all()
    await MainActor.run { show(items) }
    let first = await MainActor.run { current() }
    await MainActor.run { show(first) }
  }
}
