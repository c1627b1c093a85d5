// unsafe, mode 6

import Foundation
import SwiftData

@Model final class Order {
  var title = ""
  var isSent = false
  init(title: String) { self.title = title }
}

/// A requirement goes to the main actor with its witnesses.
protocol OrderSending: Sendable {
  func send(_ order: Order) async throws
}

struct RemoteOrders: OrderSending {
  let base: URL

  func send(_ order: Order) async throws {
    try await post(order.title)
    order.isSent = true
  }

  func post(_ title: String) async throws {
    _ = try await URLSession.shared.data(from: base.appendingPathComponent(title))
  }
}

enum OrderNames {
  static func tidy(_ order: Order) async {
    order.title = order.title.trimmingCharacters(in: .whitespaces)
  }
}

@MainActor final class OrderScreen {
  private let orders: any OrderSending
  private let desk: OrderDesk

  init(orders: any OrderSending) {
    self.orders = orders
    desk = OrderDesk(orders: orders)
  }

  func send(_ order: Order) async throws {
    await OrderNames.tidy(order)
    try await orders.send(order)
  }

  func close(_ order: Order) async throws {
    try await desk.close(order)
    print(desk.closed)
  }
}

/// Only the class itself calls its method from elsewhere.
final class OrderDesk {
  private(set) var closed = 0
  private let orders: any OrderSending

  init(orders: any OrderSending) {
    self.orders = orders
  }

  func close(_ order: Order) async throws {
    order.isSent = true
    closed += 1
  }

  func closeAll(_ found: [Order]) {
    Task {
      for order in found { try await close(order) }
    }
  }
}

/// A method goes alone where its class cannot.
final class OrderLog: CustomStringConvertible {
  let description = "orders"

  func add(_ order: Order) async {
    order.title += "!"
  }
}

@MainActor final class OrderLogScreen {
  private let log = OrderLog()

  func add(_ order: Order) async {
    await log.add(order)
  }
}
