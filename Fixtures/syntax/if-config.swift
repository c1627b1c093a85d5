// Conditional compilation, everywhere it may stand.
#if DEBUG
let a = 1
#elseif os(Linux) && !targetEnvironment(simulator) || arch(arm64)
let a = 2
#elseif canImport(Foundation) && (swift(>=5.9) || compiler(<7))
let a = 3
#else
let a = 4
#endif
#if swift(>=5.9.1) && compiler(>=6) && canImport(SwiftUI, _version: 1.2.3) && hasFeature(Macros) && hasAttribute(retroactive) && _endian(little) && _runtime(_Native) && _pointerBitWidth(_64) && _hasAtomicBitWidth(_64) && _ptrauth(_none) && !FLAG && true && false
#endif
#if os(macOS)
#else
#endif
#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit.NSColor)
import AppKit
#endif
struct Members {
  #if DEBUG
  var x: Int
  func f() {}
  #else
  var y: Int
  #endif
  #if A
    #if B
    let nothing = 0
    #endif
  #endif
  var value: Int {
    #if DEBUG
    1
    #else
    2
    #endif
  }
  var accessors: Int {
    get {
      #if DEBUG
      return 1
      #else
      return 2
      #endif
    }
  }
}
enum Cases {
  case a
  #if DEBUG
  case b, c
  #endif
  case d
}
#if DEBUG
@available(iOS 13, *)
#else
@available(iOS 14, *)
#endif
func attributed() {}
@MainActor
#if DEBUG
@objc
#endif
public final class Mixed {
  #if DEBUG
  @inlinable
  #endif
  func member() {}
}
func statements(x: Int) {
  #if DEBUG
  print(1)
  #endif
  print(2); #if DEBUG
  print(3)
  #endif
  switch x {
  #if DEBUG
  case 1: break
  #endif
  default:
    #if DEBUG
    break
    #else
    return
    #endif
  }
  view
    .padding()
    #if os(iOS)
    .navigation(1)
    .title("a") { 1 }
    #elseif os(macOS)
    .frame()
    #else
    #if NESTED
    .nested
    #endif
    #endif
    .background()
  let value = list
    #if DEBUG
    .debug
    #endif
  let other = list
    #if DEBUG
    .filter { $0 }
    #endif
    .first
  { _ = 1
    #if DEBUG
    run()
    #endif
  }()
}
#if DEBUG // a comment
#endif // another
extension Members {
  #if DEBUG
  #endif
}
#if FLAG
#sourceLocation(file: "generated.swift", line: 10)
let generated = 1
#sourceLocation()
#error("not supported")
#warning("not tested")
#endif
