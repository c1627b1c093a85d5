actor Store { func close() {} }
final class Session {
  let store = Store()
  deinit { Task { await self.store.close() } }  // expect: forecast-deinitializer-captures
}
