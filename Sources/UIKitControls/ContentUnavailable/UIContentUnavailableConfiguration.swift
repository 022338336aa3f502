public import Foundation
public import UIKitCore
public import UIKitGraphics

/// What a controller or a view shows when it has nothing to show: an image, texts and buttons, in the middle.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The picture above the texts; nil by default.
  public var image: UIImage?
  /// Size, corners and tint of the image.
  public var imageProperties = ImageProperties()
  /// Not shown beside `attributedText`; nil by default.
  public var text: String?
  /// Shown instead of `text`; nil by default.
  public var attributedText: NSAttributedString?
  /// Font, colour and layout of the text.
  public var textProperties = TextProperties(
    font: UIFont.preferredFont(forTextStyle: .title2).bold, color: .label)
  /// Not shown beside `secondaryAttributedText`; nil by default.
  public var secondaryText: String?
  /// Shown instead of `secondaryText`; nil by default.
  public var secondaryAttributedText: NSAttributedString?
  /// Font, colour and layout of the secondary text.
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  /// The first button; shown once it has a title or an image.
  @preconcurrency @MainActor public var button: UIButton.Configuration {
    get { storedButton ?? .plain() }
    set { storedButton = newValue }
  }
  /// What the first button does.
  public var buttonProperties = ButtonProperties()
  /// The button below the first one; shown once it has a title or an image.
  @preconcurrency @MainActor public var secondaryButton: UIButton.Configuration {
    get { storedSecondaryButton ?? .plain() }
    set { storedSecondaryButton = newValue }
  }
  /// What the second button does.
  public var secondaryButtonProperties = ButtonProperties()
  private var storedButton: UIButton.Configuration?
  private var storedSecondaryButton: UIButton.Configuration?

  /// How texts stand in the width; `.center` by default.
  public var alignment = Alignment.center
  /// Along which axes the superview's layout margins are margins of this content too; both by default.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// Points around the content.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 16, bottom: 20, trailing: 16)
  /// Points between image and text; 15 by default. Our choice, as all distances here.
  public var imageToTextPadding: CGFloat = 15
  /// Points between the texts; 6 by default.
  public var textToSecondaryTextPadding: CGFloat = 6
  /// Points between texts and button; 15 by default.
  public var textToButtonPadding: CGFloat = 15
  /// Points between the buttons; 8 by default.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// What is behind the content; clear by default.
  public var background = UIBackgroundConfiguration.clear()

  /// Whether an activity indicator stands in place of the image.
  private(set) var isLoading = false
  private var isSearch = false

  /// How texts stand in the width.
  public enum Alignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the side where texts begin.
    case natural = 1
  }

  /// Size, corners and tint of the image.
  public struct ImageProperties {
    /// Size and weight of a symbol; of `.empty()` 48 points.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The tint of symbols and template images; nil for the view's own.
    public var tintColor: UIColor?
    /// Points; 0 by default.
    public var cornerRadius: CGFloat = 0
    /// Size in points to which a larger image is reduced; 0, the default, for no limit.
    public var maximumSize = CGSize.zero
    /// Whether a screen with inverted colours shows the image as it is; false by default.
    public var accessibilityIgnoresInvertColors = false
  }

  /// Font, colour and layout of a text.
  public struct TextProperties {
    /// Fonts of text styles follow the preferred text size.
    public var font: UIFont
    /// Of all letters without a colour of their own.
    public var color: UIColor
    /// `.byTruncatingTail` by default.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Maximum number of lines; 0, the default, for no limit.
    public var numberOfLines = 0
    /// Whether a text that is too long is shown smaller; false by default.
    public var adjustsFontSizeToFitWidth = false
    /// The least ratio of the font size, from 0 to 1; 0 by default.
    public var minimumScaleFactor: CGFloat = 0

    init(font: UIFont, color: UIColor) { (self.font, self.color) = (font, color) }
  }

  /// What a button does.
  public struct ButtonProperties {
    /// Performed by a tap; nil by default.
    public var primaryAction: UIAction?
    /// Opened by a tap if there is no primary action, else by holding; nil by default.
    public var menu: UIMenu?
    /// Whether the button can be pressed; true by default.
    public var isEnabled = true
    /// `.normal` by default.
    public var role = UIButton.Role.normal
  }

  private init() {}

  // MARK: UIKit's configurations

  /// Nothing there: texts and images for the app to set.
  public static func empty() -> UIContentUnavailableConfiguration {
    var content = UIContentUnavailableConfiguration()
    content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
    content.imageProperties.tintColor = .secondaryLabel
    return content
  }

  /// Not yet there: an activity indicator and "Loading…".
  public static func loading() -> UIContentUnavailableConfiguration {
    var content = empty()
    content.isLoading = true
    content.text = "Loading…"
    content.textProperties = TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    content.imageToTextPadding = 8
    return content
  }

  /// Nothing found: a magnifying glass, and texts with what was searched for.
  public static func search() -> UIContentUnavailableConfiguration {
    var content = empty()
    content.isSearch = true
    content.image = UIImage(systemName: "magnifyingglass")
    content.text = "No Results"
    content.secondaryText = "Check the spelling or try a new search."
    return content
  }

  /// Creates a `UIContentUnavailableView`.
  public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

  /// The same content, of `search()` with the text of the search. Texts that the app has set stay.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard isSearch, text == "No Results", let state = state as? UIContentUnavailableConfigurationState,
      let searched = state.searchText, !searched.isEmpty
    else { return self }
    var content = self
    content.text = "No Results for “\(searched)”"
    return content
  }
}

extension UIFont {
  /// A bold title that follows the preferred text size: the font of the style `title2` at its usual size, scaled as that one.
  fileprivate var bold: UIFont {
    UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
  }
}
