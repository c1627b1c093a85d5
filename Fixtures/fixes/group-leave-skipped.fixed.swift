// unsafe, mode 5
import Dispatch

func load() throws {}

func loadAll(_ queue: DispatchQueue) {
  let group = DispatchGroup()
  group.enter()
  queue.async {
    defer { group.leave() }
    do {
      try load()
    } catch {
      print(error)
    }
  }
  group.wait()
}
