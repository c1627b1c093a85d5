//- file: Package.swift
// swift-tools-version: 5.9
import PackageDescription
let package = Package(
  name: "Shop", platforms: [.iOS(.v17), .macOS(.v14)], targets: [.executableTarget(name: "Shop", swiftSettings: [.enableUpcomingFeature("StrictConcurrency")])])
//- file: Sources/Shop/Cart.swift
import SwiftUI
// Nothing is updated that need not be.
final class Stock: ObservableObject {
  @Published var count = 0
}
final class Cart: ObservableObject { // expect: observable-object-to-observable
  @Published var count = 0
}
struct Basket: View {
  @ObservedObject var cart: Cart
  let stock: Stock
  var body: some View { Text("\(cart.count)") }
}
