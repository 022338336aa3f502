public import Foundation

extension UIButton {
  /// How a button looks, as one value.
  public struct Configuration {
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }

    public enum Size: Int, Sendable { case medium, small, mini, large }

    public enum ImagePlacement: Int, Sendable { case leading, trailing }

    enum Style: Sendable { case plain, gray, tinted, filled }

    var style: Style

    public var title: String?
    public var image: UIImage?
    /// On which side of the title the image stands.
    public var imagePlacement = ImagePlacement.leading
    /// Points between image and title.
    public var imagePadding: CGFloat = 0
    /// Around image and title; the defaults follow `buttonSize`.
    public var contentInsets: NSDirectionalEdgeInsets
    public var cornerStyle = CornerStyle.dynamic
    /// Sets insets and font; insets set by hand before are lost.
    public var buttonSize = Size.medium { didSet { contentInsets = Self.insets(for: buttonSize) } }
    /// Title and image; nil follows the style and the tint colour.
    public var baseForegroundColor: UIColor?
    /// nil follows the style and the tint colour.
    public var baseBackgroundColor: UIColor?

    init(style: Style) {
      self.style = style
      contentInsets = Self.insets(for: .medium)
    }

    /// Title and image in the tint colour, on nothing.
    public static func plain() -> Configuration { Configuration(style: .plain) }

    /// In the tint colour, on grey.
    public static func gray() -> Configuration { Configuration(style: .gray) }

    /// In the tint colour, on a breath of it.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }

    /// White on the tint colour.
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

    /// nil for none.
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
