// MARK: actor-reentrancy-check-then-act, warning
// A dictionary is tested, and filled after the await.
// import: Foundation
// call: Task { _ = try? await PosterCache().poster(3) }
actor PosterCache {
  private var posters: [Int: Data] = [:]

  func poster(_ id: Int) async throws -> Data {
    if let known = posters[id] { return known }
    let (data, _) = try await URLSession.shared.data(from: URL(string: "https://example.org/\(id)")!)
    posters[id] = data  // <-
    return data
  }
}

// MARK: actor-reentrancy-check-then-act, warning
// A balance is checked, and reduced after the await.
// call: Task { _ = await TicketOffice().reserve(2) }
actor TicketOffice {
  private var remaining = 40

  func reserve(_ count: Int) async -> Bool {
    guard remaining >= count else { return false }
    try? await Task.sleep(for: .seconds(1))
    remaining -= count  // <-
    return true
  }
}

// MARK: actor-stale-read-modify-write, warning
// A copy is changed while the actor waits.
// import: Foundation
// call: Task { await WishList().add() }
actor WishList {
  private var wishes: [String] = []

  func add() async {
    var copy = wishes
    guard let (data, _) = try? await URLSession.shared.data(from: URL(string: "https://example.org/wish")!) else { return }
    copy.append(String(decoding: data, as: UTF8.self))
    wishes = copy  // <-
  }
}

// MARK: actor-stale-read-modify-write, warning
// The old value is read before the await of the same statement.
// call: Task { await StepTotal().add() }
actor StepTotal {
  private var total = 0

  private func steps() async -> Int {
    try? await Task.sleep(for: .seconds(1))
    return 3
  }

  func add() async {
    total = total + (await steps())  // <-
  }
}

// MARK: actor-stale-read-modify-write, warning
// In a class on the main actor.
// call: Task { await PageCounter().load() }
@MainActor final class PageCounter {
  private var page = 0

  private func fetch(_ page: Int) async -> [Int] {
    try? await Task.sleep(for: .seconds(1))
    return [page]
  }

  func load() async {
    let current = page
    let rows = await fetch(current)
    if !rows.isEmpty {
      page = current + 1  // <-
    }
  }
}

// MARK: completion-escapes-actor-isolation, warning
// The handler of a function of the project changes the actor's state.
// import: Foundation
// call: Task { await UploadDesk().begin() }
final class SlowUploader {
  private let queue = DispatchQueue(label: "upload")

  func upload(_ name: String, completion: @escaping (Bool) -> Void) {
    queue.async { completion(true) }
  }
}

actor UploadDesk {
  private let uploader = SlowUploader()
  private var finished = 0

  func begin() {
    uploader.upload("a") { _ in
      self.finished += 1  // <-
    }
  }
}

// MARK: completion-escapes-actor-isolation, warning
// It is stored in a property of another object.
// call: Task { await DoorWatch().attach() }
final class DoorBell {
  var onRing: (() -> Void)?
}

actor DoorWatch {
  private let bell = DoorBell()
  private var rings = 0

  func attach() {
    bell.onRing = {
      self.rings += 1  // <-
    }
  }
}

// MARK: actor-without-isolated-state, info
// Its only method waits for others.
// import: Foundation
// call: Task { _ = try? await FeedGateway().feed() }
actor FeedGateway {  // <-
  func feed() async throws -> Data {
    try await URLSession.shared.data(from: URL(string: "https://example.org/feed")!).0
  }
}

// MARK: actor-without-isolated-state, info
// A constant optional that can only be nil.
// import: SwiftData
// call: Task { _ = try? await ArchiveAccess().count() }
actor ArchiveAccess {
  private let container: ModelContainer? = nil  // <-

  func count() throws -> Int {
    guard let container else { return 0 }
    return try ModelContext(container).fetchCount(FetchDescriptor<HostModel>())
  }
}
