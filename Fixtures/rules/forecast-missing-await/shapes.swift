@preconcurrency @MainActor class Page {
  var number = 1
  let title = "a"
  func turn() {}
  func load() async {}
}
@preconcurrency @MainActor func show() {}
@MainActor class Strict { var number = 1 }

func turn(_ page: Page) async { page.turn() } // expect: forecast-missing-await
func read(_ page: Page) async { print(page.number) } // expect: forecast-missing-await
func showOne() async { show() } // expect: forecast-missing-await
func detach(_ page: Page) {
  Task.detached {
    page.turn() // expect: forecast-missing-await
    await page.load()
  }
}
func write(_ page: Page) async { page.number = 2 }
func constant(_ page: Page) async { print(page.title) }
func waits(_ page: Page) async { await page.turn(); print(await page.number) }
func waitsOnce(_ page: Page) async { print(await (page.number + page.number)) }
func later(_ page: Page) async { async let number = page.number; print(await number) }
func inTask(_ page: Page) { Task { @MainActor in page.turn() } }
@MainActor func onMain(_ page: Page) async { page.turn() }
func synchronous(_ page: Page) { page.turn() }
func strict(_ page: Strict) async { print(await page.number) }
