internal import Diagnostics
public import Foundation

extension NSPredicate {
  /// Makes a condition on elements from a format: `label CONTAINS[c] %@ AND exists == true`. Foundation on Linux has none.
  ///
  /// Properties are those of `XCUIElementAttributes`, `exists` and `isHittable`, of a query `count`; comparisons are `==`, `!=`, `<`, `<=`, `>`,
  /// `>=`, BETWEEN, BEGINSWITH, ENDSWITH, CONTAINS, LIKE, MATCHES and IN, with `[c]` and `[d]`; AND, OR, NOT and parentheses combine them. A
  /// format that cannot be read, or an unknown property, stops the program.
  public convenience init(format: String, _ args: any CVarArg...) { self.init(format: format, argumentArray: args) }

  /// Makes a condition on elements from a format whose arguments are in an array.
  public convenience init(format: String, argumentArray: [Any]?) {
    let predicate = PredicateParser.predicate(format, argumentArray ?? [])
    self.init { object, _ in
      nonisolated(unsafe) let object = object
      return MainActor.assumeIsolated { predicate.holds { Self.value(of: $0, in: object, format) } }
    }
  }

  @MainActor private static func value(of key: String, in object: Any?, _ format: String) -> Predicate.Value {
    let value: Any? =
      switch object {
      case let element as XCUIElement: property(key, of: element)
      case let query as XCUIElementQuery: key == "count" ? query.count : nil
      default: key.uppercased() == "SELF" ? object : nil
      }
    guard let value else {
      programmingError(
        """
        NSPredicate(format: "\(format)"): \(object.map { "\(type(of: $0))" } ?? "nil") has no property '\(key)'; use label, identifier, \
        value, placeholderValue, isEnabled, isSelected, isHittable, exists or hasFocus of an element, or count of a query
        """)
    }
    return Predicate.Value(value) ?? .null
  }

  /// nil for a property that elements do not have; `NSNull` for one without a value.
  @MainActor private static func property(_ key: String, of element: XCUIElement) -> Any? {
    switch key {
    case "label", "title": element.label
    case "identifier": element.identifier
    case "value": element.value ?? NSNull()
    case "placeholderValue": element.placeholderValue ?? NSNull()
    case "elementType": element.elementType.rawValue
    case "exists": element.exists
    case "enabled", "isEnabled": element.isEnabled
    case "selected", "isSelected": element.isSelected
    case "hittable", "isHittable": element.isHittable
    case "hasFocus", "hasKeyboardFocus": element.hasFocus
    default: nil
    }
  }
}
