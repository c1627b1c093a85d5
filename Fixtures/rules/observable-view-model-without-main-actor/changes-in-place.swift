import SwiftUI

/// A method changes the observed collection in place.
@Observable final class Stamps { // expect: observable-view-model-without-main-actor
  var stamps: [Int] = []

  func refill() async {
    try? await Task.sleep(for: .seconds(2))
    stamps.append(stamps.count)
  }
}

struct StampsView: View {
  @State private var stamps = Stamps()
  var body: some View { Text("\(stamps.stamps.count)").task { await stamps.refill() } }
}

/// An object stays the one that the property holds.
final class Sheet {
  func append(_ number: Int) {}
}

@Observable final class Book {
  var sheet = Sheet()
  func write() async { sheet.append(1) }
}

struct BookView: View {
  @State private var book = Book()
  var body: some View { Text("").task { await book.write() } }
}
