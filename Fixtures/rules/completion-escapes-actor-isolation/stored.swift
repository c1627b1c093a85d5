import Dispatch
final class Bell {
  var onRing: (() -> Void)?
  func press() { DispatchQueue.global().async { self.onRing?() } }
}
class Radio {
  var onSong: (String) -> Void = { _ in }
}
actor Watch {
  private let bell = Bell()
  private var rings = 0
  private var songs: [String] = []
  func attach(_ radio: Radio) {
    bell.onRing = { // expect: completion-escapes-actor-isolation
      self.rings += 1
    }
    radio.onSong = { song in self.songs.append(song) } // expect: completion-escapes-actor-isolation
  }
}
actor MockWatch {
  private let bell = Bell()
  private var rings = 0
  func attach() { bell.onRing = { self.rings += 1 } } // expect-info: completion-escapes-actor-isolation
}
