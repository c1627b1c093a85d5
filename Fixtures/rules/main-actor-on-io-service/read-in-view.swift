//- file: Toggle.swift
import SwiftUI
struct Toggle: View {
  private var isOn: Bool { SwitchFile.load() != nil }
  var body: some View { Text(isOn ? "on" : "off").onAppear { print(LampFile.load() as Any) } }
}
//- file: Files.swift
import Foundation
@MainActor enum SwitchFile { // expect: main-actor-on-io-service
  static func load() -> Data? { try? Data(contentsOf: URL(filePath: "switch.json")) }
}
@MainActor enum LampFile {
  static func load() -> Data? { try? Data(contentsOf: URL(filePath: "lamp.json")) }
}
