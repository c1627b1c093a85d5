import Testing
final class Mock: ObservableObject { @Published var count = 0 }
