public import Foundation

/// What predicates see of an element.
@preconcurrency @MainActor public protocol XCUIElementAttributes {
  /// The element's `accessibilityIdentifier`; the empty string without one.
  var identifier: String { get }
  /// In points of the screen.
  var frame: CGRect { get }
  /// A `String`; nil without one.
  var value: Any? { get }
  /// What the element is called.
  var label: String { get }
  /// What the element is.
  var elementType: XCUIElement.ElementType { get }
  /// Whether a person can operate it.
  var isEnabled: Bool { get }
  /// The hint of an empty text field; nil for anything else.
  var placeholderValue: String? { get }
  /// Whether it is chosen among others.
  var isSelected: Bool { get }
  /// Whether it is the first responder.
  var hasFocus: Bool { get }
}

extension XCUIElement: XCUIElementAttributes {}
