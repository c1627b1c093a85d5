// The callers stand in another file.
nonisolated func makeTag() -> Tag {
  MainActor.assumeIsolated { Tag() } // expect: main-actor-assume-isolated
}
nonisolated func makeLabel() -> Label {
  MainActor.assumeIsolated { Label() }
}
nonisolated func neverCalled() -> Label {
  MainActor.assumeIsolated { Label() }
}
//- file: Callers.swift
import SwiftUI
struct Row: View {
  var body: some View { Text(makeTag().name) }
}
func refresh() async { store(makeTag()) }
// A synchronous caller on no actor could neither call an isolated function nor await it.
nonisolated func label() -> Label { makeLabel() }
