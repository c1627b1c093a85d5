import Foundation
import SwiftData
@Model final class Clip { var isLocal = false }
@MainActor final class Gate {
  func load(_ clip: Clip?, perform: @escaping () -> Void, request: (Clip) -> Void) {
    guard let clip, !clip.isLocal else { return perform() }
    request(clip)
  }
}
// Of another function: it takes one argument, and no closure.
nonisolated func size(of track: Track) async -> Int? {
  try? await track.load(.naturalSize)
}
