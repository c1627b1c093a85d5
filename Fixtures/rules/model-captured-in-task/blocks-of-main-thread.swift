import Foundation
import SwiftData
// The run loop of the main thread calls the block: nothing runs elsewhere, but the compiler does not know.
@Model final class Book {
  var page = 0
  init() {}
}
@MainActor final class Stepper {
  let book: Book
  init(book: Book) { self.book = book }
  func start() {
    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in
      print(self.book.page) // expect-warning: model-captured-in-task
    }
  }
  func count() {
    DispatchQueue.global().async {
      print(self.book.page) // expect: model-captured-in-task
    }
  }
}
