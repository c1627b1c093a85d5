import Foundation

func handOn(_ group: DispatchGroup) {}

func passedOn(_ queue: DispatchQueue, _ isNew: Bool) {
  let group = DispatchGroup()
  group.enter()
  handOn(group)
  queue.async {
    guard isNew else { return }
    group.leave()
  }
}

// A handler that is called again and again signals when its time has come.
func observe(_ center: NotificationCenter, _ name: Notification.Name) {
  let done = DispatchSemaphore(value: 0)
  _ = center.addObserver(forName: name, object: nil, queue: nil) { notification in
    if notification.object != nil {
      done.signal()
    }
  }
  done.wait()
}

func nested(_ queue: DispatchQueue) {
  let group = DispatchGroup()
  group.enter()
  queue.async {
    queue.async { group.leave() }
  }
  group.wait()
}
