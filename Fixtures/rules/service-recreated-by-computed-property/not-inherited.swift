import UIKit
final class Header: UIView { func load() {} }
final class Row: ForeignRow { func load() {} }
@MainActor final class Model {
  private var header: Header { Header() }
  private var row: Row { Row() }
  func load() {
    header.load()
    header.load()
    row.load()
    row.load()
  }
}
