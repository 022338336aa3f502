public import Foundation
public import UIKitCore
public import UIKitGraphics

/// The content of a list's row: an image, a text and a secondary text.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// Shown at the leading side; nil by default.
  public var image: UIImage?
  /// Size, corners and tint of the image.
  public var imageProperties = ImageProperties()
  /// Not shown beside `attributedText`; nil by default.
  public var text: String?
  /// Shown instead of `text`; its own attributes have precedence over `textProperties`. nil by default.
  public var attributedText: NSAttributedString?
  /// Font, colour and layout of the text.
  public var textProperties = TextProperties()
  /// Not shown beside `secondaryAttributedText`; nil by default.
  public var secondaryText: String?
  /// Shown instead of `secondaryText`; nil by default.
  public var secondaryAttributedText: NSAttributedString?
  /// Font, colour and layout of the secondary text.
  public var secondaryTextProperties = TextProperties()

  /// Whether the two texts share a line if there is room for both; false by default.
  public var prefersSideBySideTextAndSecondaryText = false

  /// Points around the whole content.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 8)
  /// Points between image and texts; 16 by default.
  public var imageToTextPadding: CGFloat = 16
  /// Minimum points between texts in one line; 6 by default.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// Points between texts below each other; 3 by default.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  /// The minimum height of the content: UIKit's rows are taller than their margins and text (section "Tables" of docs/measurements.md).
  var leastHeight: CGFloat = 0

  /// Font, colour and layout of a text.
  public struct TextProperties {
    /// 17 points by default; the configurations of cells use text styles.
    public var font: UIFont = .systemFont(ofSize: 17)
    /// `.label` by default.
    public var color: UIColor = .label
    /// Applied to `color`; nil by default.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// `.natural` by default.
    public var alignment = TextAlignment.natural
    /// `.byTruncatingTail` by default.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Maximum number of lines; 0, the default, for no limit.
    public var numberOfLines = 0
    /// Whether a text that is too long is shown smaller, down to `minimumScaleFactor`; false by default.
    public var adjustsFontSizeToFitWidth = false
    /// The least ratio of the font size, from 0 to 1; 0 by default.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters of a single line move together before it is cut off; false by default.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether a tool tip shows the whole of a text that is cut off; false by default.
    public var showsExpansionTextWhenTruncated = false
    /// Whether a font of a text style follows the preferred text size.
    public var adjustsFontForContentSizeCategory = false
    /// Applied to plain text only; `.none` by default.
    public var transform = TextTransform.none

    /// The colour shown: `color` after `colorTransformer`.
    @preconcurrency @MainActor public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    /// A change of case.
    public enum TextTransform: Int, Sendable {
      /// The text as it is.
      case none = 0
      /// All letters in upper case.
      case uppercase = 1
      /// All letters in lower case.
      case lowercase = 2
      /// The first letter of each word in upper case.
      case capitalized = 3

      func callAsFunction(_ text: String) -> String {
        switch self {
        case .none: text
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case .capitalized: text.capitalized
        }
      }
    }

    /// The alignment of a text in its room.
    public enum TextAlignment: Int, Sendable {
      /// At the side where the text begins.
      case natural = 0
      /// In the middle.
      case center = 1
      /// At both sides, except for the last line.
      case justified = 2
    }
  }

  /// Size, corners and tint of an image.
  public struct ImageProperties {
    /// Size and weight of a symbol, in addition to the image's own configuration; nil by default.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The tint of symbols and template images; nil, the default, for the view's own.
    public var tintColor: UIColor?
    /// Applied to the tint colour; nil by default.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// Points; 0 by default.
    public var cornerRadius: CGFloat = 0
    /// Size in points to which a larger image is reduced; 0, the default, for no limit.
    public var maximumSize = CGSize.zero
    /// Size in points of the room in which the image is centred; 0, the default, for the image's own size.
    public var reservedLayoutSize = CGSize.zero

    /// In `reservedLayoutSize`, the standard size of images in lists: 28 points. Our choice.
    public nonisolated static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// The colour of a symbol or template image at a tint colour, after the transformer.
    @preconcurrency @MainActor public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }

  /// Creates a `UIListContentView`.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// Returns the same configuration, since its look does not depend on the state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

// UIKit's configurations.
extension UIListContentConfiguration {
  /// A row with a text in the body style.
  public static func cell() -> UIListContentConfiguration {
    var content = UIListContentConfiguration()
    content.leastHeight = 53
    content.textProperties.follow(.body)
    content.secondaryTextProperties.follow(.body)
    return content
  }

  /// A row with a smaller secondary text below the text.
  public static func subtitleCell() -> UIListContentConfiguration {
    var content = cell()
    content.secondaryTextProperties.follow(.caption1)
    return content
  }

  /// A row with a grey secondary text at the trailing side.
  public static func valueCell() -> UIListContentConfiguration {
    var content = cell()
    content.prefersSideBySideTextAndSecondaryText = true
    content.secondaryTextProperties.color = .secondaryLabel
    return content
  }

  /// A row of a sidebar. Its height, 44 points, is our choice.
  public static func sidebarCell() -> UIListContentConfiguration {
    var content = cell()
    content.leastHeight = 44
    content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 8)
    content.imageToTextPadding = 12
    content.imageProperties.reservedLayoutSize.width = ImageProperties.standardDimension
    return content
  }

  /// A row of a sidebar with a smaller, grey secondary text below the text.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    var content = sidebarCell()
    content.secondaryTextProperties.follow(.subheadline)
    content.secondaryTextProperties.color = .secondaryLabel
    return content
  }

  /// As `sidebarCell()`, for the column beside a sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { sidebarCell() }

  /// As `sidebarSubtitleCell()`, for the column beside a sidebar.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { sidebarSubtitleCell() }

  /// A header of a section in a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration {
    var content = header()
    content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 8)
    content.textProperties.follow(.headline)
    return content
  }

  /// A header or footer of a section.
  public static func header() -> UIListContentConfiguration {
    var content = UIListContentConfiguration()
    content.directionalLayoutMargins.top = 4
    content.directionalLayoutMargins.bottom = 4
    content.textProperties.font = .boldSystemFont(ofSize: 17)
    return content
  }

  /// A header of a section in a plain table.
  public static func plainHeader() -> UIListContentConfiguration { header() }

  /// A footer of a section in a plain table: grey, 15 points.
  public static func plainFooter() -> UIListContentConfiguration {
    var content = header()
    content.textProperties.font = .systemFont(ofSize: 15)
    content.textProperties.color = .secondaryLabel
    return content
  }

  /// A header of a section in a grouped table, in upper case. Its margins are our choice.
  public static func groupedHeader() -> UIListContentConfiguration {
    var content = groupedFooter()
    content.directionalLayoutMargins.top = 17
    content.textProperties.transform = .uppercase
    return content
  }

  /// A larger header above an inset section. Its fonts are our choice.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    var content = groupedHeader()
    content.textProperties = header().textProperties
    content.secondaryTextProperties.font = .systemFont(ofSize: 15)
    content.secondaryTextProperties.color = .secondaryLabel
    return content
  }

  /// The largest header above an inset section. Its fonts are our choice.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    var content = prominentInsetGroupedHeader()
    content.textProperties.font = .boldSystemFont(ofSize: 22)
    return content
  }

  /// A footer of a section in a grouped table: grey, 13 points.
  public static func groupedFooter() -> UIListContentConfiguration {
    var content = header()
    content.directionalLayoutMargins.top = 8
    content.directionalLayoutMargins.bottom = 8
    content.textProperties.font = .systemFont(ofSize: 13)
    content.textProperties.color = .secondaryLabel
    return content
  }
}

extension UIListContentConfiguration.TextProperties {
  /// Sets the style's font, in the preferred text size.
  fileprivate mutating func follow(_ style: UIFont.TextStyle) {
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
  }
}
