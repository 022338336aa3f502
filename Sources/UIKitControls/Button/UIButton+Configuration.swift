public import Foundation
public import UIKitCore
public import UIKitGraphics

extension UIButton {
  /// A button's content and look, as one value.
  ///
  /// Texts follow the person's text size. Nothing here changes with the state by itself: the button shows `updated(for:)`, unless its
  /// `automaticallyUpdatesConfiguration` is false.
  @preconcurrency @MainActor public struct Configuration {
    /// How round the corners of the background are.
    public enum CornerStyle: Int, Sendable {
      /// The radius of `background.cornerRadius`, in points.
      case fixed = -1
      /// `dynamic`, the default, is `background.cornerRadius` scaled with the text size; `small` has 4 points, `medium` 6, `large` 12,
      /// `capsule` half the shorter side. The named sizes are our choice. No radius is more than half the shorter side.
      case dynamic, small, medium, large, capsule
    }

    /// The size of insets and texts: the title has the text style footnote for `mini`, subheadline for `small`, body for the others.
    public enum Size: Int, Sendable { case medium, small, mini, large }

    /// The place of the shorter one of title and subtitle.
    public enum TitleAlignment: Int, Sendable {
      /// At the side of an image beside the texts; without one as the button's `contentHorizontalAlignment`.
      case automatic
      /// `leading` and `trailing` follow the reading direction.
      case leading, center, trailing
    }

    /// The mark at the end of a button that opens a menu.
    public enum Indicator: Int, Sendable {
      /// `popup` if the button's menu is its primary action and the button `changesSelectionAsPrimaryAction`, else none.
      case automatic
      /// `popup` is a pair of chevrons.
      case none, popup
    }

    enum Style: Sendable { case plain, gray, tinted, filled }

    let style: Style
    /// The state for which the look was updated.
    var look = ButtonLook()
    private var ownInsets: NSDirectionalEdgeInsets?
    var titleText = ButtonText()
    var subtitleText = ButtonText()

    init(style: Style) {
      self.style = style
      background.cornerRadius = 6
    }

    // MARK: Styles

    /// Texts and image in the tint colour, without a background.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// Texts and image in the tint colour on grey.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// Texts and image in the tint colour, on that colour at 15 %.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// Texts and image in white on the tint colour.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// Looks like `plain()`; of the four styles whose look is the system's choice.
    public static func borderless() -> Configuration { Configuration(style: .plain) }
    /// Looks like `gray()`; of the four styles whose look is the system's choice.
    public static func bordered() -> Configuration { Configuration(style: .gray) }
    /// Looks like `tinted()`; of the four styles whose look is the system's choice.
    public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
    /// Looks like `filled()`; of the four styles whose look is the system's choice.
    public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

    /// The same configuration in the look of the button's state and role; values that have been set stay.
    public func updated(for button: UIButton) -> Configuration {
      var updated = self
      updated.look = ButtonLook(button)
      return updated
    }

    // MARK: Background

    /// What is behind the content. A colour that is set here is shown in every state; unless set, the colour follows style and state. The
    /// radius of the corners counts as `cornerStyle` says.
    public var background = UIBackgroundConfiguration.button
    /// `.dynamic` by default.
    public var cornerStyle = CornerStyle.dynamic
    /// The size of insets and texts; `.medium` by default.
    public var buttonSize = Size.medium
    /// The colour of texts and image; nil, the default, for the style's: white on `filled()`, else the button's tint.
    public var baseForegroundColor: UIColor?
    /// The colour of the background before its state changes it; nil, the default, for the style's.
    public var baseBackgroundColor: UIColor?

    // MARK: Image

    /// nil shows none. Templates have the foreground colour.
    public var image: UIImage?
    /// Applied to the colour of a template; nil by default.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Size and weight of a symbol; nil, the default, shows a symbol made without a size as large as the title.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether a spinner is shown in place of the image; false by default.
    public var showsActivityIndicator = false
    /// Applied to the spinner's colour; nil by default.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The edge of the texts at which the image is, `.leading` by default. Of several edges the first of leading, trailing, top and
    /// bottom counts.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Points between image and texts; 0 by default.
    public var imagePadding: CGFloat = 0

    // MARK: Texts

    /// nil shows none. Setting it replaces `attributedTitle`.
    public var title: String? {
      get { titleText.string }
      set { titleText = ButtonText(plain: newValue) }
    }

    /// The title with attributes of UIKit; missing ones are the configuration's. Setting it replaces `title`.
    public var attributedTitle: AttributedString? {
      get { titleText.attributedString }
      set { titleText = ButtonText(attributed: newValue) }
    }

    /// Applied to the attributes of the title; nil by default.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// `.byWordWrapping` by default. The modes that wrap show as many lines as the title needs, the others one.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping

    /// Smaller text below the title; nil shows none. Setting it replaces `attributedSubtitle`.
    public var subtitle: String? {
      get { subtitleText.string }
      set { subtitleText = ButtonText(plain: newValue) }
    }

    /// The subtitle with attributes of UIKit; missing ones are the configuration's. Setting it replaces `subtitle`.
    public var attributedSubtitle: AttributedString? {
      get { subtitleText.attributedString }
      set { subtitleText = ButtonText(attributed: newValue) }
    }

    /// Applied to the attributes of the subtitle; nil by default.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// `.byWordWrapping` by default, as `titleLineBreakMode`.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Points between title and subtitle; 1 by default.
    public var titlePadding: CGFloat = 1
    /// `.automatic` by default.
    public var titleAlignment = TitleAlignment.automatic

    // MARK: Menus and selection

    /// `.automatic` by default.
    public var indicator = Indicator.automatic
    /// Applied to the indicator's colour; nil by default.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// Whether a selected button looks different: plain and gray ones like tinted ones, tinted ones like filled ones (our choice). True by
    /// default.
    public var automaticallyUpdateForSelection = true

    // MARK: Insets

    /// Points around the content; the default is that of `buttonSize`.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? Self.insets(for: buttonSize) }
      set { ownInsets = newValue }
    }

    /// Returns `contentInsets` to those of `buttonSize`.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    private static func insets(for size: Size) -> NSDirectionalEdgeInsets {
      switch size {
      case .mini: NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
      case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }
  }
}
