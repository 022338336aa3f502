public import Foundation
public import UIKitCore

/// An image, a text and a second text, as rows of a list show them.
public struct UIListContentConfiguration: UIContentConfiguration {
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties()
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties()

  /// Whether the two texts share a line where there is room for both.
  public var prefersSideBySideTextAndSecondaryText = false

  /// Around the whole content.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 8)
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  /// The least height of the content: UIKit's rows are taller than their margins and text (docs/measurements.md, Tables).
  var leastHeight: CGFloat = 0

  public struct TextProperties {
    public var font: UIFont = .systemFont(ofSize: 17)
    public var color: UIColor = .label
    /// Applied to `color`.
    public var colorTransformer: UIConfigurationColorTransformer?
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// 0 for as many as it takes.
    public var numberOfLines = 0
    /// Whether a line that is too long is set smaller, down to `minimumScaleFactor`.
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    /// Whether a font of a text style follows the size of text that a person wants.
    public var adjustsFontForContentSizeCategory = false
    /// Of plain text; attributed text is shown as it is.
    public var transform = TextTransform.none

    /// What the text is shown in.
    @MainActor public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    public enum TextTransform: Int, Sendable {
      case none = 0
      case uppercase = 1
      case lowercase = 2
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

    public enum TextAlignment: Int, Sendable {
      case natural = 0
      case center = 1
      case justified = 2
    }
  }

  public struct ImageProperties {
    /// How a symbol is shown, on top of what it says itself.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// nil for the view's own.
    public var tintColor: UIColor?
    /// Applied to the tint.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    public var cornerRadius: CGFloat = 0
    /// An image that is larger on an axis is made smaller; 0 for no limit.
    public var maximumSize = CGSize.zero
    /// The room that the image is centred in; 0 for its own size on that axis.
    public var reservedLayoutSize = CGSize.zero

    /// In `reservedLayoutSize`, the room that images of lists have by the standard of the system: 28 points. Our choice.
    public nonisolated static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// What a symbol or a template is shown in where the tint is `tintColor`.
    @MainActor public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }

  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// The list's own looks do not depend on the state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

// The looks that UIKit offers.
extension UIListContentConfiguration {
  /// A title.
  public static func cell() -> UIListContentConfiguration {
    var content = UIListContentConfiguration()
    content.leastHeight = 53
    content.textProperties.follow(.body)
    content.secondaryTextProperties.follow(.body)
    return content
  }

  /// A title and a smaller text below it.
  public static func subtitleCell() -> UIListContentConfiguration {
    var content = cell()
    content.secondaryTextProperties.follow(.caption1)
    return content
  }

  /// A title and a grey text at the far end.
  public static func valueCell() -> UIListContentConfiguration {
    var content = cell()
    content.prefersSideBySideTextAndSecondaryText = true
    content.secondaryTextProperties.color = .secondaryLabel
    return content
  }

  /// A section's header or footer.
  public static func header() -> UIListContentConfiguration {
    var content = UIListContentConfiguration()
    content.directionalLayoutMargins.top = 4
    content.directionalLayoutMargins.bottom = 4
    content.textProperties.font = .boldSystemFont(ofSize: 17)
    return content
  }

  /// A section's header in a plain table.
  public static func plainHeader() -> UIListContentConfiguration { header() }

  public static func plainFooter() -> UIListContentConfiguration {
    var content = header()
    content.textProperties.font = .systemFont(ofSize: 15)
    content.textProperties.color = .secondaryLabel
    return content
  }

  /// A section's header in a grouped table, in capitals; its margins are chosen.
  public static func groupedHeader() -> UIListContentConfiguration {
    var content = groupedFooter()
    content.directionalLayoutMargins.top = 17
    content.textProperties.transform = .uppercase
    return content
  }

  /// A larger header over an inset section; its fonts are chosen.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    var content = groupedHeader()
    content.textProperties = header().textProperties
    content.secondaryTextProperties.font = .systemFont(ofSize: 15)
    content.secondaryTextProperties.color = .secondaryLabel
    return content
  }

  /// The largest header over an inset section; its fonts are chosen.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    var content = prominentInsetGroupedHeader()
    content.textProperties.font = .boldSystemFont(ofSize: 22)
    return content
  }

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
  /// The style's font, in the size that the person has chosen.
  fileprivate mutating func follow(_ style: UIFont.TextStyle) {
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
  }
}
