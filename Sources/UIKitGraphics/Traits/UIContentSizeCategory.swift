internal import Diagnostics
public import Foundation

/// The size of text that the person has chosen. The point sizes: "Text sizes" of docs/measurements.md.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the category, such as `UICTContentSizeCategoryL`.
  public let rawValue: String

  /// Any text makes a category; one that Apple does not name has no size, and comparing it is a programming error.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No category chosen: it has no size, and comparing it is a programming error.
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest: body text of 14 points.
  public static let extraSmall = UIContentSizeCategory(short: "XS")
  /// Body text of 15 points.
  public static let small = UIContentSizeCategory(short: "S")
  /// Body text of 16 points.
  public static let medium = UIContentSizeCategory(short: "M")
  /// The default: body text of 17 points.
  public static let large = UIContentSizeCategory(short: "L")
  /// Body text of 19 points.
  public static let extraLarge = UIContentSizeCategory(short: "XL")
  /// Body text of 21 points.
  public static let extraExtraLarge = UIContentSizeCategory(short: "XXL")
  /// Body text of 23 points, the largest that is not an accessibility size.
  public static let extraExtraExtraLarge = UIContentSizeCategory(short: "XXXL")
  /// Body text of 28 points.
  public static let accessibilityMedium = UIContentSizeCategory(short: "AccessibilityM")
  /// Body text of 33 points.
  public static let accessibilityLarge = UIContentSizeCategory(short: "AccessibilityL")
  /// Body text of 40 points.
  public static let accessibilityExtraLarge = UIContentSizeCategory(short: "AccessibilityXL")
  /// Body text of 47 points.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(short: "AccessibilityXXL")
  /// The largest: body text of 53 points.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(short: "AccessibilityXXXL")

  /// Posted after the person has chosen another size and all views have their new traits; `object` is the application.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
  /// The key of the new category in the notification's `userInfo`.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// Whether text is so large that layouts have to give it a line of its own: `accessibilityMedium` and above.
  public var isAccessibilityCategory: Bool { step.map { $0 >= 7 } ?? false }

  // MARK: Order

  private init(short name: String) { rawValue = "UICTContentSizeCategory" + name }

  /// All categories with a size, from the smallest to the largest.
  package static let all: [UIContentSizeCategory] = [
    extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge, accessibilityMedium, accessibilityLarge,
    accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge,
  ]

  /// The index in `all`; nil for a category without a size.
  package var step: Int? { Self.all.firstIndex(of: self) }

  private static func compare(_ l: Self, _ r: Self, _ sign: String) -> (Int, Int) {
    guard let left = l.step, let right = r.step else {
      programmingError("\(l.rawValue) \(sign) \(r.rawValue): only categories with a size have an order")
    }
    return (left, right)
  }

  /// Whether text is smaller with `l`. A category without a size is a programming error, here and in the other three.
  public static func < (l: UIContentSizeCategory, r: UIContentSizeCategory) -> Bool {
    compare(l, r, "<").0 < compare(l, r, "<").1
  }

  /// Whether text is not larger with `l`.
  public static func <= (l: UIContentSizeCategory, r: UIContentSizeCategory) -> Bool { !(r < l) }

  /// Whether text is larger with `l`.
  public static func > (l: UIContentSizeCategory, r: UIContentSizeCategory) -> Bool { r < l }

  /// Whether text is not smaller with `l`.
  public static func >= (l: UIContentSizeCategory, r: UIContentSizeCategory) -> Bool { !(l < r) }
}

extension UIContentSizeCategory {
  /// Reads `XL`, `accessibilityL`, Apple's `UICTContentSizeCategoryXL`, or `AX1` to `AX5` for the accessibility sizes; any case, nil for
  /// other names.
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

  /// The nearest category from `low` to `high`; nil sets no limit.
  package func limited(from low: UIContentSizeCategory?, to high: UIContentSizeCategory?) -> UIContentSizeCategory {
    guard step != nil else { return self }
    if let low, low.step != nil, self < low { return low }
    if let high, high.step != nil, self > high { return high }
    return self
  }
}

/// A view whose text can follow the person's choice of text size by itself.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether fonts from `UIFont.preferredFont(forTextStyle:)` or `UIFontMetrics` change their size when the category changes; false by
  /// default.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
