package import CoreGraphics
package import Foundation

/// Formatting of objects and numbers in descriptions, as UIKit prints them.
package enum DebugText {
  /// Indentation of one tree level.
  package static let indent = "   | "

  /// `UILabel: 0x7f3c50`. The address is the same in every description of the object.
  package static func identity(_ object: AnyObject) -> String { "\(type(of: object)): \(address(object))" }

  package static func address(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }

  /// The number with up to six significant digits, without trailing zeros.
  package static func number(_ number: Double) -> String {
    if number == number.rounded(), abs(number) < 1e15 { return String(Int(number)) }
    return String(format: "%g", number)
  }

  package static func rect(_ r: CGRect) -> String {
    "(\(number(r.origin.x)) \(number(r.origin.y)); \(number(r.width)) \(number(r.height)))"
  }

  /// `{0, 20}`, as points, sizes and insets are printed.
  package static func braces(_ numbers: Double...) -> String { "{\(numbers.map(number).joined(separator: ", "))}" }

  package static func transform(_ t: CGAffineTransform) -> String {
    "[\([t.a, t.b, t.c, t.d, t.tx, t.ty].map { number(Double($0)) }.joined(separator: ", "))]"
  }

  /// The text in single quotes, with line breaks escaped.
  package static func quoted(_ text: String) -> String {
    "'\(text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\n", with: "\\n"))'"
  }
}
