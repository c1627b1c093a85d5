import Combine
import UIKit
enum Shared {
  static let work = DispatchQueue(label: "work")
}
final class Prices: UIViewController {
  var label = UILabel()
  private let parsing = DispatchQueue(label: "parsing", qos: .utility)
  private let other: DispatchQueue = .main
  private let session = URLSession(configuration: .ephemeral)
  private let mainSession = URLSession(configuration: .default, delegate: nil, delegateQueue: .main)
  private var subscriptions: Set<AnyCancellable> = []
  private var highest = 0
  func follow(_ prices: PassthroughSubject<Int, Never>, _ scheduler: DispatchQueue) {
    prices.receive(on: DispatchQueue.global())
      .sink { [weak self] in self?.highest = $0 } // expect: main-actor-closure-to-background-callback
      .store(in: &subscriptions)
    prices.receive(on: parsing)
      .removeDuplicates()
      .map { $0 + self.highest } // expect: main-actor-closure-to-background-callback
      .receive(on: DispatchQueue.main)
      .sink { self.highest = $0 }
      .store(in: &subscriptions)
    prices.receive(on: Shared.work)
      .handleEvents(receiveOutput: { self.highest = $0 }) // expect: main-actor-closure-to-background-callback
      .sink { _ in }
      .store(in: &subscriptions)
    // What is received on the main queue, or on one that is not known, or elsewhere.
    prices.receive(on: other).sink { self.highest = $0 }.store(in: &subscriptions)
    prices.receive(on: scheduler).sink { self.highest = $0 }.store(in: &subscriptions)
    prices.receive(on: parsing).debounce(for: 1, scheduler: RunLoop.main).sink { self.highest = $0 }
      .store(in: &subscriptions)
    prices.receive(on: parsing).sink { print($0) }.store(in: &subscriptions)
    prices.receive(on: parsing).sink { price in DispatchQueue.main.async { self.highest = price } }
      .store(in: &subscriptions)
    prices.receive(on: parsing).handleEvents(receiveCancel: { self.highest = 0 }).sink { _ in }
      .store(in: &subscriptions)
    prices.receive(on: parsing).combineLatest(prices).sink { self.highest = $0.0 }.store(in: &subscriptions)
  }
  func load(_ url: URL, _ given: URLSession) {
    URLSession.shared.dataTaskPublisher(for: url)
      .map(\.data)
      .replaceError(with: Data())
      .sink { data in // expect: main-actor-closure-to-background-callback
        self.label.text = "\(data.count)"
      }
      .store(in: &subscriptions)
    session.dataTaskPublisher(for: url)
      .sink( // expect: main-actor-closure-to-background-callback
        receiveCompletion: { _ in }, receiveValue: { self.highest = $0.data.count })
      .store(in: &subscriptions)
    mainSession.dataTaskPublisher(for: url).sink { _ in } receiveValue: { self.highest = $0.data.count }
      .store(in: &subscriptions)
    given.dataTaskPublisher(for: url).sink { _ in } receiveValue: { self.highest = $0.data.count }
      .store(in: &subscriptions)
    URLSession.shared.dataTaskPublisher(for: url).receive(on: DispatchQueue.main).sink { _ in } receiveValue: {
      self.highest = $0.data.count
    }.store(in: &subscriptions)
  }
}
