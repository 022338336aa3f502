internal import DesktopBus
internal import Foundation
internal import UIKitAccessibility
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics
internal import UIKitText

/// The role of an object as AT-SPI numbers and names it (`atspi-constants.h`).
enum BusRole: UInt32 {
  case alert = 2, animation = 3, dateEditor = 12, frame = 23, image = 27, label = 29, list = 31, listItem = 32, tabList = 38
  case panel = 39, passwordText = 40, progressBar = 42, button = 43, scrollPane = 49, slider = 51, spinButton = 52, table = 55,
    tableCell = 56
  case text = 61, toggleButton = 62, toolBar = 63, application = 75, entry = 79, heading = 83, link = 88, grouping = 99
  case landmark = 110

  var name: String {
    switch self {
    case .dateEditor: "date editor"
    case .listItem: "list item"
    case .tabList: "page tab list"
    case .passwordText: "password text"
    case .progressBar: "progress bar"
    case .button: "push button"
    case .scrollPane: "scroll pane"
    case .spinButton: "spin button"
    case .tableCell: "table cell"
    case .toggleButton: "toggle button"
    case .toolBar: "tool bar"
    default: "\(self)"
    }
  }

  @MainActor init(_ object: BusObject) {
    switch object {
    case .application: self = .application
    case .row(let list, _): self = list.isTable ? .tableCell : .listItem
    case .responder(let responder): self.init(responder)
    }
  }

  @MainActor private init(_ responder: UIResponder) {
    let traits = responder.accessibilityTraits
    switch AccessibilityNode.role(of: responder, traits) {
    case .window: self = .frame
    case .button, .key: self = .button
    case .staticText: self = traits.contains(.header) ? .heading : .label
    case .image: self = .image
    case .cell: self = .listItem
    case .table: self = .table
    case .collectionView: self = .list
    case .scrollView: self = .scrollPane
    case .switch, .toggle: self = .toggleButton
    case .pageIndicator, .slider: self = .slider
    case .activityIndicator: self = .animation
    case .progressIndicator, .refreshControl: self = .progressBar
    case .stepper, .pickerWheel: self = .spinButton
    case .navigationBar, .toolbar: self = .toolBar
    case .tabBar: self = .tabList
    case .searchField, .textField: self = .entry
    case .secureTextField: self = .passwordText
    case .textView: self = .text
    case .link: self = .link
    case .picker: self = .list
    case .datePicker: self = .dateEditor
    case .alert, .sheet: self = .alert
    case .application: self = .application
    case .segmentedControl, .popover: self = .panel
    case .other: self = Self.container(responder.accessibilityContainerType)
    }
  }

  private static func container(_ type: UIAccessibilityContainerType) -> BusRole {
    switch type {
    case .none: .panel
    case .dataTable: .table
    case .list: .list
    case .landmark: .landmark
    case .semanticGroup: .grouping
    }
  }
}

extension ListRows {
  var isTable: Bool { BusRole(.responder(view)) == .table }
}

/// What an object is at the moment, in AT-SPI's bits (`atspi-constants.h`).
struct BusStates: OptionSet, Hashable {
  let rawValue: UInt64

  private init(bit: Int) { rawValue = 1 << UInt64(bit) }
  init(rawValue: UInt64) { self.rawValue = rawValue }

  static let active = BusStates(bit: 1), busy = BusStates(bit: 3), checked = BusStates(bit: 4), enabled = BusStates(bit: 8)
  static let editable = BusStates(bit: 7), singleLine = BusStates(bit: 26)
  static let focusable = BusStates(bit: 11), focused = BusStates(bit: 12), modal = BusStates(bit: 16)
  static let multiselectable = BusStates(bit: 18), selectable = BusStates(bit: 22), selected = BusStates(bit: 23)
  static let sensitive = BusStates(bit: 24), showing = BusStates(bit: 25), visible = BusStates(bit: 30)
  static let managesDescendants = BusStates(bit: 31), checkable = BusStates(bit: 41)

  /// Each state that events report, with its name in them.
  static let named: [(BusStates, String)] = [
    (.active, "active"), (.busy, "busy"), (.checked, "checked"), (.enabled, "enabled"), (.focused, "focused"),
    (.selected, "selected"), (.sensitive, "sensitive"), (.showing, "showing"),
  ]

  /// Two numbers of 32 bits, the lower first.
  var value: BusValue {
    .array(of: "u", [.uint32(UInt32(truncatingIfNeeded: rawValue)), .uint32(UInt32(truncatingIfNeeded: rawValue >> 32))])
  }
}

extension BusTree {
  func states(of object: BusObject) -> BusStates {
    switch object {
    case .application: return [.enabled, .sensitive, .visible, .showing]
    case .row(let list, let number):
      var states: BusStates = [.selectable, .focusable, .visible]
      if list.selected.contains(number) { states.insert(.selected) }
      guard let cell = list.cell(number) else { return states.union([.enabled, .sensitive]) }
      return states.union(self.states(of: cell))
    case .responder(let responder): return states(of: responder)
    }
  }

  private func states(of responder: UIResponder) -> BusStates {
    var states: BusStates = .visible
    let traits = responder.accessibilityTraits
    if !traits.contains(.notEnabled) { states.formUnion([.enabled, .sensitive]) }
    if traits.contains(.selected) { states.insert(.selected) }
    if responder.isAccessibilityElement { states.insert(.focusable) }
    if screen.accessibilityFocus(of: nil) === responder { states.insert(.focused) }
    if responder.accessibilityViewIsModal { states.insert(.modal) }
    if responder is any UITextInput {
      states.formUnion([.editable, .singleLine])
      if responder.isFirstResponder { states.insert(.focused) }
    }
    switch BusRole(.responder(responder)) {
    case .frame: if (responder as? UIWindow)?.isKeyWindow == true { states.insert(.active) }
    case .toggleButton:
      states.insert(.checkable)
      if responder.accessibilityValue == "1" { states.insert(.checked) }
    case .animation: states.insert(.busy)
    case .table, .list:
      states.insert(.managesDescendants)
      if ListRows(responder)?.allowsMultipleSelection == true { states.insert(.multiselectable) }
    default: break
    }
    if !visiblePart(of: responder).isEmpty { states.insert(.showing) }
    return states
  }

  /// The part of an object that no scroll view and no window cuts off, in points of the screen.
  func visiblePart(of responder: UIResponder) -> CGRect {
    var area = responder.accessibilityFrame
    var view = responder.nearestView
    while let current = view {
      if current.clipsToBounds || current is UIScrollView || current is UIWindow {
        area = area.intersection(UIAccessibility.convertToScreenCoordinates(current.bounds, in: current))
      }
      view = current.superview
    }
    return area.isNull ? .zero : area
  }
}

extension UIResponder {
  /// The object itself, or the first view among its next responders.
  var nearestView: UIView? {
    var object: UIResponder? = self
    while let current = object {
      if let view = current as? UIView { return view }
      object = (current as? UIAccessibilityElement).map { $0.accessibilityContainer as? UIResponder } ?? current.next
    }
    return nil
  }
}
