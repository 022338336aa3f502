public import Foundation

/// One more fact about an element, which an assistive technology gives on demand: "Orientation", "Portrait".
open class AXCustomContent: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// When the fact is given.
  public enum Importance: UInt, Sendable {
    /// On demand.
    case `default`
    /// Together with the element's label.
    case high
  }

  /// The name of the fact, with attributes.
  public let attributedLabel: NSAttributedString
  /// The fact, with attributes.
  public let attributedValue: NSAttributedString
  /// `.default` unless set.
  open var importance = Importance.default

  /// Makes a fact without attributes.
  public convenience init(label: String, value: String) {
    self.init(attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
  }

  /// Makes a fact; both strings are copied.
  public required init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
    attributedLabel = NSAttributedString(attributedString: label)
    attributedValue = NSAttributedString(attributedString: value)
  }

  /// The name of the fact.
  open var label: String { attributedLabel.string }

  /// The fact.
  open var value: String { attributedValue.string }

  // MARK: Copies and archives

  /// An independent object with the same strings and importance.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(attributedLabel: attributedLabel, attributedValue: attributedValue)
    copy.importance = importance
    return copy
  }

  /// True.
  public static var supportsSecureCoding: Bool { true }

  /// Writes label, value and importance; attributes are left out.
  open func encode(with coder: NSCoder) {
    coder.encode(label as NSString, forKey: "label")
    coder.encode(value as NSString, forKey: "value")
    coder.encode(Int(importance.rawValue), forKey: "importance")
  }

  /// Reads what `encode(with:)` wrote; nil if the archive has no label or no value.
  public required convenience init?(coder: NSCoder) {
    guard
      let label = coder.decodeObject(of: NSString.self, forKey: "label"),
      let value = coder.decodeObject(of: NSString.self, forKey: "value")
    else { return nil }
    self.init(
      attributedLabel: NSAttributedString(string: String(describing: label)),
      attributedValue: NSAttributedString(string: String(describing: value)))
    importance = Importance(rawValue: UInt(max(0, coder.decodeInteger(forKey: "importance")))) ?? .default
  }
}

/// An element with facts to give on demand. Adopt it in a view, a view controller or a `UIAccessibilityElement`.
@preconcurrency @MainActor public protocol AXCustomContentProvider: NSObjectProtocol {
  /// The facts in the order in which they are given; nil for none.
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}
