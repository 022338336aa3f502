internal import CoreGraphics
public import Foundation
public import UIKitAccessibility
public import UIKitCore
internal import UIKitGraphics

/// An element of the screen as a screen reader sees it, as it was when it was found.
@preconcurrency @MainActor public struct AccessibilityElement {
  let node: AccessibilityNode

  /// The view, or the `UIAccessibilityElement`.
  public var object: UIResponder { node.object }
  /// What the element is.
  public var type: XCUIElement.ElementType { node.elementType }
  /// What the element is called; nil for an element that a screen reader cannot name.
  public var label: String? { node.label }
  /// What changes about it.
  public var value: String? { node.value }
  /// What happens when it is activated.
  public var hint: String? { node.hint }
  /// The name of the element for tests.
  public var identifier: String? { node.identifier }
  /// What it is and how it behaves.
  public var traits: UIAccessibilityTraits { node.traits }
  /// In points of the screen.
  public var frame: CGRect { node.frame }
  /// The names of its custom actions.
  public var customActions: [String] { node.actionNames }
  /// One line of text: type, label, value, traits.
  public var description: String { AccessibilityTree.line(node) }
}

/// There is no element of that name on the stage; the description shows what there is.
public struct ElementNotFound: Error, CustomStringConvertible, Sendable {
  /// What was looked for, and the tree of the screen.
  public let description: String
}

extension Stage {
  // MARK: Finding

  /// The elements of all visible windows in the order in which a screen reader reads them, on the screen or scrolled away. Rows of a list
  /// without a cell are reached by scrolling: see `scroll(_:untilVisible:)`.
  public var accessibilityElements: [AccessibilityElement] {
    window.layoutIfNeeded()
    return AccessibilityTree.elements(on: window.screen).map { AccessibilityElement(node: $0) }
  }

  /// Everything on the screen as text: one line each, indented, with frames. Lines that are indented by two more are no elements.
  public var accessibilityTree: String {
    AccessibilityTree.roots(on: window.screen).map { AccessibilityTree.outline(of: $0) }.joined(separator: "\n")
  }

  /// The first element with that label or identifier, in reading order.
  ///
  /// - Throws: `ElementNotFound`, which shows the tree.
  public func find(_ type: XCUIElement.ElementType = .any, label: String) throws(ElementNotFound) -> AccessibilityElement {
    let matches = { (node: AccessibilityNode) in
      (type == .any || node.elementType == type) && (node.label == label || node.identifier == label)
    }
    window.layoutIfNeeded()
    if let element = accessibilityElements.first(where: { matches($0.node) }) { return element }
    // Inside elements, such as a label in a row.
    if let node = AccessibilityTree.roots(on: window.screen).flatMap(\.all).first(where: matches) {
      return AccessibilityElement(node: node)
    }
    let kind = type == .any ? "element" : type.rawValue
    throw ElementNotFound(description: "There is no \(kind) called \"\(label)\".\n\n\(report)")
  }

  // MARK: Acting

  /// Taps the element with that label or identifier, after scrolling it onto the screen. Time passes as in `tap(at:)`.
  ///
  /// - Throws: `ElementNotFound`, which shows the tree.
  public func tap(_ label: String) throws(ElementNotFound) { try tap(find(label: label)) }

  /// Taps an element's activation point, after scrolling it onto the screen.
  ///
  /// - Throws: `ElementNotFound` if it cannot be touched: it is covered, or off the screen.
  public func tap(_ element: AccessibilityElement) throws(ElementNotFound) {
    if !isHittable(element.node) { scrollIntoView(element.node) }
    guard let node = AccessibilityNode(element.object), isHittable(node) else {
      throw ElementNotFound(
        description: "\(element.description) is off the screen or covered.\n\n\(report)")
    }
    tap(at: window.convert(element.object.accessibilityActivationPoint, from: nil as UIWindow?))
  }

  /// Activates an element as a screen reader does: by `accessibilityActivate()`, else by a tap.
  ///
  /// - Throws: `ElementNotFound` if it cannot be touched.
  public func activate(_ element: AccessibilityElement) throws(ElementNotFound) {
    if !element.object.accessibilityActivate() { try tap(element) }
  }

  /// Performs a custom action by its name; false if there is none, or if it says that it failed.
  @discardableResult public func performCustomAction(_ name: String, of element: AccessibilityElement) -> Bool {
    AccessibilityActions.performCustomAction(named: name, of: element.object)
  }

  /// Asks the element and then its next responders to leave the present state; false if none does.
  @discardableResult public func performEscape(from element: AccessibilityElement) -> Bool {
    AccessibilityActions.escape(from: element.object)
  }

  /// Asks the element and then its next responders for the app's most important action; false if none performs it.
  @discardableResult public func performMagicTap(from element: AccessibilityElement) -> Bool {
    AccessibilityActions.magicTap(from: element.object)
  }

  /// Scrolls by a page as a screen reader does: the scroll view around the element that can move there, the innermost first; false if none
  /// can. The content moves while the stage advances; then `.pageScrolled` is posted.
  @discardableResult public func performScroll(
    _ direction: UIAccessibilityScrollDirection, from element: AccessibilityElement
  ) -> Bool {
    AccessibilityActions.scroll(from: element.object, direction)
  }

  // MARK: Settings of the person

  /// The person's settings, which the app reads by `UIAccessibility.isReduceMotionEnabled` and its like. A change posts notifications.
  public var accessibilitySettings: Set<UIAccessibility.Setting> {
    get { window.screen.accessibilitySettings }
    set { for screen in screens { screen.accessibilitySettings = newValue } }
  }

  /// What the app has posted by `UIAccessibility.post(notification:argument:)`, in order, the newest thousand at most.
  public var accessibilityNotifications: [(notification: UIAccessibility.Notification, argument: Any?)] {
    window.screen.accessibilityState.posted.map { ($0.notification, $0.argument) }
  }

  /// Moves a screen reader's focus, as a swipe does; nil removes it.
  public func focus(_ element: AccessibilityElement?) {
    window.screen.setAccessibilityFocus(element?.object, of: .notificationVoiceOver)
  }

  // MARK: Places

  /// The part of a node that no scroll view and no window cuts off, in points of the screen.
  func visiblePart(of node: AccessibilityNode) -> CGRect {
    var area = node.frame
    var view: UIView? = nearestView(of: node)
    while let current = view {
      if current.clipsToBounds || current is UIScrollView || current is UIWindow {
        area = area.intersection(UIAccessibility.convertToScreenCoordinates(current.bounds, in: current))
      }
      view = current.superview
    }
    return area.isNull ? .zero : area
  }

  func isHittable(_ node: AccessibilityNode) -> Bool {
    let point = node.object.accessibilityActivationPoint
    guard let view = nearestView(of: node), let window = view.window, !node.frame.isEmpty,
      visiblePart(of: node).insetBy(dx: -0.01, dy: -0.01).contains(point)
    else { return false }
    let hit = window.screen.windows.reversed().lazy
      .compactMap { $0.hitTest($0.convert(point, from: nil as UIWindow?), with: nil) }.first
    // A label receives no touches: the view behind it does.
    return hit.map { $0.isDescendant(of: view) || view.isDescendant(of: $0) } ?? false
  }

  func scrollIntoView(_ node: AccessibilityNode) {
    guard let view = nearestView(of: node) else { return }
    var parent = view.superview
    while let current = parent {
      if let scrollView = current as? UIScrollView {
        let frame = UIAccessibility.convertToScreenCoordinates(scrollView.bounds, in: scrollView)
        let area = node.object.accessibilityFrame.offsetBy(
          dx: scrollView.bounds.minX - frame.minX, dy: scrollView.bounds.minY - frame.minY)
        scrollView.scrollRectToVisible(area, animated: false)
      }
      parent = current.superview
    }
    advance(by: 0)
  }

  private func nearestView(of node: AccessibilityNode) -> UIView? {
    var object: UIResponder? = node.object
    while let current = object {
      if let view = current as? UIView { return view }
      object = current.next
    }
    return nil
  }
}
