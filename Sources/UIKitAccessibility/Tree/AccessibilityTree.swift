internal import Accessibility
internal import Foundation
internal import Selectors
@_spi(UIKitModules) package import UIKitCore
internal import UIKitGraphics

/// The accessibility tree of a window or view, for tests and assistive technologies.
@MainActor package enum AccessibilityTree {
  /// The elements of a view in reading order, whether they are on the screen or scrolled away.
  ///
  /// Rows and items without a cell are not listed; they are reached by scrolling.
  package static func elements(in view: UIView) -> [AccessibilityNode] {
    AccessibilityNode(view).map { ReadingOrder.elements(in: $0) } ?? []
  }

  /// The elements of the screen's visible windows, the frontmost window first; a window with a modal view hides those behind it.
  package static func elements(on screen: UIScreen) -> [AccessibilityNode] {
    roots(on: screen).flatMap { ReadingOrder.elements(in: $0) }
  }

  /// One tree for each visible window, the frontmost first.
  package static func roots(on screen: UIScreen) -> [AccessibilityNode] {
    var roots: [AccessibilityNode] = []
    for window in screen.windows.reversed() {
      guard let root = AccessibilityNode(window) else { continue }
      roots.append(root)
      if window.accessibilityViewIsModal || root.children.first?.object.accessibilityViewIsModal == true { break }
    }
    return roots
  }

  /// The labels and values of the elements in views, in reading order and separated by commas; nil for none. What a person can operate by
  /// itself is left out.
  package static func combinedLabel(of views: [UIView]) -> String? {
    let nodes = views.compactMap { AccessibilityNode($0) }
    let parts = nodes.flatMap { ReadingOrder.elements(in: $0) }
      .filter { !$0.object.accessibilityRespondsToUserInteraction }
      .flatMap { [$0.label, $0.value] }.compactMap(\.self).filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  // MARK: Text

  /// One line per element in reading order: label, value, traits, identifier, custom content and actions.
  package static func text(of nodes: [AccessibilityNode]) -> String { nodes.map(line).joined(separator: "\n") }

  /// The whole tree, indented, with frames.
  package static func outline(of node: AccessibilityNode) -> String { outline(of: node, depth: 0).joined(separator: "\n") }

  private static func outline(of node: AccessibilityNode, depth: Int) -> [String] {
    let frame = node.frame
    func number(_ value: CGFloat) -> String { value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)" }
    let place = "(\(number(frame.minX)), \(number(frame.minY)), \(number(frame.width)), \(number(frame.height)))"
    let mark = node.isElement ? "" : "  "
    let own = String(repeating: "  ", count: depth) + mark + line(node) + " " + place
    return [own] + node.children.flatMap { outline(of: $0, depth: depth + 1) }
  }

  package static func line(_ node: AccessibilityNode) -> String {
    func quoted(_ text: String) -> String {
      "\"" + text.replacingOccurrences(of: "\"", with: "\\\"").replacingOccurrences(of: "\n", with: "\\n") + "\""
    }
    var parts = [node.role.rawValue]
    if let label = node.label { parts.append(quoted(label)) }
    if let value = node.value { parts.append("value: " + quoted(value)) }
    if let hint = node.hint { parts.append("hint: " + quoted(hint)) }
    if !node.traits.names.isEmpty { parts.append("[" + node.traits.names.joined(separator: ", ") + "]") }
    if let identifier = node.identifier { parts.append("identifier: " + quoted(identifier)) }
    for content in node.customContent { parts.append("{" + content.label + ": " + content.value + "}") }
    if !node.actionNames.isEmpty { parts.append("actions: " + node.actionNames.joined(separator: ", ")) }
    return parts.joined(separator: " ")
  }
}

/// What an assistive technology does to elements.
@MainActor package enum AccessibilityActions {
  /// Asks the object and then its next responders, until one says that it has handled the action.
  @discardableResult package static func perform(from object: UIResponder, _ action: (UIResponder) -> Bool) -> Bool {
    var responder: UIResponder? = object
    while let current = responder {
      if action(current) { return true }
      responder = current.next
    }
    return false
  }

  @discardableResult package static func escape(from object: UIResponder) -> Bool {
    perform(from: object) { $0.accessibilityPerformEscape() }
  }

  @discardableResult package static func magicTap(from object: UIResponder) -> Bool {
    perform(from: object) { $0.accessibilityPerformMagicTap() }
  }

  /// Scrolls by a page.
  @discardableResult package static func scroll(from object: UIResponder, _ direction: UIAccessibilityScrollDirection) -> Bool {
    perform(from: object) { $0.accessibilityScroll(direction) }
  }

  /// Performs the custom action of that name; false if there is none, or if it says that it failed.
  @discardableResult package static func performCustomAction(named name: String, of object: UIResponder) -> Bool {
    guard let action = object.accessibilityCustomActions?.first(where: { $0.name == name }) else { return false }
    return action.perform()
  }
}

extension UIAccessibilityCustomAction {
  /// Calls the handler, or performs the selector on the target; false if it says that it failed, or if the target is gone.
  @discardableResult package func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target else { return false }
    return (selector.perform(on: target, [self], for: "UIAccessibilityCustomAction") as? Bool) ?? true
  }
}

@MainActor extension [UIView] {
  /// As a person sees them: reuse leaves the views of a list in any order.
  package var sortedByTop: [UIView] {
    enumerated().sorted { one, other in
      let (a, b) = (one.element.frame, other.element.frame)
      return (a.minY, a.minX, CGFloat(one.offset)) < (b.minY, b.minX, CGFloat(other.offset))
    }.map(\.element)
  }
}
