// The loader may call back with a placeholder first, and with the picture later.
struct Picture {
  let isPlaceholder: Bool
}
func picture(_ loader: Loader) async -> Picture {
  await withCheckedContinuation { continuation in // expect-info: continuation-missing-resume
    loader.load { picture in
      if picture.isPlaceholder { return }
      continuation.resume(returning: picture)
    }
  }
}
func checked(_ loader: Loader) async -> Picture {
  await withCheckedContinuation { continuation in // expect: continuation-missing-resume
    loader.load { picture in
      if picture == nil { return }
      continuation.resume(returning: picture)
    }
  }
}
func counted(_ loader: Loader, _ list: List) async -> Picture {
  await withCheckedContinuation { continuation in // expect: continuation-missing-resume
    loader.load { picture in
      if list.isEmpty { return }
      continuation.resume(returning: picture)
    }
  }
}
