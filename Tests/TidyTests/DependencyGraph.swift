/// Which file mentions types of which, by name: those that one file alone declares.
struct DependencyGraph {
  private(set) var edges: [String: Set<String>] = [:]

  init() {}

  init(of files: [OwnFile]) {
    var declaring: [String: [String]] = [:]
    for file in files {
      for name in file.declaredTypes { declaring[name, default: []].append(file.path) }
    }
    for file in files {
      edges[file.path] = []
      for name in file.mentionedTypes {
        guard let place = declaring[name], place.count == 1, place[0] != file.path else { continue }
        add(file.path, place[0])
      }
    }
  }

  mutating func add(_ from: String, _ to: String) {
    edges[from, default: []].insert(to)
    if edges[to] == nil { edges[to] = [] }
  }

  /// Groups of two and more that reach each other, each sorted, the largest first (Tarjan 1972).
  var cycles: [[String]] {
    var search = Search(edges: edges)
    for node in edges.keys.sorted() where search.order[node] == nil { search.visit(node) }
    return search.found.filter { $0.count > 1 }.sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }
  }

  private struct Search {
    let edges: [String: Set<String>]
    var order: [String: Int] = [:]
    var lowest: [String: Int] = [:]
    var open: [String] = []
    var found: [[String]] = []

    mutating func visit(_ node: String) {
      order[node] = order.count
      lowest[node] = order[node]
      open.append(node)
      for next in edges[node, default: []].sorted() {
        if order[next] == nil {
          visit(next)
          lowest[node] = min(lowest[node, default: 0], lowest[next, default: 0])
        } else if open.contains(next) {
          lowest[node] = min(lowest[node, default: 0], order[next, default: 0])
        }
      }
      guard lowest[node] == order[node], let place = open.firstIndex(of: node) else { return }
      found.append(open[place...].sorted())
      open.removeSubrange(place...)
    }
  }
}
