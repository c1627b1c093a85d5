// unsafe, mode 5

struct InvoiceTitle {
  var text = "Open"
  var show: () -> Void = {}
}

protocol InvoiceTitled {
  static var title: InvoiceTitle { get }
  static var titles: [InvoiceTitle] { get }
}

struct OpenInvoice: InvoiceTitled {
  static var title = InvoiceTitle()
  static var titles: [InvoiceTitle] = [
    InvoiceTitle(),
    InvoiceTitle(),
  ]
}

struct PaidInvoice: InvoiceTitled {
  static var title = InvoiceTitle(text: "Paid in full, and long before the day that the letter of the firm gave for it")
  static let titles: [InvoiceTitle] = []
}
