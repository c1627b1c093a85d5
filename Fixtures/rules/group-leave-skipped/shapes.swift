import Foundation

func work() throws {}
func isReady() -> Bool { true }

func semaphore() {
  let done = DispatchSemaphore(value: 0)
  Task {
    try await Task.sleep(for: .seconds(1))
    done.signal() // expect: group-leave-skipped
  }
  done.wait()
}

func branch(_ session: URLSession, _ url: URL) {
  let group = DispatchGroup()
  group.enter()
  session.dataTask(with: url) { data, _, _ in
    if data != nil {
      group.leave() // expect: group-leave-skipped
    }
  }.resume()
  group.notify(queue: .main) { print("done") }
}
