public import Foundation
internal import UIKitAccessibility
internal import UIKitCore
internal import UIKitGraphics

/// What gives queries: an app, an element, a query.
@preconcurrency @MainActor public protocol XCUIElementTypeQueryProvider {
  /// Everything inside of a type.
  func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery
}

extension XCUIElementTypeQueryProvider {
  /// The buttons inside.
  public var buttons: XCUIElementQuery { descendants(matching: .button) }
  /// The staticTexts inside.
  public var staticTexts: XCUIElementQuery { descendants(matching: .staticText) }
  /// The images inside.
  public var images: XCUIElementQuery { descendants(matching: .image) }
  /// The cells inside.
  public var cells: XCUIElementQuery { descendants(matching: .cell) }
  /// The tables inside.
  public var tables: XCUIElementQuery { descendants(matching: .table) }
  /// The collectionViews inside.
  public var collectionViews: XCUIElementQuery { descendants(matching: .collectionView) }
  /// The scrollViews inside.
  public var scrollViews: XCUIElementQuery { descendants(matching: .scrollView) }
  /// The switches inside.
  public var switches: XCUIElementQuery { descendants(matching: .switch) }
  /// The sliders inside.
  public var sliders: XCUIElementQuery { descendants(matching: .slider) }
  /// The steppers inside.
  public var steppers: XCUIElementQuery { descendants(matching: .stepper) }
  /// The segmentedControls inside.
  public var segmentedControls: XCUIElementQuery { descendants(matching: .segmentedControl) }
  /// The pageIndicators inside.
  public var pageIndicators: XCUIElementQuery { descendants(matching: .pageIndicator) }
  /// The activityIndicators inside.
  public var activityIndicators: XCUIElementQuery { descendants(matching: .activityIndicator) }
  /// The progressIndicators inside.
  public var progressIndicators: XCUIElementQuery { descendants(matching: .progressIndicator) }
  /// The navigationBars inside.
  public var navigationBars: XCUIElementQuery { descendants(matching: .navigationBar) }
  /// The toolbars inside.
  public var toolbars: XCUIElementQuery { descendants(matching: .toolbar) }
  /// The tabBars inside.
  public var tabBars: XCUIElementQuery { descendants(matching: .tabBar) }
  /// The searchFields inside.
  public var searchFields: XCUIElementQuery { descendants(matching: .searchField) }
  /// The textFields inside.
  public var textFields: XCUIElementQuery { descendants(matching: .textField) }
  /// The text fields inside that hide their text.
  public var secureTextFields: XCUIElementQuery { descendants(matching: .secureTextField) }
  /// The textViews inside.
  public var textViews: XCUIElementQuery { descendants(matching: .textView) }
  /// The links inside.
  public var links: XCUIElementQuery { descendants(matching: .link) }
  /// The windows inside.
  public var windows: XCUIElementQuery { descendants(matching: .window) }
  /// The alerts inside.
  public var alerts: XCUIElementQuery { descendants(matching: .alert) }
  /// The action sheets inside.
  public var sheets: XCUIElementQuery { descendants(matching: .sheet) }
  /// The popovers inside.
  public var popovers: XCUIElementQuery { descendants(matching: .popover) }
  /// The pickers inside.
  public var pickers: XCUIElementQuery { descendants(matching: .picker) }
  /// The wheels of pickers inside.
  public var pickerWheels: XCUIElementQuery { descendants(matching: .pickerWheel) }
  /// The keyboards inside; none: the keys of one on the screen are elements of its window.
  public var keyboards: XCUIElementQuery { descendants(matching: .keyboard) }
  /// The elements with the trait `.keyboardKey` inside.
  public var keys: XCUIElementQuery { descendants(matching: .key) }
  /// The toggles inside.
  public var toggles: XCUIElementQuery { descendants(matching: .toggle) }
  /// The refresh controls inside.
  public var refreshControls: XCUIElementQuery { descendants(matching: .refreshControl) }
  /// The datePickers inside.
  public var datePickers: XCUIElementQuery { descendants(matching: .datePicker) }
  /// The elements that are nothing in particular inside.
  public var otherElements: XCUIElementQuery { descendants(matching: .other) }
}

/// The elements that fulfil conditions, found anew at every use.
@preconcurrency @MainActor public final class XCUIElementQuery: XCUIElementTypeQueryProvider {
  private let tested: TestedApp
  private let words: String
  private let find: () -> [AccessibilityNode]

  init(_ tested: TestedApp, words: String, find: @escaping () -> [AccessibilityNode]) {
    (self.tested, self.words, self.find) = (tested, words, find)
  }

  /// The number of elements, on the screen or scrolled away; rows of a list without a cell are not among them.
  public var count: Int { find().count }

  /// The element, if there is one only.
  public var element: XCUIElement { XCUIElement(tested, words: "\(words).element") { [find] in find() } }

  /// The first element.
  public var firstMatch: XCUIElement { element(boundBy: 0) }

  /// The element with that identifier; if there is none, with that label or placeholder, then with that value.
  public subscript(key: String) -> XCUIElement {
    XCUIElement(tested, words: "\(words)[\"\(key)\"]") { [find] in Self.named(key, in: find()) }
  }

  /// The element at an index; lists count from the top.
  public func element(boundBy index: Int) -> XCUIElement {
    XCUIElement(tested, words: "\(words).element(boundBy: \(index))") { [find] in
      let nodes = find()
      return nodes.indices.contains(index) ? [nodes[index]] : []
    }
  }

  /// The element of a type with that identifier or label.
  public func element(matching type: XCUIElement.ElementType, identifier: String?) -> XCUIElement {
    matching(type, identifier: identifier).element
  }

  /// The elements with that identifier or label.
  public func matching(identifier: String) -> XCUIElementQuery {
    XCUIElementQuery(tested, words: "\(words).matching(identifier: \"\(identifier)\")") { [find] in
      Self.named(identifier, in: find())
    }
  }

  /// The elements of a type, and with that identifier or label.
  public func matching(_ type: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
    XCUIElementQuery(tested, words: "\(words).matching(.\(type.rawValue))") { [find] in
      let nodes = find().filter { type == .any || $0.elementType == type }
      return identifier.map { Self.named($0, in: nodes) } ?? nodes
    }
  }

  /// The elements that contain one of a type with that identifier or label.
  public func containing(_ type: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
    XCUIElementQuery(tested, words: "\(words).containing(.\(type.rawValue), identifier: \(identifier ?? "nil"))") { [find] in
      find().filter { node in
        let inside = node.all.dropFirst().filter { type == .any || $0.elementType == type }
        return identifier.map { !Self.named($0, in: inside).isEmpty } ?? !inside.isEmpty
      }
    }
  }

  // MARK: Predicates

  /// The elements that fulfil a condition.
  public func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
    query("matching(\(predicate))") { predicate.evaluate(with: $0) }
  }

  /// The element that fulfils a condition, if there is one only.
  public func element(matching predicate: NSPredicate) -> XCUIElement { matching(predicate).element }

  /// The elements that contain one that fulfils a condition.
  public func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
    query("containing(\(predicate))") { element in
      element.descendants(matching: .any).allElementsBoundByAccessibilityElement.contains { predicate.evaluate(with: $0) }
    }
  }

  private func query(_ call: String, _ condition: @escaping (XCUIElement) -> Bool) -> XCUIElementQuery {
    XCUIElementQuery(tested, words: "\(words).\(call)") { [tested, words, find] in
      find().filter { node in condition(XCUIElement(tested, words: words) { [node] }) }
    }
  }

  // MARK: Elements inside

  /// Everything of a type inside the elements.
  public func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery { element.descendants(matching: type) }

  /// What stands directly inside the elements, of a type.
  public func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery { element.children(matching: type) }

  /// One element for each index that there is now.
  public var allElementsBoundByIndex: [XCUIElement] { (0..<count).map { element(boundBy: $0) } }

  /// The elements that there are now.
  public var allElementsBoundByAccessibilityElement: [XCUIElement] {
    find().enumerated().map { index, node in
      let object = node.object
      return XCUIElement(tested, words: "\(words).element(boundBy: \(index))") { [find] in find().filter { $0.object === object }
      }
    }
  }

  /// The elements with everything inside, as they are now.
  public var debugDescription: String { find().map { AccessibilityTree.outline(of: $0) }.joined(separator: "\n") }

  /// An identifier takes precedence over a label, and that over a value.
  private static func named(_ name: String, in nodes: some Sequence<AccessibilityNode>) -> [AccessibilityNode] {
    let byIdentifier = nodes.filter { $0.identifier == name }
    if !byIdentifier.isEmpty { return byIdentifier }
    let byLabel = nodes.filter { $0.label == name || $0.placeholder == name }
    return byLabel.isEmpty ? nodes.filter { $0.value == name } : byLabel
  }
}
