import SwiftUI

final class Router: ObservableObject {}
final class Account: ObservableObject {}
final class Theme: ObservableObject {}
final class Cart: ObservableObject {}
final class Places { let cart = Cart() }

struct Home: View {
  @StateObject private var router = Router()
  @EnvironmentObject private var account: Account
  let theme: Theme
  let places: Places
  var body: some View {
    Text("Home").environmentObject(theme).environmentObject(places.cart)
  }
}
//- file: Detail.swift
import SwiftUI

final class DetailModel: ObservableObject {}

struct Detail: View {
  @ObservedObject var model: DetailModel
  var body: some View { Text("Detail") }
}
