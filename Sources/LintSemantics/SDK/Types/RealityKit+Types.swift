// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let realityKit = SDKTypes(
    module: "RealityKit",
    exports: [],
    imports: ["ARKit", "UIKit"],
    extended: ["ARView", "AccessibilityEvents", "Environment", "Reverb", "SceneUnderstanding"],
    text: #"""
      // source: apple/realitykit; since: iOS 17.4 SDK
      @MainActor open class ARView: UIView, ARSessionProviding, UIGestureRecognizerDelegate {}
      public typealias ARViewBase = UIView
      public enum AccessibilityEvents {}
      public protocol EntityGestureRecognizer: UIGestureRecognizer, Sendable { @MainActor @preconcurrency func location(in entity: Entity?) -> SIMD3<Float>? }
      @MainActor open class EntityRotationGestureRecognizer: UIRotationGestureRecognizer, EntityGestureRecognizer {}
      @MainActor open class EntityScaleGestureRecognizer: UIPinchGestureRecognizer, EntityGestureRecognizer {}
      @MainActor open class EntityTranslationGestureRecognizer: UIGestureRecognizer, EntityGestureRecognizer {}
      public enum MaterialColorParameter: Hashable {}
      public class MultipeerConnectivityService {}
      extension ARView {
        public enum CameraMode: Hashable {}
        public struct DebugOptions: OptionSet {}
        public struct EntityGestures: OptionSet {}
        public struct Environment {}
        public struct PostProcessContext {}
        public struct RenderCallbacks {}
        public struct RenderOptions: OptionSet {}
      }
      extension ARView.Environment {
        public struct Background {}
        public struct ImageBasedLight {}
        public enum Reverb: Hashable {}
        public struct SceneUnderstanding {}
      }
      extension ARView.Environment.Reverb {
        public enum Preset: CaseIterable, Hashable {}
      }
      extension ARView.Environment.SceneUnderstanding {
        public struct Options: OptionSet {}
      }
      extension AccessibilityEvents {
        public struct Activate: Sendable {}
        public struct CustomAction: Sendable {}
        public struct Decrement: Sendable {}
        public struct Increment: Sendable {}
        @MainActor @preconcurrency public struct RotorNavigation {}
      }
      """#,
    closureFunctions: #"""
      extension ARView { func snapshot(completion: () -> _) -> _; func trackedRaycast(updateHandler: () -> _) -> _ }
      """#)
}
