package import Accessibility
package import Foundation
@_spi(UIKitModules) package import UIKitCore
internal import UIKitGraphics

/// One object of the accessibility tree, as it was when the tree was made.
@MainActor package struct AccessibilityNode {
  package let object: UIResponder
  package let role: AccessibilityRole
  package let isElement: Bool
  package let label, value, hint, identifier: String?
  package let traits: UIAccessibilityTraits
  /// In points of the screen.
  package let frame: CGRect
  package let customContent: [AXCustomContent]
  package let actionNames: [String]
  package var children: [AccessibilityNode]
  /// Whether the children are read one after the other, before what stands beside the object.
  package let isGroup: Bool
  /// Whether the children are in reading order already, since the app has given them.
  package let isOrdered: Bool

  /// The tree below an object; nil for one that is hidden.
  package init?(_ object: UIResponder) {
    if let view = object as? UIView, !view.isShown { return nil }
    self.object = object
    isElement = object.isAccessibilityElement
    label = object.accessibilityAttributedLabel?.string
    value = object.accessibilityAttributedValue?.string
    hint = object.accessibilityAttributedHint?.string
    identifier = (object as? any UIAccessibilityIdentification)?.accessibilityIdentifier
    traits = object.accessibilityTraits
    frame = object.accessibilityFrame
    customContent = (object as? any AXCustomContentProvider)?.accessibilityCustomContent ?? []
    actionNames = object.accessibilityCustomActions?.map(\.name) ?? []
    role = Self.role(of: object, traits)
    let given = Self.givenElements(of: object)
    isOrdered = given != nil
    isGroup =
      given != nil || object.shouldGroupAccessibilityChildren || object.accessibilityContainerType != .none
      || Self.groups.contains(role)
    children = Self.children(of: object, given)
  }

  private static let groups: Set<AccessibilityRole> = [
    .scrollView, .table, .collectionView, .cell, .navigationBar, .toolbar, .tabBar, .segmentedControl, .stepper,
    .picker, .datePicker, .window, .alert, .sheet, .popover,
  ]

  /// The class's own role, or for a plain view what its traits say.
  package static func role(of object: UIResponder, _ traits: UIAccessibilityTraits) -> AccessibilityRole {
    let role = object.accessibilityRole
    guard role == .other, object.isAccessibilityElement else { return role }
    let byTrait: [(UIAccessibilityTraits, AccessibilityRole)] = [
      (.link, .link), (.searchField, .searchField), (.keyboardKey, .key), (.button, .button), (.toggleButton, .switch),
      (.adjustable, .slider), (.image, .image), (.tabBar, .tabBar), (.staticText, .staticText), (.header, .staticText),
    ]
    return byTrait.first { traits.contains($0.0) }?.1 ?? .other
  }

  private static func givenElements(of object: UIResponder) -> [UIResponder]? {
    if let elements = object.accessibilityElements { return elements.compactMap { $0 as? UIResponder } }
    let count = object.accessibilityElementCount()
    guard count > 0, count != NSNotFound else { return nil }
    return (0..<count).compactMap { object.accessibilityElement(at: $0) as? UIResponder }
  }

  private static func children(of object: UIResponder, _ given: [UIResponder]?) -> [AccessibilityNode] {
    childObjects(of: object, given).compactMap { AccessibilityNode($0) }
  }

  /// The objects directly inside that are shown, those given by the app first of all. Nothing further inside is looked at.
  package static func childObjects(of object: UIResponder) -> [UIResponder] {
    childObjects(of: object, givenElements(of: object))
  }

  private static func childObjects(of object: UIResponder, _ given: [UIResponder]?) -> [UIResponder] {
    if object.accessibilityElementsHidden { return [] }
    let inside = (given ?? object.accessibilityChildren).filter { $0 !== object && ($0 as? UIView)?.isShown != false }
    // Only the frontmost modal view counts.
    if let modal = inside.last(where: \.accessibilityViewIsModal) { return [modal] }
    return inside
  }

  /// This node and all below it, each before its children.
  package var all: [AccessibilityNode] { [self] + children.flatMap(\.all) }
}

extension UIView {
  fileprivate var isShown: Bool { !isHidden && alpha >= 0.01 }
}
