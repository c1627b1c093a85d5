func ask() async -> Bool {
  let granted = await request()
  await Task.yield()  // expect: task-yield-as-synchronization
  refresh()
  return granted
}
