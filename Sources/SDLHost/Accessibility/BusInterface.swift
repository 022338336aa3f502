internal import DesktopBus
internal import Accessibility
internal import Foundation
internal import UIKitAccessibility
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics

/// One of AT-SPI's interfaces of one object.
@MainActor protocol BusInterface {
  /// The end of its name: `Component` of `org.a11y.atspi.Component`.
  static var name: String { get }
  /// Its properties.
  static var properties: [String] { get }
  /// nil for an object without this interface.
  init?(_ object: BusObject, in tree: BusTree)
  /// nil for an unknown property.
  func property(_ name: String) -> BusValue?
  /// False for a property that cannot be set.
  func set(_ name: String, to value: BusValue) -> Bool
  /// The results; nil for an unknown method, or for arguments that do not fit.
  func call(_ method: String, _ arguments: [BusValue]) -> [BusValue]?
}

extension BusInterface {
  static var properties: [String] { [] }
  func property(_ name: String) -> BusValue? { nil }
  func set(_ name: String, to value: BusValue) -> Bool { false }
}

extension BusTree {
  private static let domain = "org.a11y.atspi."
  private static let interfaces: [any BusInterface.Type] = [
    AccessibleInterface.self, ApplicationInterface.self, ComponentInterface.self, ActionInterface.self, TextInterface.self,
    EditableTextInterface.self, ValueInterface.self, SelectionInterface.self, TableInterface.self, TableCellInterface.self,
  ]

  /// The names of the interfaces that an object has.
  func interfaceNames(of object: BusObject) -> [String] {
    Self.interfaces.filter { $0.init(object, in: self) != nil }.map { Self.domain + $0.name }
  }

  /// The results of a call; nil if there is no such object, interface or method.
  func answer(_ call: BusConnection.Message) -> [BusValue]? {
    if call.interface == "org.a11y.atspi.Cache" { return call.member == "GetItems" ? [Self.noItems] : nil }
    guard let object = object(at: call.path) else { return nil }
    if call.interface == "org.freedesktop.DBus.Properties" { return answerProperty(call, of: object) }
    return interface(call.interface, of: object)?.call(call.member, call.arguments)
  }

  /// Nothing is sent ahead: a client asks for what it needs.
  private static let noItems = BusValue.array(of: "((so)(so)(so)iiassusau)", [])

  private func interface(_ name: String, of object: BusObject) -> (any BusInterface)? {
    guard name.hasPrefix(Self.domain) else { return nil }
    let short = name.dropFirst(Self.domain.count)
    return Self.interfaces.first { $0.name == short }?.init(object, in: self)
  }

  private func answerProperty(_ call: BusConnection.Message, of object: BusObject) -> [BusValue]? {
    guard let name = call.arguments.first?.string, let interface = interface(name, of: object) else { return nil }
    let key = call.arguments.count > 1 ? call.arguments[1].string ?? "" : ""
    switch call.member {
    case "Get": return interface.property(key).map { [.variant($0)] }
    case "GetAll":
      let values = type(of: interface).properties.compactMap { key in
        interface.property(key).map { BusValue.entry(.string(key), .variant($0)) }
      }
      return [.array(of: "{sv}", values)]
    case "Set": return call.arguments.count > 2 && interface.set(key, to: call.arguments[2]) ? [] : nil
    default: return nil
    }
  }
}

/// The tree, names, roles and states; of every object.
struct AccessibleInterface: BusInterface {
  static let name = "Accessible"
  static let properties = ["Name", "Description", "Parent", "ChildCount", "Locale", "AccessibleId"]
  private let object: BusObject
  private let tree: BusTree

  init?(_ object: BusObject, in tree: BusTree) { (self.object, self.tree) = (object, tree) }

  func property(_ name: String) -> BusValue? {
    switch name {
    case "Name": .string(tree.name(of: object))
    case "Description": .string(object.responder?.accessibilityHint ?? "")
    case "Parent": parent
    case "ChildCount": .int32(Int32(clamping: tree.children(of: object).count))
    case "Locale": .string(object.responder?.accessibilityLanguage ?? Locale.current.identifier)
    case "AccessibleId": .string((object.responder as? any UIAccessibilityIdentification)?.accessibilityIdentifier ?? "")
    default: nil
    }
  }

  private var parent: BusValue {
    if case .application = object { return tree.desktop }
    return tree.reference(tree.parent(of: object))
  }

  func call(_ method: String, _ arguments: [BusValue]) -> [BusValue]? {
    let role = BusRole(object)
    switch method {
    case "GetChildAtIndex": return arguments.first?.int.map { [tree.reference(tree.children(of: object)[$0])] }
    case "GetChildren":
      let children = tree.children(of: object)
      return [.array(of: "(so)", (0..<children.count).map { tree.reference(children[$0]) })]
    case "GetIndexInParent": return [.int32(Int32(clamping: tree.index(of: object)))]
    case "GetRelationSet": return [.array(of: "(ua(so))", [])]
    case "GetRole": return [.uint32(role.rawValue)]
    case "GetRoleName", "GetLocalizedRoleName": return [.string(role.name)]
    case "GetState": return [tree.states(of: object).value]
    case "GetAttributes": return [.array(of: "{ss}", attributes.map { .entry(.string($0), .string($1)) })]
    case "GetApplication": return [tree.reference(.application)]
    case "GetInterfaces": return [.array(of: "s", tree.interfaceNames(of: object).map { .string($0) })]
    default: return nil
    }
  }

  /// Custom content, and the place in a list.
  private var attributes: [(String, String)] {
    var attributes = [("toolkit", "Scrollwork")]
    if let identifier = (object.responder as? any UIAccessibilityIdentification)?.accessibilityIdentifier {
      attributes.append(("id", identifier))
    }
    if case .row(let list, let number) = object {
      attributes += [("posinset", "\(number + 1)"), ("setsize", "\(list.count)")]
    }
    let provider = object.responder as? any AXCustomContentProvider
    return attributes + (provider?.accessibilityCustomContent ?? []).map { ($0.label, $0.value) }
  }
}

/// What the registry asks of the root.
struct ApplicationInterface: BusInterface {
  static let name = "Application"
  static let properties = ["ToolkitName", "Version", "AtspiVersion", "Id"]
  private let tree: BusTree

  init?(_ object: BusObject, in tree: BusTree) {
    guard case .application = object else { return nil }
    self.tree = tree
  }

  func property(_ name: String) -> BusValue? {
    switch name {
    case "ToolkitName": .string("Scrollwork")
    case "Version": .string("0.1.0")
    case "AtspiVersion": .string("2.1")
    case "Id": .int32(tree.applicationID)
    default: nil
    }
  }

  func set(_ name: String, to value: BusValue) -> Bool {
    guard name == "Id", let id = value.int else { return false }
    tree.applicationID = Int32(clamping: id)
    return true
  }

  func call(_ method: String, _ arguments: [BusValue]) -> [BusValue]? {
    method == "GetLocale" ? [.string(Locale.current.identifier)] : nil
  }
}

extension BusTree {
  func name(of object: BusObject) -> String {
    switch object {
    case .application: return ProcessInfo.processInfo.processName
    case .row, .responder:
      guard let responder = object.responder else { return "" }
      if let window = responder as? UIWindow { return window.accessibilityLabel ?? window.title ?? "" }
      return responder.accessibilityLabel ?? combinedName(of: responder)
    }
  }

  /// The cell of a collection is no element by default: it is called after what it contains.
  private func combinedName(of responder: UIResponder) -> String {
    guard responder.accessibilityRole == .cell, let view = responder as? UIView else { return "" }
    return AccessibilityTree.combinedLabel(of: [view]) ?? ""
  }
}
