internal import Diagnostics
internal import Foundation

// A constraint without sense stops the program where it is made.
extension NSLayoutConstraint {
  func requireSense() {
    ensure(multiplier.isFinite, "NSLayoutConstraint with the multiplier \(multiplier): not finite")
    requireFinite()
    guard let left = firstAttribute.parts else {
      programmingError("NSLayoutConstraint: the first attribute is .notAnAttribute; only the second one may be")
    }
    guard let right = secondAttribute.parts else {
      ensure(
        left.isSize || multiplier == 0 || second == nil && left.isSize,
        "NSLayoutConstraint: \(firstAttribute) is a place, it needs another item's place to stand to; only sizes are set to a constant"
      )
      return
    }
    ensure(second != nil, "NSLayoutConstraint: the second attribute is \(secondAttribute), but there is no second item")
    ensure(
      left.isSize == right.isSize && (left.isSize || left.axis == right.axis),
      "NSLayoutConstraint between \(firstAttribute) and \(secondAttribute): both must be sizes, or places on the same axis")
    let sides = left.isDirectional != right.isDirectional && left.edge != .center && right.edge != .center
    ensure(
      !sides,
      "NSLayoutConstraint between \(firstAttribute) and \(secondAttribute): use leading and trailing on both, or on neither")
  }

  func requireFinite() {
    ensure(constant.isFinite, "NSLayoutConstraint.constant = \(constant): not finite; check the arithmetic that made it")
  }

  /// Like `<NSLayoutConstraint "gap": UILabel.top == 2 * UIView.bottom + 8 @750>`.
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
