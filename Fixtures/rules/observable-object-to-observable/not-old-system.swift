//- file: Package.swift
// swift-tools-version: 5.9
import PackageDescription
let package = Package(
  name: "Shop", platforms: [.iOS(.v16), .macOS(.v14)], targets: [.executableTarget(name: "Shop", swiftSettings: [.enableUpcomingFeature("StrictConcurrency")])])
//- file: Sources/Shop/Cart.swift
import SwiftUI
// '@Observable' does not compile for iOS 16.
final class Cart: ObservableObject {
  @Published var count = 0
}
struct Basket: View {
  @ObservedObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}
