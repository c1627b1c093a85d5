actor Store { func close() {} }
final class Session {
  let store = Store()
  deinit { Task { [store] in await store.close() } }
}
