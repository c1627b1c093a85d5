import ArgumentParser
import AVFAudio
import AVFoundation
import AppKit
import AuthenticationServices
import CloudKit
import Contacts
import CoreBluetooth
import CoreData
import CoreLocation
import CoreTransferable
import EventKit
import HealthKit
import LocalAuthentication
import MapKit
import MultipeerConnectivity
import Network
import Photos
import QuickLookUI
import StoreKit
import UIKit
import UserNotifications
import WebKit
import WidgetKit

final class Screen: UIViewController {
  private let label = UILabel(frame: CGRect())

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "loaded"
    UNUserNotificationCenter.current().requestAuthorization { granted, _ in
      self.show(granted)  // error: call to main actor-isolated instance method 'show' in a synchronous nonisolated context
    }
  }

  func show(_ granted: Bool) { label.isHidden = !granted }
}

final class Panel: NSViewController {
  override func viewDidLoad() { view.isHidden = true }
}

nonisolated func offMain(_ view: UIView, _ window: NSWindow) {
  view.isHidden = true  // error: main actor-isolated property 'isHidden' can not be mutated from a nonisolated context
  window.close()  // error: call to main actor-isolated instance method 'close()' in a synchronous nonisolated context
}

func travel(image: UIImage, id: NSManagedObjectID, object: NSManagedObject) {
  needsSendable(image)
  needsSendable(id)
  needsSendable(object)  // error: conformance of 'NSManagedObject' to 'Sendable' is unavailable
}

func import_(into container: NSPersistentContainer) async throws {
  try await container.performBackgroundTask { context in
    _ = context.object(with: NSManagedObjectID())
    try context.save()
  }
}

func observe(_ observer: AnyObject, _ reaction: Selector) {
  let center = NotificationCenter.default
  center.addObserver(observer, selector: reaction, name: AVAudioSession.routeChangeNotification, object: nil)
  center.addObserver(observer, selector: reaction, name: .NSPersistentStoreRemoteChange, object: nil)
}

func browse(_ browser: MCNearbyServiceBrowser, _ manager: CBCentralManager) {
  browser.startBrowsingForPeers()
  manager.scanForPeripherals(withServices: nil)
}

func ask() async throws {
  _ = try await EKEventStore().requestFullAccessToEvents()
  _ = try await CNContactStore().requestAccess(for: .contacts)
  _ = await PHPhotoLibrary.requestAuthorization(for: .readWrite)
  _ = await AVCaptureDevice.requestAccess(for: .video)
  _ = try await LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "because")
  _ = try await CKContainer.default().accountStatus()
  try await HKHealthStore().save(HKObject())
  _ = try await MKLocalSearch().start()
}

func follow() async throws {
  for try await update in CLLocationUpdate.liveUpdates() { print(update.location?.coordinate.latitude ?? 0) }
  for await result in Transaction.updates { if case .verified(let transaction) = result { await transaction.finish() } }
}

func watch(_ monitor: NWPathMonitor, _ web: WKWebView) async throws {
  monitor.pathUpdateHandler = { path in print(path) }
  monitor.start(queue: .global())
  _ = try await web.evaluateJavaScript("1")
}

final class Peripherals: NSObject, CBCentralManagerDelegate {}
struct Entry_: TimelineEntry { let date: Date }
struct Dragged: Transferable {}

struct Command {
  @Argument var path: String
  @Flag var isLoud: Bool
}

func take(_ panel: QLPreviewPanel, for object: NSObject) { object.beginPreviewPanelControl(panel) }
