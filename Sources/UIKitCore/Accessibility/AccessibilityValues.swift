internal import Foundation
internal import UIKitGraphics

/// What an app has set of one object's accessibility; nil stands for the default.
@MainActor final class AccessibilityValues {
  var isElement: Bool?
  var label, hint, value: NSAttributedString?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var language: String?
  var identifier: String?
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var ignoresInvertColors = false
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var containerType = UIAccessibilityContainerType.none
  var respondsToUser: Bool?
  var inputLabels: [NSAttributedString]?
  var textualContext: UIAccessibilityTextualContext?
  var elements: [Any]?
  var actions: [UIAccessibilityCustomAction]?
  var rotors: [UIAccessibilityCustomRotor]?
  var dragSources, dropPoints: [UIAccessibilityLocationDescriptor]?
  /// The assistive technologies that focus the object.
  var focus: Set<UIAccessibility.AssistiveTechnologyIdentifier> = []
}

extension UIResponder {
  /// The object for changes, made at the first one.
  var accessibilityChanges: AccessibilityValues {
    if let values = storedAccessibility { return values }
    let values = AccessibilityValues()
    storedAccessibility = values
    return values
  }

  /// Whether the app has left `isAccessibilityElement` as it is.
  package var isElementByDefault: Bool { storedAccessibility?.isElement == nil }

  /// The text with the attributes set for it, if it is still the same text: overrides of the plain member take precedence.
  func attributed(_ text: String?, _ stored: NSAttributedString?) -> NSAttributedString? {
    if let stored, stored.string == text { return stored }
    return text.map { NSAttributedString(string: $0) }
  }

  /// Adds or removes one of the assistive technologies that focus this object, and notifies it.
  package func setAccessibilityFocus(_ focused: Bool, by technology: UIAccessibility.AssistiveTechnologyIdentifier) {
    let focus = storedAccessibility?.focus ?? []
    guard focus.contains(technology) != focused else { return }
    if focused {
      accessibilityChanges.focus.insert(technology)
      accessibilityElementDidBecomeFocused()
    } else {
      accessibilityChanges.focus.remove(technology)
      accessibilityElementDidLoseFocus()
    }
  }
}
