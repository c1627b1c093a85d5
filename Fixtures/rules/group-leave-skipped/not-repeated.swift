import Dispatch

final class Loop {
  func scheduleRepeatedTask(_ work: @escaping (Int) -> Void) { for number in 0..<3 { work(number) } }
}

func wait(_ loop: Loop) {
  let group = DispatchGroup()
  group.enter()
  loop.scheduleRepeatedTask { number in
    if number == 2 {
      group.leave()
    }
  }
  group.wait()
}

// By the way that it goes, not by its name.
final class Indexer {
  func index(_ roots: [String], report: @escaping (Bool) -> Void) {
    for _ in roots { report(false) }
    report(true)
  }
}

func wait(_ indexer: Indexer, _ roots: [String]) {
  let done = DispatchSemaphore(value: 0)
  DispatchQueue.global().async {
    indexer.index(roots) { isDone in
      if isDone { done.signal() }
    }
  }
  done.wait()
}
