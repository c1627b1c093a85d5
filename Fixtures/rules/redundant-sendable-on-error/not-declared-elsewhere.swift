//- file: Event.swift
protocol Event: Sendable {}
struct Logout: Event, Sendable {} // expect: redundant-sendable-on-error
//- file: Login.swift
struct Login: Event, Sendable {}
