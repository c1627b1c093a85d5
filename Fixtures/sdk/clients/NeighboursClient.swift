import Combine
import Foundation
import os

final class Feed {
  private var cancellables: Set<AnyCancellable> = []
  let subject = PassthroughSubject<Int, Never>()

  func start() {
    subject.map { $0 + 1 }.filter { $0 > 1 }.receive(on: DispatchQueue.main).sink { print($0) }.store(in: &cancellables)
  }

  func listen() async {
    for await value in subject.values { print(value) }
  }
}

func locks() async {
  let lock = OSAllocatedUnfairLock(initialState: 0)
  lock.withLock { $0 += 1 }
  let plain = OSAllocatedUnfairLock()
  plain.lock()  // error: instance method 'lock' is unavailable from asynchronous contexts
  Logger(subsystem: "a", category: "b").info("locked \(1)")
}

func cancellable(_ value: AnyCancellable) {
  needsSendable(value)  // error: type 'AnyCancellable' does not conform to the 'Sendable' protocol
}
