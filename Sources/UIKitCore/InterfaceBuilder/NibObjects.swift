internal import CoreGraphics
internal import Foundation
internal import NibFormat
internal import QuartzCore
internal import Selectors
internal import UIKitGraphics
internal import WarningLog

/// What a nib does to objects of any class: it creates them, and sets properties by their names.
@MainActor enum NibObjects {
  /// An object of a class without `init?(coder:)`: a gesture recognizer, or one of the app's own.
  static func make(_ type: AnyClass, _ coder: NibCoder) -> AnyObject? {
    let object = makers[ObjectIdentifier(type)]?() ?? SelectorTable.newObject(of: type)
    if object == nil {
      WarningLog.warn(
        "\(coder.instance.scene.nib.name): the class \(type) of the object \(coder.record.id) cannot be created: it needs an init() that a nib can call"
      )
    }
    (object as? UIGestureRecognizer)?.decode(coder)
    return object
  }

  /// The classes of UIKit without a required initializer that nibs name.
  private static let makers: [ObjectIdentifier: @MainActor () -> AnyObject] = [
    ObjectIdentifier(UITapGestureRecognizer.self): { UITapGestureRecognizer() },
    ObjectIdentifier(UIPinchGestureRecognizer.self): { UIPinchGestureRecognizer() },
    ObjectIdentifier(UIRotationGestureRecognizer.self): { UIRotationGestureRecognizer() },
    ObjectIdentifier(UIPanGestureRecognizer.self): { UIPanGestureRecognizer() },
    ObjectIdentifier(UIScreenEdgePanGestureRecognizer.self): { UIScreenEdgePanGestureRecognizer() },
    ObjectIdentifier(UISwipeGestureRecognizer.self): { UISwipeGestureRecognizer() },
    ObjectIdentifier(UILongPressGestureRecognizer.self): { UILongPressGestureRecognizer() },
    ObjectIdentifier(UIHoverGestureRecognizer.self): { UIHoverGestureRecognizer() },
    ObjectIdentifier(NSObject.self): { NSObject() },
  ]

  // MARK: Properties

  /// Sets an outlet: a property of the app's class, else one of UIKit's.
  static func setOutlet(_ name: String, _ value: Any, of object: AnyObject, in nib: String) {
    do {
      if try call(setterName(name), with: value, on: object) { return }
    } catch {
      return WarningLog.warn("\(nib): the outlet \(name) of \(type(of: object)) cannot be set: \(error)")
    }
    let single = value as AnyObject
    let isSet =
      (object as? UIResponder)?.connectOutlet(name, to: single)
      ?? (object as? UIGestureRecognizer)?.connectOutlet(name, to: single)
    if isSet != true {
      WarningLog.warn("\(nib): \(type(of: object)) has no outlet \(name): translate its source, so that a nib can set it")
    }
  }

  /// Sets a value by a key path: of the app's class, else of the view or its layer.
  static func set(_ value: Any?, forKeyPath keyPath: String, of object: AnyObject, in nib: String) {
    let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    do {
      if parts.count == 1 {
        if try setTyped(value, setterName(keyPath), of: object) { return }
        if setUIKit(value, keyPath, of: object) { return }
      } else if parts[0] == "layer", let view = object as? UIView {
        if setLayer(value, parts[1], of: view.layer) { return }
      } else if let part = try? Selector(parts[0]).perform(on: object) as AnyObject? {
        return set(value, forKeyPath: parts[1], of: part, in: nib)
      }
    } catch {
      return WarningLog.warn("\(nib): the runtime attribute \(keyPath) of \(type(of: object)) cannot be set: \(error)")
    }
    WarningLog.warn("\(nib): \(type(of: object)) has no property \(keyPath) that a runtime attribute can set")
  }

  private static func setterName(_ name: String) -> String { "set" + name.prefix(1).uppercased() + name.dropFirst() + ":" }

  /// Calls a method of the object's table; false if it has none of that name.
  private static func call(_ name: String, with value: Any?, on object: AnyObject) throws -> Bool {
    let selector = Selector(name)
    guard selector.isAnswered(by: object) else { return false }
    try selector.perform(on: object, with: [value])
    return true
  }

  /// Sets a value as the type that the property has: a number may be a `CGFloat`, a pair a size.
  private static func setTyped(_ value: Any?, _ name: String, of object: AnyObject) throws -> Bool {
    guard Selector(name).isAnswered(by: object) else { return false }
    var failure: (any Error)?
    for form in forms(of: value) {
      do { return try call(name, with: form, on: object) } catch { failure = failure ?? error }
    }
    if let failure { throw failure }
    return false
  }

  private static func forms(of value: Any?) -> [Any?] {
    switch value {
    case let value as Bool: [value, value ? 1 : 0]
    case let value as Int: [value, CGFloat(value), Double(value), Float(value), UInt(exactly: value) as Any?, value != 0]
    case let value as Double:
      [CGFloat(value), value, Float(value), Int(exactly: value) as Any?, NSNumber(value: value)]
    case let pair as NibPair: [CGPoint(x: pair.first, y: pair.second), CGSize(width: pair.first, height: pair.second)]
    default: [value]
    }
  }

  private static func number(_ value: Any?) -> CGFloat? {
    (value as? Int).map { CGFloat($0) } ?? (value as? Double).map { CGFloat($0) }
  }

  private static func setUIKit(_ value: Any?, _ key: String, of object: AnyObject) -> Bool {
    guard let view = object as? UIView else { return false }
    switch key {
    case "clipsToBounds": view.clipsToBounds = value as? Bool ?? false
    case "hidden", "isHidden": view.isHidden = value as? Bool ?? false
    case "alpha": view.alpha = number(value) ?? 1
    case "tag": view.tag = value as? Int ?? 0
    case "backgroundColor": view.backgroundColor = value as? UIColor
    case "tintColor": view.tintColor = value as? UIColor
    case "accessibilityIdentifier": view.accessibilityIdentifier = value as? String
    case "accessibilityLabel": view.accessibilityLabel = value as? String
    case "userInteractionEnabled", "isUserInteractionEnabled": view.isUserInteractionEnabled = value as? Bool ?? true
    case "exclusiveTouch", "isExclusiveTouch": view.isExclusiveTouch = value as? Bool ?? false
    default: return false
    }
    return true
  }

  private static func setLayer(_ value: Any?, _ key: String, of layer: CALayer) -> Bool {
    switch key {
    case "cornerRadius": layer.cornerRadius = number(value) ?? 0
    case "borderWidth": layer.borderWidth = number(value) ?? 0
    case "borderColor", "borderUIColor": layer.borderColor = (value as? UIColor)?.cgColor
    case "masksToBounds": layer.masksToBounds = value as? Bool ?? false
    case "shadowRadius": layer.shadowRadius = number(value) ?? 0
    case "shadowOpacity": layer.shadowOpacity = Float(number(value) ?? 0)
    case "shadowColor", "shadowUIColor": layer.shadowColor = (value as? UIColor)?.cgColor
    case "shadowOffset": if let pair = value as? NibPair { layer.shadowOffset = CGSize(width: pair.first, height: pair.second) }
    case "zPosition": layer.zPosition = number(value) ?? 0
    case "opacity": layer.opacity = Float(number(value) ?? 1)
    case "backgroundColor": layer.backgroundColor = (value as? UIColor)?.cgColor
    case "hidden", "isHidden": layer.isHidden = value as? Bool ?? false
    default: return false
    }
    return true
  }

  // MARK: Actions

  /// - Parameter target: nil for the responder chain.
  static func addAction(_ action: Selector, _ target: AnyObject?, _ events: UIControl.Event, to source: AnyObject) {
    switch source {
    case let control as UIControl: control.addTarget(target, action: action, for: events.isEmpty ? control.nibEvents : events)
    case let item as UIBarButtonItem: (item.target, item.action) = (target, action)
    case let gesture as UIGestureRecognizer: if let target { gesture.addTarget(target, action: action) }
    default: WarningLog.warn("\(type(of: source)) sends no action: \(action) is left out")
    }
  }
}

extension UIControl {
  /// The event of an action for which a nib names none.
  fileprivate var nibEvents: Event { sendsPrimaryActionOnTouchUp ? .touchUpInside : .valueChanged }
}
