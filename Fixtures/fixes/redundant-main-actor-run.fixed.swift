// unsafe, mode 6
@MainActor final class ListModel {
  var rows: [Int] = []

  func load() async {
    let loaded = [1, 2]
    rows = loaded
    print(rows)
    rows.append(3)
  }
}

@MainActor final class RowsModel {
  var isLoading = false

  func load() {
    Task {
      isLoading = true
      try? await Task.sleep(for: .seconds(1))
      isLoading = false
    }
  }
}

@MainActor final class SearchModel {
  var text = ""
  var results: [String] = []

  func search() async {
    let text = self.text
    let found = [text]
    results = found
  }
  func counts() async -> [String: Int] {
    let counts = Dictionary(
      uniqueKeysWithValues: results.map { ($0, $0.count) }
    )
    return counts
  }
  func first() async -> String? {
    return results.first
  }
}
