// unsafe, mode 5
import Dispatch

func load() throws {}

func loadAll(_ queue: DispatchQueue) {
  let group = DispatchGroup()
  group.enter()
  queue.async {
    do {
      try load()
      group.leave()
    } catch {
      print(error)
    }
  }
  group.wait()
}
