// unsafe, mode 5

final class InvoiceTitle {
  var text = "Open"
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
