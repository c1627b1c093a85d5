// What the compiler only warns about: members of classes from before concurrency.
@preconcurrency @MainActor class Page {
  var number = 0
  let title = ""
  var next: Page? { nil }
  static var all: [Page] { [] }
  func turn() {}
  func turn(to number: Int) {}
  nonisolated var word: String { "" }
}

final class Reader {
  let page: Page
  init(_ page: Page) {
    self.page = page
  }

  func read(_ other: Page) {
    page.number = 1  // expect: forecast-actor-isolation
    print(page.number)  // expect: forecast-actor-isolation
    page.turn()  // expect: forecast-actor-isolation
    page.next?.turn(to: 2)  // expect: forecast-actor-isolation // expect: forecast-actor-isolation
    _ = Page.all  // expect: forecast-actor-isolation
    _ = page.number == 1 && other.number == 2  // expect: forecast-actor-isolation // expect: forecast-actor-isolation
    print(page.word, page.title, \Page.word)
  }

  @MainActor func show() {
    page.turn()
    page.number += 1
  }

  func wait() async {
    await page.turn()
    print(await page.number)
  }
}

@MainActor final class Shelf {
  let first = Page()
  lazy var last: Page = {
    let page = Page()
    page.turn()
    return page
  }()
}
