// unsafe, mode 6
import Dispatch

@MainActor func show() {}

func load() async {
  await MainActor.run { show() }
}

func finish() {
  Task { @MainActor in
    show()
    show()
  }
}
