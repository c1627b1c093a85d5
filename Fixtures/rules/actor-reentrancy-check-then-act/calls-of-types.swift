import Foundation

/// What is awaited is a function of another module's type: nothing of the actor is set by it.
actor Office {
  private var remaining = 40
  private var posters: [Int: Data] = [:]

  func reserve(_ count: Int) async -> Bool {
    guard remaining >= count else { return false }
    try? await Task.sleep(for: .seconds(1))
    remaining -= count // expect: actor-reentrancy-check-then-act
    return true
  }

  func poster(_ id: Int, at url: URL) async throws -> Data {
    if let known = posters[id] { return known }
    let (data, _) = try await URLSession.shared.data(from: url)
    posters[id] = data // expect: actor-reentrancy-check-then-act
    return data
  }
}

/// A type of the project may know of the call that is under way.
enum Desk {
  static func begin() async {}
}

actor Other {
  private var remaining = 40
  func reserve(_ count: Int) async {
    guard remaining >= count else { return }
    await Desk.begin()
    remaining -= count
  }
}
