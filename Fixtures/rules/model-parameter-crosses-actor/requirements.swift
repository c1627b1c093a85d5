import SwiftData
@Model final class Item { var name = "" }
// The requirement is where the design is decided: the witnesses are not reported again.
protocol Repository {
  func save(_ item: Item) async throws // expect: model-parameter-crosses-actor
}
actor Store: Repository {
  func save(_ item: Item) async throws {}
}
@MainActor final class Memory: Repository {
  func save(_ item: Item) async throws {}
}
// Nobody witnesses it in another isolation, but it is called from one.
protocol Uploading {
  func upload(_ item: Item) async // expect: model-parameter-crosses-actor
}
struct Uploader: Uploading {
  func upload(_ item: Item) async {}
}
@MainActor final class Screen {
  let uploader: any Uploading
  init(uploader: any Uploading) { self.uploader = uploader }
  func share(_ item: Item) async { await uploader.upload(item) }
}
