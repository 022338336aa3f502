public import Foundation
internal import TestReport
internal import UIKitAccessibility
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics

/// One element of a stage, found anew at every use: nothing is looked up before.
///
/// The names are those of Apple's UI tests; time is the stage's. After a touch the stage settles for at most 2 s of virtual time. An
/// element that is not there fails the test and prints the tree.
@preconcurrency @MainActor public class XCUIElement: XCUIElementTypeQueryProvider {
  /// What an element is.
  public enum ElementType: String, Sendable, CaseIterable {
    /// Every element, and one that is nothing in particular.
    case any, other
    /// What contains others.
    case application, window, alert, sheet, popover, table, collectionView, cell, scrollView, navigationBar, toolbar, tabBar
    /// What shows something.
    case staticText, image, activityIndicator, progressIndicator, pageIndicator, refreshControl
    /// What a person operates.
    case button, link, `switch`, toggle, slider, stepper, segmentedControl, picker, pickerWheel, datePicker
    /// What accepts text.
    case textField, secureTextField, textView, searchField, keyboard, key
  }

  let tested: TestedApp
  /// The words by which the test has named the element.
  let words: String
  private let find: () -> [AccessibilityNode]

  init(_ tested: TestedApp, words: String, find: @escaping () -> [AccessibilityNode]) {
    (self.tested, self.words, self.find) = (tested, words, find)
  }

  var nodes: [AccessibilityNode] { find() }

  /// The stage on which the element was found.
  var stage: Stage { tested.runningStage }

  /// The element to act on, or a failure of the test and nil. Monitors of interruptions are asked before.
  func node(_ call: String, _ place: TestPlace) -> AccessibilityNode? {
    InterruptionMonitor.handleAlerts(before: self)
    let found = nodes
    if found.count == 1 { return found[0] }
    let reason =
      found.isEmpty
      ? "there is no such element"
      : "there are \(found.count): name one of them, or take .firstMatch\n\(AccessibilityTree.text(of: found))"
    place.fail("\(words).\(call): \(reason)\n\n\(tested.report)")
    return nil
  }

  // MARK: State

  /// Whether there is such an element, on the screen or scrolled away.
  public var exists: Bool { !nodes.isEmpty }

  /// Whether a finger at the element's activation point would touch it.
  public var isHittable: Bool { nodes.first.map { stage.isHittable($0) } ?? false }

  /// The element's label; the empty string without one, or without the element.
  public var label: String { nodes.first?.label ?? "" }

  /// The element's value, a `String`; of an empty text field its placeholder, as on iOS; nil without one.
  public var value: Any? {
    guard let node = nodes.first else { return nil }
    return node.value.flatMap { $0.isEmpty ? nil : $0 } ?? node.placeholder ?? node.value
  }

  /// The hint that a text field shows while it is empty; nil for anything else.
  public var placeholderValue: String? { nodes.first?.placeholder }

  /// The element's `accessibilityIdentifier`; the empty string without one.
  public var identifier: String { nodes.first?.identifier ?? "" }

  /// Whether the element lacks the trait `.notEnabled`.
  public var isEnabled: Bool { nodes.first.map { !$0.traits.contains(.notEnabled) } ?? false }

  /// Whether the element has the trait `.selected`.
  public var isSelected: Bool { nodes.first.map { $0.traits.contains(.selected) } ?? false }

  /// Whether the element, or one inside, is the first responder.
  public var hasFocus: Bool { nodes.first?.all.contains { $0.object.isFirstResponder } ?? false }

  /// In points of the screen; zero without the element.
  public var frame: CGRect { nodes.first?.frame ?? .zero }

  /// `.other` without the element.
  public var elementType: ElementType { nodes.first?.elementType ?? .other }

  // MARK: Waiting

  /// Advances the stage until there is such an element, at most `timeout` seconds of virtual time.
  public func waitForExistence(timeout: TimeInterval) -> Bool { wait(timeout) { exists } }

  /// Advances the stage until there is no such element, at most `timeout` seconds of virtual time.
  public func waitForNonExistence(timeout: TimeInterval) -> Bool { wait(timeout) { !exists } }

  /// Advances the stage until a property has a value, at most `timeout` seconds of virtual time.
  public func wait<Value: Equatable>(for keyPath: KeyPath<XCUIElement, Value>, toEqual value: Value, timeout: TimeInterval)
    -> Bool
  {
    wait(timeout) { self[keyPath: keyPath] == value }
  }

  func wait(_ timeout: TimeInterval, until condition: () -> Bool) -> Bool {
    tested.stage?.advance(until: condition, limit: timeout) ?? condition()
  }

  /// The element with everything inside, as it is now.
  public var debugDescription: String {
    nodes.isEmpty ? "no \(words)" : nodes.map { AccessibilityTree.outline(of: $0) }.joined(separator: "\n")
  }

  // MARK: Elements inside

  /// This element, or the first of several.
  public var firstMatch: XCUIElement { XCUIElement(tested, words: "\(words).firstMatch") { [find] in Array(find().prefix(1)) } }

  /// Everything inside of a type.
  public func descendants(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(tested, words: "\(words).\(type.plural)") { [find] in
      find().flatMap { $0.all.dropFirst() }.filter { type == .any || $0.elementType == type }
    }
  }

  /// What stands directly inside, of a type.
  public func children(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(tested, words: "\(words).children(matching: .\(type.rawValue))") { [find] in
      find().flatMap(\.children).filter { type == .any || $0.elementType == type }
    }
  }

  // MARK: Fingers

  /// Taps the activation point, after scrolling the element onto the screen.
  public func tap(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    act("tap()", TestPlace(fileID, filePath, line, column)) { stage.tap(at: $0) }
  }

  /// Taps twice.
  public func doubleTap(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    act("doubleTap()", TestPlace(fileID, filePath, line, column)) { stage.doubleTap(at: $0) }
  }

  /// Holds a finger on the element for `duration` seconds.
  public func press(
    forDuration duration: TimeInterval, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    act("press(forDuration:)", TestPlace(fileID, filePath, line, column)) { stage.longPress(at: $0, duration: duration) }
  }

  /// Holds a finger on the element for `duration` seconds, then drags it onto another element.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = TestPlace(fileID, filePath, line, column)
    guard let target = otherElement.node("press(forDuration:thenDragTo:)", place) else { return }
    let end = stage.window.convert(target.object.accessibilityActivationPoint, from: nil as UIWindow?)
    act("press(forDuration:thenDragTo:)", place) { stage.drag(from: $0, to: end, holdBeforeDrag: duration) }
  }

  /// Holds a finger on the element for `duration` seconds, drags it onto another element, and holds it there before it lifts.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement, withVelocity velocity: XCUIGestureVelocity,
    thenHoldForDuration holdDuration: TimeInterval, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let (call, place) = (
      "press(forDuration:thenDragTo:withVelocity:thenHoldForDuration:)", TestPlace(fileID, filePath, line, column)
    )
    guard let target = otherElement.node(call, place) else { return }
    let end = stage.window.convert(target.object.accessibilityActivationPoint, from: nil as UIWindow?)
    act(call, place) { stage.drag(from: $0, to: end, afterHolding: duration, velocity, thenHolding: holdDuration) }
  }

  /// Types text, a key for each character: Return for a line feed, Backspace for `XCUIKeyboardKey.delete`. The element, or one inside, must be
  /// the first responder: tap it first.
  public func typeText(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = TestPlace(fileID, filePath, line, column)
    guard let node = node("typeText(_:)", place) else { return }
    guard node.all.contains(where: { $0.object.isFirstResponder }) else {
      return place.fail(
        "\(words).typeText(_:): neither the element nor one inside is the first responder: tap it first\n\n\(stage.report)"
      )
    }
    stage.typeText(text)
    stage.isAtRest(within: 2)
  }

  /// Acts at the activation point, after scrolling the element onto the screen.
  func act(_ call: String, _ place: TestPlace, _ body: (CGPoint) -> Void) {
    guard let first = node(call, place) else { return }
    if !stage.isHittable(first) { stage.scrollIntoView(first) }
    guard let node = node(call, place) else { return }
    guard stage.isHittable(node) else {
      return place.fail(
        "\(words).\(call): the element is not hittable: off the screen or covered\n\n\(stage.report)")
    }
    body(stage.window.convert(node.object.accessibilityActivationPoint, from: nil as UIWindow?))
    stage.isAtRest(within: 2)
  }
}

/// The place in the test that a failure names.
struct TestPlace {
  private let fileID, filePath: StaticString
  private let line, column: UInt

  init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    (self.fileID, self.filePath, self.line, self.column) = (fileID, filePath, line, column)
  }

  func fail(_ message: String) { TestReport.fail(message, fileID, filePath, line, column) }
}

extension AccessibilityNode {
  var elementType: XCUIElement.ElementType { XCUIElement.ElementType(rawValue: role.rawValue) ?? .other }
  var placeholder: String? { object.accessibilityPlaceholder }
}

extension XCUIElement.ElementType {
  /// The name of the query: `buttons`.
  var plural: String {
    switch self {
    case .any: "descendants"
    case .other: "otherElements"
    case .switch: "switches"
    default: rawValue + "s"
    }
  }
}
