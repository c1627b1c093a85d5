// unsafe, mode 6
import SwiftData

@Model final class Invoice {
  init() {}
}

@MainActor func remove(_ invoice: Invoice, _ context: ModelContext) throws {
  context.delete(invoice)
  try context.save()
}

@MainActor func discard(_ invoice: Invoice, _ context: ModelContext) {
  context.delete(invoice)
  do {
    try context.save()
  } catch {
    assertionFailure("Could not save: \(error)")
  }
}

@MainActor final class Invoices {
  let context: ModelContext?
  init(context: ModelContext?) { self.context = context }
  func keep() -> Bool {
    do {
      try context?.save()
    } catch {
      assertionFailure("Could not save: \(error)")
      return false
    }
    return true
  }
}

enum InvoiceError: Error { case refused }

@MainActor func send(_ invoice: Invoice, _ context: ModelContext, by mail: () throws -> Void) throws {
  do {
    try mail()
  } catch {
    context.delete(invoice)
    do {
      try context.save()
    } catch {
      assertionFailure("Could not save: \(error)")
    }
    throw error
  }
}
