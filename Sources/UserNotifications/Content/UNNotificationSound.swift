public import Foundation

/// The name of a sound file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A wish for a sound. The desktop plays its own, as the person has set it.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  private let name: UNNotificationSoundName?

  private init(_ name: UNNotificationSoundName?) { self.name = name }

  /// A sound of the app's bundle.
  public convenience init(named name: UNNotificationSoundName) { self.init(Optional(name)) }

  open class var `default`: UNNotificationSound { UNNotificationSound(nil) }
  open class var defaultCritical: UNNotificationSound { UNNotificationSound(nil) }
  open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { UNNotificationSound(nil) }
  open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound { UNNotificationSound(name) }
  open class func criticalSoundNamed(
    _ name: UNNotificationSoundName, withAudioVolume volume: Float
  ) -> UNNotificationSound { UNNotificationSound(name) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationSound)?.name == name }
  open override var hash: Int { name.hashValue }
}
