internal import Diagnostics
internal import Foundation

// Invalid constraints are programming errors, reported where they are made.
extension NSLayoutConstraint {
  func requireSense() {
    ensure(multiplier.isFinite, "NSLayoutConstraint with the multiplier \(multiplier): give a finite number")
    requireFinite()
    guard let left = firstAttribute.parts else {
      programmingError("NSLayoutConstraint: the first attribute is .notAnAttribute; only the second one may be")
    }
    guard let right = secondAttribute.parts else {
      ensure(
        left.isSize || multiplier == 0 || second == nil && left.isSize,
        "NSLayoutConstraint: \(firstAttribute) is a location and has no second item; location attributes must be specified in pairs"
      )
      return
    }
    ensure(
      second != nil,
      "NSLayoutConstraint: the second attribute is \(secondAttribute), but there is no second item; give one, or .notAnAttribute")
    // A location on one axis may be related to one on the other: UIKit compares them as numbers.
    ensure(
      left.isSize == right.isSize,
      "NSLayoutConstraint between \(firstAttribute) and \(secondAttribute): invalid pairing; use two sizes or two locations")
    let areSides = left.axis == right.axis && left.edge != .center && right.edge != .center
    ensure(
      !areSides || left.isDirectional == right.isDirectional,
      "NSLayoutConstraint between \(firstAttribute) and \(secondAttribute): use leading and trailing on both, or on neither")
  }

  func requireFinite() {
    ensure(constant.isFinite, "NSLayoutConstraint.constant = \(constant): not finite; check the arithmetic that made it")
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
