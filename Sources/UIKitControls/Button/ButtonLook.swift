internal import Foundation
internal import UIKitCore
internal import UIKitGraphics

/// What of a button's state decides how its configuration looks.
struct ButtonLook: Sendable {
  var isEnabled = true
  var isSelected = false
  var isDestructive = false
  var isPopup = false

  init() {}

  @MainActor init(_ button: UIButton) {
    (isEnabled, isSelected, isDestructive) = (button.isEnabled, button.isSelected, button.role == .destructive)
    isPopup = button.isPopup
  }
}

extension UIButton.Configuration {
  /// The style in the state: selection changes it.
  private var shownStyle: Style {
    guard look.isSelected, automaticallyUpdateForSelection else { return style }
    return switch style {
    case .plain, .gray: .tinted
    case .tinted, .filled: .filled
    }
  }

  private func base(_ tint: UIColor) -> UIColor { look.isDestructive ? .systemRed : tint }

  func foreground(tint: UIColor) -> UIColor {
    if !look.isEnabled { return .tertiaryLabel }
    // A tinted button that is filled while selected has its foreground colour behind the texts.
    if shownStyle == .filled, style != .filled { return .white }
    return baseForegroundColor ?? (shownStyle == .filled ? .white : base(tint))
  }

  /// The colour of the background without one set in `background`; nil for none.
  private func backgroundColor(tint: UIColor) -> UIColor? {
    if !look.isEnabled { return style == .plain ? nil : .tertiarySystemFill }
    return switch shownStyle {
    case .plain: baseBackgroundColor
    case .gray: baseBackgroundColor ?? .secondarySystemFill
    case .tinted: (baseBackgroundColor ?? base(tint)).withAlphaComponent(0.15)
    case .filled: baseBackgroundColor ?? base(tint)
    }
  }

  /// What is shown behind the content; nil if nothing is.
  func shownBackground(tint: UIColor, in size: CGSize, _ traits: UITraitCollection) -> UIBackgroundConfiguration? {
    var shown = background
    if !shown.hasOwnColor {
      let color = backgroundColor(tint: tint)
      let isBare = shown.customView == nil && shown.image == nil && shown.strokeWidth <= 0
      if color == nil, isBare, shown.backgroundColorTransformer == nil { return nil }
      shown.backgroundColor = color ?? .clear
    }
    shown.cornerRadius = cornerRadius(in: size, traits)
    return shown
  }

  func cornerRadius(in size: CGSize, _ traits: UITraitCollection) -> CGFloat {
    let insets = background.backgroundInsets
    let width = size.width - insets.leading - insets.trailing
    let half = max(0, min(width, size.height - insets.top - insets.bottom) / 2)
    return switch cornerStyle {
    case .capsule: half
    case .small: min(half, 4)
    case .medium: min(half, 6)
    case .large: min(half, 12)
    case .fixed: min(half, background.cornerRadius)
    case .dynamic: min(half, UIFontMetrics.default.scaledValue(for: background.cornerRadius, compatibleWith: traits))
    }
  }

  // MARK: Texts

  func titleFont(_ traits: UITraitCollection) -> UIFont {
    let style: UIFont.TextStyle =
      switch buttonSize {
      case .mini: .footnote
      case .small: .subheadline
      case .medium, .large: .body
      }
    return .preferredFont(forTextStyle: style, compatibleWith: traits)
  }

  func subtitleFont(_ traits: UITraitCollection) -> UIFont {
    let style: UIFont.TextStyle =
      switch buttonSize {
      case .mini: .caption2
      case .small: .caption1
      case .medium, .large: .footnote
      }
    return .preferredFont(forTextStyle: style, compatibleWith: traits)
  }

  /// The image as it is shown: a symbol without a size of its own is as large as the title.
  func shownImage(_ traits: UITraitCollection) -> UIImage? {
    guard let image, image.isSymbolImage else { return image }
    if let preferredSymbolConfigurationForImage {
      return image.applyingSymbolConfiguration(preferredSymbolConfigurationForImage) ?? image
    }
    let size = titleFont(traits).pointSize
    guard image.hasStandardSymbolSize, size != UIFont.labelFontSize else { return image }
    return image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: size)) ?? image
  }

  // MARK: Layout

  var showsIndicator: Bool {
    switch indicator {
    case .automatic: look.isPopup
    case .none: false
    case .popup: true
    }
  }

  func layout(isMirrored: Bool, _ content: UIControl.ContentHorizontalAlignment) -> ButtonLayout {
    var layout = ButtonLayout()
    layout.insets = UIEdgeInsets(contentInsets, isMirrored: isMirrored)
    layout.isMirrored = isMirrored
    let edges = imagePlacement
    layout.side =
      edges.contains(.leading) || edges.isEmpty
      ? (isMirrored ? .right : .left)
      : edges.contains(.trailing) ? (isMirrored ? .left : .right) : edges.contains(.top) ? .above : .below
    (layout.imageGap, layout.titleGap) = (imagePadding, titlePadding)
    layout.alignment =
      switch titleAlignment {
      case .leading: isMirrored ? 1 : 0
      case .trailing: isMirrored ? 0 : 1
      case .center: 0.5
      case .automatic: automaticAlignment(beside: layout.side, content)
      }
    return layout
  }

  private func automaticAlignment(beside side: ButtonLayout.Side, _ content: UIControl.ContentHorizontalAlignment) -> CGFloat {
    if image != nil || showsActivityIndicator {
      if side == .left { return 0 }
      if side == .right { return 1 }
    }
    return switch content {
    case .left, .leading: 0
    case .right, .trailing: 1
    case .center, .fill: 0.5
    }
  }
}

extension NSLineBreakMode {
  /// Whether a text of this mode has as many lines as it needs.
  var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
