//- file: Tests/ModelTests.swift
import SwiftUI
import XCTest
@Observable final class ListModel {
  var rows: [String] = []
  func load() async { rows = [] }
}
struct Screen: View {
  @State private var list = ListModel()
  var body: some View { Text("Screen") }
}
