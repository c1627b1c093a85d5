// unsafe, mode 6
@MainActor final class ListModel {
  var rows: [Int] = []

  func load() async {
    let loaded = [1, 2]
    await MainActor.run {
      rows = loaded
      print(rows)
    }
    await MainActor.run { rows.append(3) }
  }
}

@MainActor final class RowsModel {
  var isLoading = false

  func load() {
    Task {
      await MainActor.run { isLoading = true }
      try? await Task.sleep(for: .seconds(1))
      await MainActor.run { isLoading = false }
    }
  }
}

@MainActor final class SearchModel {
  var text = ""
  var results: [String] = []

  func search() async {
    let text = await MainActor.run { self.text }
    await MainActor.run {
      let found = [text]
      results = found
    }
  }
  func counts() async -> [String: Int] {
    let counts = await MainActor.run {
      Dictionary(
        uniqueKeysWithValues: results.map { ($0, $0.count) }
      )
    }
    return counts
  }
  func first() async -> String? {
    return await MainActor.run { results.first }
  }
}
