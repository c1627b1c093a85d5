import SwiftUI
struct Upload: View {
  var body: some View {
    Text("Upload").task {
      for photo in photos {
        await send(photo)
        try? await Task.sleep(for: .milliseconds(80))
      }
    }
    Text("Wait").task {
      for _ in 0..<10 {
        try? await Task.sleep(for: .milliseconds(200))
        if isReady { return }
      }
    }
  }
}
