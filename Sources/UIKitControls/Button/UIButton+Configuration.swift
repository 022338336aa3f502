public import Foundation
public import UIKitCore

extension UIButton {
  /// A button's content and look, as one value. Subtitles, activity indicators and attributed titles are not supported.
  public struct Configuration {
    /// How round the corners of the background are.
    public enum CornerStyle: Int, Sendable {
      /// Radius 6 points, as `dynamic` and `medium`; our choice for all of them, and never more than half the height.
      case fixed = -1
      /// `small` has 4 points, `large` 12, `capsule` half the shorter side.
      case dynamic, small, medium, large, capsule
    }

    /// The size of the insets and the font: 13 points for `mini`, 15 for `small`, 17 for the others.
    public enum Size: Int, Sendable { case medium, small, mini, large }

    /// The side of the title where the image stands; above and below are not supported.
    public enum ImagePlacement: Int, Sendable { case leading, trailing }

    enum Style: Sendable { case plain, gray, tinted, filled }

    var style: Style

    /// On one line; nil shows none.
    public var title: String?
    /// nil shows none. Templates take the foreground colour.
    public var image: UIImage?
    /// The side of the title where the image stands; `.leading` by default.
    public var imagePlacement = ImagePlacement.leading
    /// Points between image and title; 0 by default.
    public var imagePadding: CGFloat = 0
    /// Points around image and title; the default is that of `buttonSize`.
    public var contentInsets: NSDirectionalEdgeInsets
    /// `.dynamic` by default.
    public var cornerStyle = CornerStyle.dynamic
    /// The size of insets and font; `.medium` by default. Setting it replaces `contentInsets`.
    public var buttonSize = Size.medium { didSet { contentInsets = Self.insets(for: buttonSize) } }
    /// The colour of title and image; nil, the default, for the style's: white on `filled()`, else the button's tint.
    public var baseForegroundColor: UIColor?
    /// The colour of the background; nil, the default, for the style's.
    public var baseBackgroundColor: UIColor?

    init(style: Style) {
      self.style = style
      contentInsets = Self.insets(for: .medium)
    }

    /// Title and image in the tint colour, without a background.
    public static func plain() -> Configuration { Configuration(style: .plain) }

    /// Title and image in the tint colour on grey.
    public static func gray() -> Configuration { Configuration(style: .gray) }

    /// Title and image in the tint colour, on that colour at 15 %.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }

    /// Title and image in white on the tint colour.
    public static func filled() -> Configuration { Configuration(style: .filled) }

    private static func insets(for size: Size) -> NSDirectionalEdgeInsets {
      switch size {
      case .mini: NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
      case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }

    var font: UIFont {
      switch buttonSize {
      case .mini: .systemFont(ofSize: 13)
      case .small: .systemFont(ofSize: 15)
      case .medium, .large: .systemFont(ofSize: 17)
      }
    }

    func foreground(tint: UIColor) -> UIColor { baseForegroundColor ?? (style == .filled ? .white : tint) }

    /// The background's colour; nil for none.
    func background(tint: UIColor, isEnabled: Bool) -> UIColor? {
      if !isEnabled { return style == .plain ? nil : .tertiarySystemFill }
      return switch style {
      case .plain: baseBackgroundColor
      case .gray: baseBackgroundColor ?? .secondarySystemFill
      case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.15)
      case .filled: baseBackgroundColor ?? tint
      }
    }

    func cornerRadius(in size: CGSize) -> CGFloat {
      let half = min(size.width, size.height) / 2
      return switch cornerStyle {
      case .capsule: half
      case .small: min(half, 4)
      case .large: min(half, 12)
      case .fixed, .dynamic, .medium: min(half, 6)
      }
    }
  }
}
