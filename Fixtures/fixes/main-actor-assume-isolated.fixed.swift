// safe, mode 6
import Foundation
import SwiftData

@Model final class StoredTag {
  var name: String
  init(name: String) { self.name = name }
}

actor TagImporter {
  // Called on the main actor only.
  @MainActor private func makeTag(_ name: String) -> StoredTag {
    let tag = StoredTag(name: name)

    return tag // new each time
  }

  func run(_ container: ModelContainer) async {
    await MainActor.run {
      container.mainContext.insert(self.makeTag("a"))
    }
    Task { @MainActor in
      container.mainContext.insert(makeTag("b"))
    }
  }
}

@MainActor final class TagTitles {
  var names = ["a"]

  @discardableResult
  func title(_ number: Int) throws -> String {
    guard names.indices.contains(number) else { throw CancellationError() }
    return names[number]
  }

  private func reset() { names = [] }

  func show() throws {
    print(try title(0))
    reset()
  }
}

struct TagPrinter {
  let titles: TagTitles

  func printAll() async throws -> String {
    let first = try await titles.title(0)
    print(first)
    try await titles.title(1)
    var last = ""
    last = try await titles.title(2)
    print(last)
    return try await titles.title(3).uppercased()
  }
}
