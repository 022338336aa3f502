public import Foundation

/// An observation of one property. It ends when this object is deallocated or `invalidate()` is called.
public final class NSKeyValueObservation: NSObject, Sendable {
  private let entry: PropertyObservations.Entry

  init(_ entry: PropertyObservations.Entry) { self.entry = entry }

  /// Ends the observation at once, from any thread; a second call does nothing.
  public func invalidate() { entry.end() }

  deinit { entry.end() }
}

/// Which values a change carries, and whether the handler is called right away. Without options both values are nil.
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
}
