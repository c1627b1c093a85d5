// A callback that waits for another value than a certain one is called again.
import Combine

enum Status { case unknown, ready, failed }
func isReady(_ player: Player) async -> Bool {
  await withCheckedContinuation { continuation in
    player.whatever { status in
      guard status != .unknown else { return }
      continuation.resume(returning: status == .ready)
    }
  }
}
func picture(_ loader: Loader) async -> Picture {
  await withCheckedContinuation { continuation in
    loader.load { picture, info in
      if let isSmall = info["small"] as? Int, isSmall == 1 { return }
      continuation.resume(returning: picture)
    }
  }
}

// Who waits for one value alone owes an answer for the others.
func whenReady(_ player: Player) async -> Bool {
  await withCheckedContinuation { continuation in // expect: continuation-missing-resume
    player.whatever { status in
      guard status == .ready else { return }
      continuation.resume(returning: true)
    }
  }
}
func unlessFailed(_ loader: Loader) async -> Picture {
  await withCheckedContinuation { continuation in // expect: continuation-missing-resume
    loader.load { picture, error in
      guard error == nil else { return }
      continuation.resume(returning: picture)
    }
  }
}
// What is left out is not what the callback was given.
func unlessBusy(_ loader: Loader, _ state: Status) async -> Picture {
  await withCheckedContinuation { continuation in // expect: continuation-missing-resume
    loader.load { picture in
      guard state != .failed else { return }
      continuation.resume(returning: picture)
    }
  }
}
