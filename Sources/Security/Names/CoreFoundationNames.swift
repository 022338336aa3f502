@_exported public import typealias CoreGraphics.CFArray
@_exported public import typealias CoreGraphics.CFString
public import Foundation

// Names of Core Foundation with which iOS sources speak to the keychain. Each is a type of Foundation or Swift that is bridged to it on iOS, so that
// `query as CFDictionary`, `kSecClass as String` and `result as? Data` compile and convert as there.

/// Any object.
public typealias CFTypeRef = AnyObject
public typealias CFDictionary = NSDictionary
public typealias CFMutableDictionary = NSMutableDictionary
public typealias CFData = NSData
public typealias CFDate = NSDate
public typealias CFNumber = NSNumber
public typealias CFBoolean = NSNumber
public typealias CFError = NSError

/// The key of the identifier in an `Info.plist`.
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"

public let kCFBooleanTrue: CFBoolean! = true as NSNumber
public let kCFBooleanFalse: CFBoolean! = false as NSNumber

extension NSMutableDictionary {
  /// Adds the value; nil removes the key's value.
  public func setValue(_ value: Any?, forKey key: String) {
    if let value { setObject(value, forKey: key as NSString) } else { removeObject(forKey: key as NSString) }
  }
}
