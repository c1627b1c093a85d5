func step(_ value: Int) async -> Int { value + 1 }

actor Counter {
  var count = 0
  var total = 0

  func local() async {
    var count = count
    count = await step(count)
    await withTaskGroup { group in
      count = await step(count)
    }
  }

  // The local is gone where the property is meant.
  func elsewhere() async {
    if total == 0 {
      var count = 1
      count = await step(count)
    }
    count = count + (await step(1)) // expect: actor-stale-read-modify-write
  }

  func behindSelf() async {
    var total = 1
    total += 1
    self.total = self.total + (await step(total)) // expect: actor-stale-read-modify-write
  }
}
