// Swift 6 checks the first closure that runs elsewhere, whatever it does: the others are the same mistake.
//- file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "A", targets: [.target(name: "App", path: "App")])
//- file: App/Search.swift
import Combine
import Foundation
@MainActor final class Search {
  private var running: AnyCancellable?
  private var found = 0
  func start(_ words: AnyPublisher<String, Never>) {
    running = words.receive(on: DispatchQueue.global(qos: .utility))
      .map { $0.count } // expect-error: main-actor-closure-to-background-callback
      .filter { $0 > 2 }
      .sink { _ in }
  }
  func quietly(_ words: AnyPublisher<String, Never>) {
    running = words.receive(on: DispatchQueue.global(qos: .utility))
      .map { @Sendable in $0.count }
      .receive(on: DispatchQueue.main)
      .sink { self.found = $0 }
  }
  nonisolated func elsewhere(_ words: AnyPublisher<String, Never>) -> AnyCancellable {
    words.receive(on: DispatchQueue.global()).sink { print($0) }
  }
}
