internal import Foundation
internal import UIKitAccessibility

/// A handler of alerts that cover what a test wants to touch.
@MainActor final class InterruptionMonitor: NSObject {
  private static var monitors: [InterruptionMonitor] = []
  private static var isHandling = false
  private let handler: @MainActor (XCUIElement) -> Bool

  private init(_ handler: @escaping @MainActor (XCUIElement) -> Bool) { self.handler = handler }

  static func add(_ handler: @escaping @MainActor (XCUIElement) -> Bool) -> InterruptionMonitor {
    let monitor = InterruptionMonitor(handler)
    monitors.append(monitor)
    return monitor
  }

  static func remove(_ identifier: ObjectIdentifier) { monitors.removeAll { ObjectIdentifier($0) == identifier } }

  /// Has the monitors handle the alerts in front of an element, the newest monitor first. Alerts that follow each other end after eight.
  static func handleAlerts(before element: XCUIElement) {
    guard !monitors.isEmpty, !isHandling else { return }
    isHandling = true
    defer { isHandling = false }
    for _ in 0..<8 {
      guard let alert = alert(before: element), monitors.reversed().contains(where: { $0.handler(alert) }) else { return }
      element.stage.isAtRest(within: 2)
    }
  }

  /// The alert or action sheet on the screen; nil if the element is inside of it.
  private static func alert(before element: XCUIElement) -> XCUIElement? {
    let tested = element.tested
    let kinds: Set<XCUIElement.ElementType> = [.alert, .sheet]
    guard let alert = tested.roots.flatMap(\.all).last(where: { kinds.contains($0.elementType) }) else { return nil }
    let inside = Set(alert.all.map { ObjectIdentifier($0.object) })
    if element.nodes.contains(where: { inside.contains(ObjectIdentifier($0.object)) }) { return nil }
    let object = alert.object
    return XCUIElement(tested, words: "the interrupting \(alert.elementType)") {
      tested.roots.flatMap(\.all).filter { $0.object === object }.suffix(1)
    }
  }
}
