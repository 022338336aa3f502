internal import Diagnostics
public import Foundation

/// How large a person wants text to be.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory(short: "XS")
  public static let small = UIContentSizeCategory(short: "S")
  public static let medium = UIContentSizeCategory(short: "M")
  /// What iOS starts with.
  public static let large = UIContentSizeCategory(short: "L")
  public static let extraLarge = UIContentSizeCategory(short: "XL")
  public static let extraExtraLarge = UIContentSizeCategory(short: "XXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(short: "XXXL")
  public static let accessibilityMedium = UIContentSizeCategory(short: "AccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory(short: "AccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory(short: "AccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(short: "AccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(short: "AccessibilityXXXL")

  /// Posted after the person has chosen another size; `object` is the application.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
  /// The new category in the notification's `userInfo`.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// Whether text is so large that layouts have to give it a line of its own.
  public var isAccessibilityCategory: Bool { step.map { $0 >= 7 } ?? false }

  // MARK: Order

  private init(short name: String) { rawValue = "UICTContentSizeCategory" + name }

  /// From the smallest text to the largest.
  package static let all: [UIContentSizeCategory] = [
    extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge, accessibilityMedium, accessibilityLarge,
    accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge,
  ]

  /// Its place in `all`; nil for one without a size.
  var step: Int? { Self.all.firstIndex(of: self) }

  private static func compare(_ l: Self, _ r: Self, _ sign: String) -> (Int, Int) {
    guard let left = l.step, let right = r.step else {
      programmingError("\(l.rawValue) \(sign) \(r.rawValue): only categories with a size have an order")
    }
    return (left, right)
  }

  public static func < (l: UIContentSizeCategory, r: UIContentSizeCategory) -> Bool {
    compare(l, r, "<").0 < compare(l, r, "<").1
  }

  public static func <= (l: UIContentSizeCategory, r: UIContentSizeCategory) -> Bool { !(r < l) }

  public static func > (l: UIContentSizeCategory, r: UIContentSizeCategory) -> Bool { r < l }

  public static func >= (l: UIContentSizeCategory, r: UIContentSizeCategory) -> Bool { !(l < r) }
}

extension UIContentSizeCategory {
  /// `XL`, `accessibilityL` or the name that Apple's launch argument takes, `UICTContentSizeCategoryXL`; `AX1` to `AX5`, as Xcode calls the
  /// accessibility sizes; nil for anything else.
  package init?(named name: String) {
    let lower = name.lowercased()
    if lower.hasPrefix("ax"), let number = Int(lower.dropFirst(2)), (1...5).contains(number) {
      self = Self.all[6 + number]
      return
    }
    guard let found = Self.all.first(where: { $0.rawValue.lowercased() == lower || $0.shortName.lowercased() == lower }) else {
      return nil
    }
    self = found
  }

  package var shortName: String { String(rawValue.dropFirst("UICTContentSizeCategory".count)) }

  /// The nearest one from `low` to `high`; nil sets no limit.
  func limited(from low: UIContentSizeCategory?, to high: UIContentSizeCategory?) -> UIContentSizeCategory {
    guard step != nil else { return self }
    if let low, low.step != nil, self < low { return low }
    if let high, high.step != nil, self > high { return high }
    return self
  }
}

/// A view with text that may follow the person's wish for its size by itself.
@MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether a font from `UIFont.preferredFont(forTextStyle:)` or `UIFontMetrics` becomes another size when the category changes.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
