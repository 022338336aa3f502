public import Foundation
internal import UIKitGraphics

/// Which values a change contains, and whether the handler is called right away. Without options both values are nil.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The raw values of Apple's Foundation.
  public let rawValue: UInt

  /// Bits without a name are ignored; there is no `prior`.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// `newValue` holds the value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// `oldValue` holds the value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// Calls the handler once, with the present value, before `observe` returns.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Sendable {
  /// The only kind that occurs: another value was set.
  case setting = 1
  /// For collections; never occurs.
  case insertion, removal, replacement
}

/// One change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// Always `.setting`.
  public let kind: NSKeyValueChange
  /// The value after the change; nil unless the options contain `.new`.
  public let newValue: Value?
  /// The value before the change; nil unless the options contain `.old`, and in the call for `.initial`.
  public let oldValue: Value?
  /// Always nil: only collections have indexes.
  public let indexes: IndexSet?
  /// Always false: there are no calls before a change.
  public let isPrior: Bool

  package init(newValue: Value?, oldValue: Value?) {
    kind = .setting
    (self.newValue, self.oldValue) = (newValue, oldValue)
    indexes = nil
    isPrior = false
  }
}

/// The keys of the dictionary that `observeValue(forKeyPath:of:change:context:)` receives.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The names of Apple's Foundation.
  public let rawValue: String

  /// A key of another name is in no dictionary.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The raw value of an `NSKeyValueChange`, a `UInt`; in every dictionary.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after the change; present with the option `.new`. A structure such as `CGPoint` is itself, not wrapped into an `NSValue`.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change; present with the option `.old`, and not in the call for `.initial`.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// For collections; never present.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// For calls before a change; never present.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}
