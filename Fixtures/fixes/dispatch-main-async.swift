// unsafe, mode 6
import Dispatch

@MainActor func show() {}

func load() async {
  DispatchQueue.main.async { show() }
}
