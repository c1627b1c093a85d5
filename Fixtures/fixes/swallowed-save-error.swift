// unsafe, mode 6
import os
import SwiftData

@Model final class Invoice {
  init() {}
}

@MainActor func remove(_ invoice: Invoice, _ context: ModelContext) throws {
  context.delete(invoice)
  try? context.save()
}

@MainActor func discard(_ invoice: Invoice, _ context: ModelContext) {
  context.delete(invoice)
  try? context.save()
}

@MainActor final class Invoices {
  let context: ModelContext?
  init(context: ModelContext?) { self.context = context }
  func keep() -> Bool {
    try? context?.save()
    return true
  }
}

struct InvoiceShelf {
  private static let logger = Logger(subsystem: "invoices", category: "shelf")

  @MainActor func clear(_ context: ModelContext) {
    try? context.delete(model: Invoice.self)
    try? context.save()
  }
}

enum InvoiceError: Error { case refused }

@MainActor func send(_ invoice: Invoice, _ context: ModelContext, by mail: () throws -> Void) throws {
  do {
    try mail()
  } catch {
    context.delete(invoice)
    try? context.save()
    throw error
  }
}

@MainActor final class InvoiceSync {
  static let logger = Logger(subsystem: "invoices", category: "sync")
  static let context: ModelContext? = nil
}

struct InvoiceList {
  func upload() async throws -> Int { 1 }
  func show(_ text: String) {}

  @MainActor func number(_ context: ModelContext) async -> Int? {
    do {
      let number = try await upload()
      try? context.save()
      return number
    } catch {
      show("The server is not there.")
    }
    return nil
  }

  @MainActor func sum(_ context: ModelContext) async -> Int? {
    do {
      let number = try await upload()
      try? context.save()
      return number
    } catch {
      show("\(error)")
    }
    return nil
  }
}

struct InvoiceBadge {
  @MainActor func clear(_ context: ModelContext) {
    try? context.save() // before the badge goes
    print("cleared")
  }

  @MainActor func keep(_ context: ModelContext) {
    do {
      try context.save()
    } catch {
      InvoiceSync.logger.error("Not kept: \(error)")
    }
  }
}

actor InvoiceImport {
  func show(_ error: any Error) {}

  func run(_ invoice: Invoice, of context: @MainActor () -> ModelContext) async {
    do {
      await MainActor.run {
        try? context().save()
      }
    } catch {
      show(error)
    }
  }
}

// What was saved before would count as failed.
@MainActor func remove(_ invoice: Invoice, _ list: inout [String], _ context: ModelContext) throws {
  context.delete(invoice)
  try context.save()
  try? context.save()
  list.removeAll()
}
