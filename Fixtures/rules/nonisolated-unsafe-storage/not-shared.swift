//- file: Sources/Tool/main.swift
nonisolated(unsafe) var isVerbose = false
if CommandLine.arguments.contains("-v") { isVerbose = true }
func log(_ text: String) { if isVerbose { print(text) } }

//- file: Sources/App/Keys.swift
import Foundation
import ObjectiveC

private nonisolated(unsafe) var bundleKey: UInt8 = 0
extension Bundle {
  func remember(_ path: String) { objc_setAssociatedObject(self, &bundleKey, path, .OBJC_ASSOCIATION_RETAIN) }
}

//- file: Sources/App/Memory.swift
import Dispatch

enum Memory {
  nonisolated(unsafe) private static var source: DispatchSourceMemoryPressure?
  static func watch() {
    let made = DispatchSource.makeMemoryPressureSource(eventMask: .warning)
    made.resume()
    Memory.source = made
  }
}
