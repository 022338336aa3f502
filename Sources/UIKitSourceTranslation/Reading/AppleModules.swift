#if UIKitSource
/// Frameworks of Apple that Linux lacks.
enum AppleModules {
  /// Imports that become imports of another module.
  static let replacements = [
    "ObjectiveC": "Foundation", "Darwin": "Foundation", "CoreFoundation": "Foundation", "MobileCoreServices": "Foundation",
    "os": "UnifiedLogging", "OSLog": "UnifiedLogging", "Combine": combine,
  ]

  /// OpenCombine with its parts for Foundation and Dispatch.
  static let combine = "OpenCombineShim"

  /// Replaced imports that `canImport` finds as well.
  static let replacedAndFound: Set<String> = ["Darwin", "CoreFoundation", "os", "OSLog", "Combine"]

  /// Frameworks that need no more than the import: the translated file works without them, as far as it uses nothing else of them.
  static let names: Set<String> = Set(replacements.keys).union([
    "AVFoundation", "AVKit", "Accelerate", "Accounts", "AddressBook", "AdSupport", "AppKit", "AppTrackingTransparency", "ARKit",
    "AssetsLibrary", "AudioToolbox", "AuthenticationServices", "BackgroundTasks", "CallKit", "CarPlay", "CloudKit", "Cocoa",
    "CommonCrypto", "Contacts", "ContactsUI", "CoreAnimation", "CoreAudio", "CoreBluetooth", "CoreData", "CoreHaptics",
    "CoreImage",
    "CoreLocation", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony",
    "CoreText",
    "CoreVideo", "CryptoKit", "DeviceCheck", "EventKit", "EventKitUI", "ExternalAccessory", "GLKit", "GameController",
    "GameKit",
    "GameplayKit", "HealthKit", "HomeKit", "IntentsUI", "Intents", "IOKit", "JavaScriptCore", "LinkPresentation",
    "LocalAuthentication", "MapKit", "MediaPlayer", "Messages", "Metal", "MetalKit", "MetricKit",
    "MultipeerConnectivity",
    "NaturalLanguage", "Network", "NetworkExtension", "NotificationCenter", "PDFKit", "PassKit", "PencilKit", "Photos",
    "PushKit", "QuickLook", "RealityKit", "ReplayKit", "SceneKit", "ShazamKit",
    "Social",
    "Speech", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI", "SystemConfiguration",
    "UserNotificationsUI", "Vision", "WatchConnectivity", "WatchKit", "WebKit", "WidgetKit", "simd",
  ])
}
#endif
