// A project writes all its stores in one way, and changes them together.
//- file: Chats.swift
import Foundation
@MainActor // expect: main-actor-on-io-service
enum Chats {
  static func all() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: "chats") }
}
//- file: Themes.swift
import Foundation
@MainActor
enum Themes {
  private static var isInstalled = false
  static func all() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: "themes") }
}
