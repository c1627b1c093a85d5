// option: short_lived
//- file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "Trips", targets: [.executableTarget(name: "App")])
//- file: Sources/App/App.swift
import SwiftData
@Model class Trip { var name = "" }
@Model final class Flight: Trip { var number = 0 }
@Model class Stay { var name = "" }
@Model final class Hotel: Stay { var stars = 0 }
@Model class Cost { var name = "" }
@Model final class Fee: Cost { var sum = 0 }
final class Form {
  var flight: Flight? // expect-info: cached-model-reference
  var stay: Stay? // expect-info: cached-model-reference
  var fee: Fee?
  init(_ flight: Flight) { self.flight = flight; print(self.flight?.name ?? "") }
  init(_ stay: Stay) { self.stay = stay; print(self.stay?.name ?? "") }
  init(_ fee: Fee) { self.fee = fee; print(self.fee?.name ?? "") }
}
func remove(_ trip: Trip, _ hotel: Hotel, in context: ModelContext) {
  context.delete(trip)
  context.delete(hotel)
}
