/// What a constraint of an Interface Builder file measures at one of its items.
struct ConstraintAttribute {
  private enum Axis { case horizontal, vertical }

  let name: String
  /// The raw value of `NSLayoutConstraint.Attribute`.
  let value: Int

  /// nil for a name that is none.
  init?(_ name: String) {
    guard let value = Self.values[name] else { return nil }
    (self.name, self.value) = (name, value)
  }

  /// A width or a height.
  var isSize: Bool { value == 7 || value == 8 }
  private var isNone: Bool { value == 0 }
  private var axis: Axis { [3, 4, 8, 10, 11, 12, 15, 16, 20].contains(value) ? .vertical : .horizontal }
  /// Whether the reading direction decides on the side.
  private var isDirectional: Bool { [5, 6, 17, 18].contains(value) }
  private var isCenter: Bool { [9, 10, 19, 20].contains(value) }

  /// Why two attributes, or one of them and a number, make no constraint; nil if they do. UIKit ends the program for the same reasons.
  static func fault(_ first: Self, _ second: Self?, multiplier: Double) -> String? {
    if first.isNone { return "its first attribute is notAnAttribute" }
    guard let second, !second.isNone else {
      return first.isSize ? nil : "a constraint of \(first.name) needs a second item"
    }
    if first.isSize != second.isSize { return "it pairs \(first.name) with \(second.name), a length with a location" }
    if first.isSize { return nil }
    if multiplier == 0 { return "\(first.name) is 0 times \(second.name): a location cannot be a number" }
    if first.axis != second.axis {
      return "it pairs \(first.name) with \(second.name), a horizontal location with a vertical one"
    }
    let areSides = !first.isCenter && !second.isCenter
    if areSides, first.isDirectional != second.isDirectional {
      return "it pairs \(first.name) with \(second.name): use leading and trailing on both sides, or on neither"
    }
    return nil
  }

  private static let values: [String: Int] = [
    "left": 1, "right": 2, "top": 3, "bottom": 4, "leading": 5, "trailing": 6, "width": 7, "height": 8, "centerX": 9,
    "centerY": 10, "lastBaseline": 11, "baseline": 11, "firstBaseline": 12, "leftMargin": 13, "rightMargin": 14, "topMargin": 15,
    "bottomMargin": 16, "leadingMargin": 17, "trailingMargin": 18, "centerXWithinMargins": 19, "centerYWithinMargins": 20,
    "notAnAttribute": 0,
  ]
}
