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
