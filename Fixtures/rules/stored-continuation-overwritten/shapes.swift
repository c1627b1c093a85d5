import Foundation
actor Sheet {
  var answer: UnsafeContinuation<Bool, Never>?
  func confirm() async -> Bool {
    await withUnsafeContinuation { continuation in
      self.answer = continuation // expect: stored-continuation-overwritten
    }
  }
  func confirmTwice() async -> Bool {
    let first = await confirm()
    return await first && confirm()
  }
}
struct Screen {
  let sheet: Sheet
  func leave() async { if await sheet.confirmTwice() { close() } }
  func remove() async { if await self.sheet.confirm() { close() } }
  func close() {}
}
