internal import Diagnostics
internal import Foundation

// Invalid constraints are programming errors, reported where they are made.
extension NSLayoutConstraint {
  func requireSense() {
    if let fault = Self.fault(firstAttribute, second != nil, secondAttribute, multiplier, constant) { programmingError(fault) }
  }

  /// Why there is no such constraint, and the remedy; nil if there is.
  static func fault(
    _ first: Attribute, _ hasSecond: Bool, _ second: Attribute, _ multiplier: CGFloat, _ constant: CGFloat
  ) -> String? {
    if !multiplier.isFinite { return "NSLayoutConstraint with the multiplier \(multiplier): give a finite number" }
    if !constant.isFinite { return notFinite(constant) }
    guard let left = first.parts else {
      return "NSLayoutConstraint: the first attribute is .notAnAttribute; only the second one may be"
    }
    guard let right = second.parts else {
      if left.isSize || multiplier == 0 { return nil }
      return "NSLayoutConstraint: \(first) is a location and has no second item; location attributes must be specified in pairs"
    }
    if !hasSecond {
      return "NSLayoutConstraint: the second attribute is \(second), but there is no second item; give one, or .notAnAttribute"
    }
    // A location on one axis may be related to one on the other: UIKit compares them as numbers.
    if left.isSize != right.isSize {
      return "NSLayoutConstraint between \(first) and \(second): invalid pairing; use two sizes or two locations"
    }
    let areSides = left.axis == right.axis && left.edge != .center && right.edge != .center
    if areSides, left.isDirectional != right.isDirectional {
      return "NSLayoutConstraint between \(first) and \(second): use leading and trailing on both, or on neither"
    }
    return nil
  }

  private static func notFinite(_ constant: CGFloat) -> String {
    "NSLayoutConstraint.constant = \(constant): not finite; check the arithmetic that made it"
  }

  func requireFinite() {
    ensure(constant.isFinite, Self.notFinite(constant))
  }

  /// The text of messages, like `<NSLayoutConstraint "gap": UILabel.top == 2 * UIView.bottom + 8 @750>`.
  var text: String {
    func side(_ item: LayoutItem, _ attribute: Attribute) -> String { "\(item.name).\(attribute)" }
    let sign =
      switch relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    var right: [String] = []
    if let second { right.append((multiplier == 1 ? "" : "\(multiplier) * ") + side(second, secondAttribute)) }
    if constant != 0 || second == nil {
      right.append(right.isEmpty ? "\(constant)" : constant < 0 ? "- \(-constant)" : "+ \(constant)")
    }
    let name = identifier.map { " \"\($0)\"" } ?? ""
    let strength = priority == .required ? "" : " @\(priority.rawValue)"
    return "<NSLayoutConstraint\(name): \(side(first, firstAttribute)) \(sign) \(right.joined(separator: " "))\(strength)>"
  }
}
