// The closure runs at once, while the function still holds what it captures.
func open(_ socket: Socket) async {
  let timeout = Task { await socket.closeLater() }
  await withCheckedContinuation { [weak socket] continuation in
    socket?.onClose = {
      timeout.cancel()
      continuation.resume()
    }
  }
}
// It has a value by then.
func wait() async {
  var promise: Promise?
  await withCheckedContinuation { continuation in
    promise = Promise { continuation.resume() }
  }
  await withCheckedContinuation { continuation in
    promise?.then { continuation.resume() }
  }
}
