@MainActor final class Feed {
  var items: [Int] = []
  var isLoading = false
  var task: Task<Void, Never>?
  func load() {
    guard !isLoading else { return }
    isLoading = true
    Task {
      let old = items
      let page = await page()
      items = old + page
      isLoading = false
    }
  }
  func start() async {
    if task != nil { return }
    task = Task {}
    items = items + (await page())
  }
  // Set too late: both have passed the test.
  func late() async {
    guard !isLoading else { return }
    await warmUp()
    isLoading = true
    items = items + (await page()) // expect: actor-stale-read-modify-write
  }
  func page() async -> [Int] { [] }
  func warmUp() async {}
}
