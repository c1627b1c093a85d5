import QuickLookUI

// A framework's category of NSObject declares the method, so it is on no actor in any class.
final class Browser: NSViewController {
  override func beginPreviewPanelControl(_ panel: QLPreviewPanel!) {
    MainActor.assumeIsolated { panel.delegate = self }
  }
  override func viewDidLoad() {
    MainActor.assumeIsolated { reload() } // expect-info: main-actor-assume-isolated
  }
}
