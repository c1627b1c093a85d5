//- file: Package.swift
// swift-tools-version: 5.9
import PackageDescription
let package = Package(name: "App", targets: [.target(name: "App")])
//- file: Sources/App/Cell.swift
import UIKit
// On the main actor as long as the compiler does not check completely.
final class Cell: UITableViewCell {
  var title: UILabel?
  override func awakeFromNib() {
    super.awakeFromNib()
    MainActor.assumeIsolated { title?.text = "a" }
  }
}
