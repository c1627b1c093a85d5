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
