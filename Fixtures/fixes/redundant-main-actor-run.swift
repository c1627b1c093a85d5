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
