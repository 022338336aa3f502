internal import DesktopBus
internal import Foundation
internal import UIKitAccessibility
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics

/// An object of the exported tree.
@MainActor enum BusObject {
  /// The root, whose children are the windows.
  case application
  case responder(UIResponder)
  /// A row of a list, with or without a cell; its number counts the rows of all sections.
  case row(ListRows, Int)

  /// The view or element; nil for a row without a cell.
  var responder: UIResponder? {
    switch self {
    case .application: nil
    case .responder(let responder): responder
    case .row(let list, let number): list.cell(number)
    }
  }
}

/// The tree as AT-SPI sees it: windows, elements, and the containers that mean something; views that only hold others are left out.
///
/// An object has a number from the first time it is asked for. Numbers of objects that are gone are not used again. A row is named by its
/// list and its place, so that a table of a million rows exports what is asked for.
@MainActor final class BusTree {
  nonisolated static let prefix = "/org/a11y/atspi/"
  nonisolated static let root = "/org/a11y/atspi/accessible/root"
  nonisolated static let null = "/org/a11y/atspi/null"
  private nonisolated static let objects = "/org/a11y/atspi/accessible/"

  private struct Entry {
    weak var object: UIResponder?
  }

  let screen: UIScreen
  /// The name of the connection.
  let name: String
  let place: @MainActor () -> WindowPlace
  /// The parent of the application.
  var desktop = BusValue.reference("", BusTree.null)
  /// A number that the registry gives to the application.
  var applicationID: Int32 = 0
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var entries: [Int: Entry] = [:]
  private var last = 0
  private var pruneLimit = 1000

  init(screen: UIScreen, name: String, place: @escaping @MainActor () -> WindowPlace) {
    (self.screen, self.name, self.place) = (screen, name, place)
  }

  /// The objects that have been asked for and still live, by their numbers.
  var known: [(number: Int, object: UIResponder)] {
    entries.compactMap { number, entry in entry.object.map { (number, $0) } }.sorted { $0.number < $1.number }
  }

  // MARK: Paths

  func path(of object: BusObject) -> String {
    switch object {
    case .application: Self.root
    case .row(let list, let number): "\(Self.objects)\(self.number(of: list.view))/\(number)"
    case .responder(let responder):
      if let row = ListRows.row(of: responder) { path(of: row) } else { "\(Self.objects)\(number(of: responder))" }
    }
  }

  func reference(_ object: BusObject?) -> BusValue {
    object.map { .reference(name, path(of: $0)) } ?? .reference("", Self.null)
  }

  private func number(of responder: UIResponder) -> Int {
    let id = ObjectIdentifier(responder)
    // Another object may have had this address.
    if let number = numbers[id], entries[number]?.object === responder { return number }
    if entries.count >= pruneLimit { prune() }
    last += 1
    numbers[id] = last
    entries[last] = Entry(object: responder)
    return last
  }

  private func prune() {
    entries = entries.filter { $0.value.object != nil }
    numbers = numbers.filter { entries[$0.value] != nil }
    pruneLimit = max(1000, entries.count * 2)
  }

  /// nil for an object that is gone, or a row that is not there.
  func object(at path: String) -> BusObject? {
    if path == Self.root { return .application }
    guard path.hasPrefix(Self.objects) else { return nil }
    let parts = path.dropFirst(Self.objects.count).split(separator: "/").compactMap { Int($0) }
    guard let number = parts.first, let object = entries[number]?.object else { return nil }
    if parts.count == 1 { return .responder(object) }
    guard parts.count == 2, let list = ListRows(object), (0..<list.count).contains(parts[1]) else { return nil }
    return .row(list, parts[1])
  }

  // MARK: Structure

  /// The objects directly inside, the rows of a list first.
  func children(of object: BusObject) -> BusChildren {
    switch object {
    case .application: return BusChildren(rows: nil, others: screen.windows.reversed())
    case .row:
      guard let cell = object.responder else { return BusChildren(rows: nil, others: []) }
      return BusChildren(rows: nil, others: exported(inside: cell))
    case .responder(let responder):
      let rows = ListRows(responder)
      return BusChildren(rows: rows.flatMap { $0.count > 0 ? $0 : nil }, others: exported(inside: responder))
    }
  }

  private func exported(inside object: UIResponder) -> [UIResponder] {
    if object.isAccessibilityElement {
      guard object.accessibilityRole == .cell, object.isElementByDefault else { return [] }
      return exportedChildren(of: object).filter(\.accessibilityRespondsToUserInteraction)
    }
    return exportedChildren(of: object)
  }

  private func exportedChildren(of object: UIResponder) -> [UIResponder] {
    AccessibilityNode.childObjects(of: object).flatMap { child -> [UIResponder] in
      // Rows are children of their list, whatever stands between.
      if ListRows.row(of: child) != nil { return [] }
      return Self.isExported(child) ? [child] : exportedChildren(of: child)
    }
  }

  private static func isExported(_ object: UIResponder) -> Bool {
    object.isAccessibilityElement || object.accessibilityRole != .other || object.accessibilityContainerType != .none
  }

  func parent(of object: BusObject) -> BusObject? {
    switch object {
    case .application: return nil
    case .row(let list, _): return .responder(list.view)
    case .responder(let responder):
      if responder is UIWindow { return .application }
      if let row = ListRows.row(of: responder) { return parent(of: row) }
      var above = Self.container(of: responder)
      while let current = above {
        if current is UIWindow || Self.isExported(current) { return .responder(current) }
        above = Self.container(of: current)
      }
      return nil
    }
  }

  private static func container(of object: UIResponder) -> UIResponder? {
    if let view = object as? UIView { return view.superview }
    if let element = object as? UIAccessibilityElement { return element.accessibilityContainer as? UIResponder }
    return object.next
  }

  func index(of object: BusObject) -> Int {
    if case .row(_, let number) = object { return number }
    guard let parent = parent(of: object), let responder = object.responder else { return -1 }
    let children = children(of: parent)
    return children.others.firstIndex { $0 === responder }.map { $0 + (children.rows?.count ?? 0) } ?? -1
  }
}

/// The children of an object; rows are numbered, not listed.
@MainActor struct BusChildren {
  let rows: ListRows?
  let others: [UIResponder]

  var count: Int { (rows?.count ?? 0) + others.count }

  subscript(index: Int) -> BusObject? {
    let rowCount = rows?.count ?? 0
    if index < 0 { return nil }
    if let rows, index < rowCount { return .row(rows, index) }
    return index - rowCount < others.count ? .responder(others[index - rowCount]) : nil
  }
}
