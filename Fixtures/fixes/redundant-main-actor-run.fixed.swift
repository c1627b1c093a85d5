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
