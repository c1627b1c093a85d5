import ARKit
import AVKit
import Accelerate
import Accessibility
import ActivityKit
import AdSupport
import AppIntents
import AppTrackingTransparency
import AudioToolbox
import BackgroundAssets
import BackgroundTasks
import CallKit
import CarPlay
import Charts
import ClockKit
import Cocoa
import ContactsUI
import CoreAudio
import CoreFoundation
import CoreGraphics
import CoreHaptics
import CoreImage
import CoreML
import CoreMedia
import CoreMotion
import CoreNFC
import CoreSpotlight
import CoreTelephony
import CoreText
import CoreVideo
import CryptoKit
import DeviceCheck
import EventKitUI
import ExtensionFoundation
import ExtensionKit
import Foundation
import GameController
import GameKit
import GameplayKit
import HealthKitUI
import ImageIO
import Intents
import IntentsUI
import JavaScriptCore
import LinkPresentation
import MatterSupport
import MediaPlayer
import MessageUI
import Metal
import MetalKit
import NaturalLanguage
import NetworkExtension
import OSLog
import ObjectiveC
import PDFKit
import PassKit
import PencilKit
import PhotosUI
import PushKit
import Quartz
import QuartzCore
import QuickLook
import RealityKit
import SafariServices
import SceneKit
import Security
import Social
import Speech
import SpriteKit
import System
import SystemConfiguration
import ThreadNetwork
import TipKit
import UIKit
import UniformTypeIdentifiers
import UserNotificationsUI
import Vision
import VisionKit
import WatchConnectivity
import WatchKit

// What is generated from an SDK: types of modules that no interface by hand declares, and members of types of either.

// A delegate on the main actor isolates what conforms to it, and its requirements what witnesses them.
final class Chooser: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
  var cancelled = 0
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { cancelled += 1 }
}

func choose(_ chooser: Chooser, _ picker: UIImagePickerController) {
  chooser.imagePickerControllerDidCancel(picker)  // error: call to main actor-isolated instance method
}

final class Listener: NSObject, AVSpeechSynthesizerDelegate {
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
}

// Subclasses override members, and have the initializers of their superclass.
final class Dots: UIPageControl {
  override func draw(_ rect: CGRect) { super.draw(rect) }
}

@MainActor func dots() -> Dots { Dots(frame: CGRect()) }

// Values, their cases and options.
func isBusy(_ state: UIDeviceOrientation, _ units: CFCalendarUnit) -> Bool {
  state == .portrait || units.isEmpty
}

func shared(_ image: CGImage, _ path: CGPath, _ device: any MTLDevice, _ model: MLModel) {
  needsSendable(image)
  needsSendable(path)  // error: type 'CGPath' does not conform to the 'Sendable' protocol
}

// What Apple's Foundation has and the toolchain's lacks.
@MainActor final class Activity {
  let activity = NSUserActivity(activityType: "reading")
  func hand() { activity.title = "Reading" }
}
