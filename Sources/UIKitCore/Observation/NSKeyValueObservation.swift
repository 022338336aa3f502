public import Foundation

/// Keeps an observation alive: it ends when this object goes or `invalidate()` is called.
@MainActor public final class NSKeyValueObservation {
  private var entry: ViewObservations.Entry?

  init(_ entry: ViewObservations.Entry) { self.entry = entry }

  public func invalidate() {
    entry?.isOver = true
    entry = nil
  }

  deinit { entry?.isOver = true }
}

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// Calls the handler once before `observe` returns.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion, removal, replacement
}

/// What changed; the values are there if the options asked for them.
public struct NSKeyValueObservedChange<Value> {
  public let kind: NSKeyValueChange
  public let newValue: Value?
  public let oldValue: Value?
  public let indexes: IndexSet?
  public let isPrior: Bool
}
