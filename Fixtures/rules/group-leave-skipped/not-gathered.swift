import Dispatch

final class Level {
  private var sum = 0.0
  private var seconds = 0.0
  func add(_ samples: [Double]) { sum += samples.reduce(0, +); seconds += 1 }
  func elapsed() -> Double { seconds }
}

// A block that asks what it has gathered is called until that is enough.
func level(of device: Device) -> Level {
  let level = Level()
  let done = DispatchSemaphore(value: 0)
  device.installTap { samples in
    level.add(samples)
    if level.elapsed() >= 3 { done.signal() }
  }
  done.wait()
  return level
}

func counted(_ device: Device) {
  var count = 0
  let done = DispatchSemaphore(value: 0)
  device.installTap { _ in
    count += 1
    guard count == 3 else { return }
    done.signal()
  }
  done.wait()
}

// What it asks for, other code has set.
func asked(_ device: Device, _ isNew: Bool) {
  let level = Level()
  let done = DispatchSemaphore(value: 0)
  device.installTap { samples in
    level.add(samples)
    if isNew { done.signal() } // expect: group-leave-skipped
  }
  done.wait()
}
