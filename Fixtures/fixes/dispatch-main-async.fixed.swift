// unsafe, mode 6
import Dispatch

@MainActor func show() {}

func load() async {
  await MainActor.run { show() }
}
