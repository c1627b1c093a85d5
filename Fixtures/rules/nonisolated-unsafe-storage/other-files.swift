//- file: Sources/Hints.swift
enum Hints {
  nonisolated(unsafe) static var language = "en" // expect: nonisolated-unsafe-storage
  nonisolated(unsafe) static var shown: [String] = [] // expect: nonisolated-unsafe-storage
}
final class Meter {
  nonisolated(unsafe) var ticks = 0 // expect: nonisolated-unsafe-storage
}
//- file: Sources/Settings.swift
func choose(_ language: String, _ meter: Meter) {
  Hints.language = language
  Hints.shown.append(language)
  meter.ticks += 1
}
