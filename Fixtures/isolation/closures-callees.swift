// Closures that are handed to the concurrency library and to collections.
// configurations: 5, 6

@MainActor func show() -> Int { 1 } // isolation: @MainActor
func hop() async { // isolation: nonisolated
  await MainActor.run { // isolation: @MainActor
    _ = show()
  }
}
func assume() { // isolation: nonisolated
  MainActor.assumeIsolated { // isolation: @MainActor
    _ = show()
  }
}

@MainActor func resume() async { // isolation: @MainActor
  await withCheckedContinuation { continuation in // isolation: @MainActor
    continuation.resume()
  }
  await withUnsafeContinuation { continuation in // isolation: @MainActor
    continuation.resume()
  }
  await withTaskCancellationHandler { // isolation: @MainActor
  } onCancel: { // isolation: nonisolated
  }
}
actor Pump {
  var level = 0
  func fill() async { // isolation: actor
    await withCheckedContinuation { continuation in // isolation: actor
      level = 1
      continuation.resume()
    }
    await withCheckedContinuation { continuation in // isolation: nonisolated
      continuation.resume()
    }
    await withTaskCancellationHandler { // isolation: actor
      level = 1
    } onCancel: { // isolation: nonisolated
    }
    [1].forEach { _ in // isolation: actor
      level = 1
    }
    [1].forEach { _ in // isolation: nonisolated
    }
  }
}
@MainActor func stream() { // isolation: @MainActor
  let numbers = AsyncStream<Int> { continuation in // isolation: @MainActor
    continuation.onTermination = { _ in // isolation: nonisolated
    }
    continuation.finish()
  }
  _ = numbers
  let unfolding = AsyncStream<Int>(unfolding: { // isolation: nonisolated
    nil
  })
  _ = unfolding
}
@MainActor func collect() { // isolation: @MainActor
  [1].forEach { _ in // isolation: @MainActor
    _ = show()
  }
  _ = [1].map { $0 } // isolation: @MainActor
  _ = [1].lazy.filter { $0 > 1 } // isolation: @MainActor
}
