protocol Working: Actor {}
actor Worker: Working {
  nonisolated func log() {}
}
actor Gate {
  nonisolated func log() {}
}
func pass(_ gate: isolated Gate) {}
