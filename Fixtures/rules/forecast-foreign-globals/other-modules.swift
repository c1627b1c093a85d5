//- file: Package.swift
// swift-tools-version: 5.9
import PackageDescription
let package = Package(
  name: "Shop",
  targets: [
    .target(name: "Prices"), .target(name: "Shop", dependencies: ["Prices"]),
    .target(name: "Till", dependencies: ["Prices"])
  ])
//- file: Sources/Prices/Prices.swift
public var currency = "EUR"
public enum Prices {
  public static var samples = [1, 2, 3]
  public static let rebate = 1
  public static var total: Int { 6 }
  @MainActor public static var shown = 0
  nonisolated(unsafe) public static var known = 0
  func own() { print(currency, Prices.samples) }
}
//- file: Sources/Shop/Shop.swift
import Prices

func sell() {
  print(Prices.samples) // expect: forecast-foreign-globals
  print(currency) // expect: forecast-foreign-globals
  print(Prices.rebate, Prices.total, Prices.known)
}
@MainActor func show() { print(Prices.shown) }
//- file: Sources/Till/Till.swift
@preconcurrency import Prices

func add() { print(Prices.samples) }
