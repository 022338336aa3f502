internal import CoreGraphics
internal import Foundation
internal import QuartzCore
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics

/// How a button shows a configuration.
extension UIButton {
  /// Updates labels, image and background for the state.
  func showState() {
    guard let configuration = shownConfiguration else {
      if isShowingConfiguration { restoreTitle() }
      isShowingConfiguration = false
      return showAppearance()
    }
    isShowingConfiguration = true
    parts.show(backgroundImage: nil, in: self)
    let color = configuration.foreground(tint: tintColor)
    showTexts(of: configuration, color)
    let image = configuration.showsActivityIndicator ? nil : configuration.shownImage(traitCollection)
    showImage(image, configuration.imageColorTransformer?(color) ?? color)
    let spinnerColor = configuration.activityIndicatorColorTransformer?(color) ?? color
    parts.show(spinner: configuration.showsActivityIndicator ? spinnerColor : nil, in: self)
    let indicatorColor = configuration.indicatorColorTransformer?(color) ?? color
    parts.show(indicator: configuration.showsIndicator ? popupMark(indicatorColor) : nil, in: self)
    showBackground(of: configuration)
    for view in contentViews { view.alpha = isHighlighted ? Self.highlightedAlpha : 1 }
  }

  /// Opacity of content and background under the finger. Our choice.
  private static let highlightedAlpha: CGFloat = 0.75

  private var contentViews: [UIView] {
    [hasMadeTitleLabel ? label : nil, hasMadeImageView ? picture : nil, parts.subtitle, parts.spinner, parts.indicator]
      .compactMap(\.self)
  }

  /// The title's label as it was before it showed a configuration.
  private func restoreTitle() {
    parts.removeConfiguration()
    guard hasMadeTitleLabel else { return }
    label.attributedText = nil
    label.font = standardTitleFont
    (label.numberOfLines, label.lineBreakMode, label.textAlignment) = (1, .byTruncatingMiddle, .natural)
  }

  private func popupMark(_ color: UIColor) -> (image: UIImage, color: UIColor)? {
    let size = shownConfiguration?.titleFont(traitCollection).pointSize ?? UIFont.labelFontSize
    let mark = UIImage(
      systemName: "chevron.up.chevron.down", withConfiguration: .init(pointSize: size, weight: .semibold, scale: .small))
    return mark.map { ($0, color) }
  }

  private func showTexts(of configuration: Configuration, _ color: UIColor) {
    if configuration.title == nil {
      if hasMadeTitleLabel { label.text = nil }
    } else {
      style(
        label, configuration.titleText, configuration.titleFont(traitCollection), color, configuration.titleLineBreakMode,
        configuration.titleTextAttributesTransformer)
    }
    guard let subtitle = parts.show(subtitle: configuration.subtitle != nil, in: self) else { return }
    style(
      subtitle, configuration.subtitleText, configuration.subtitleFont(traitCollection), color,
      configuration.subtitleLineBreakMode, configuration.subtitleTextAttributesTransformer)
  }

  private func style(
    _ label: UILabel, _ text: ButtonText, _ font: UIFont, _ color: UIColor, _ mode: NSLineBreakMode,
    _ transformer: UIConfigurationTextAttributesTransformer?
  ) {
    let styled = text.styled(font: font, color: color, transformer)
    // Each of the next three would change every run of the former text.
    if label.attributedText != nil, styled != nil { label.text = nil }
    label.numberOfLines = mode.wraps ? 0 : 1
    label.lineBreakMode = mode
    label.textAlignment = textAlignment
    if let styled { return label.attributedText = styled }
    label.text = text.string
    label.font = font
    label.textColor = color
  }

  /// The alignment of the lines of a title that wraps.
  private var textAlignment: NSTextAlignment {
    switch arrangement.alignment {
    case 0: .left
    case 1: .right
    default: .center
    }
  }

  func showBackground(of configuration: Configuration) {
    let size = backgroundRect(forBounds: bounds).size
    let background = configuration.shownBackground(tint: tintColor, in: size, traitCollection)
    parts.show(background: background, alpha: isHighlighted ? Self.highlightedAlpha : 1, in: self)
  }
}

extension UIButton {
  /// The outline of a background, else of the view.
  var shownShape: FocusShape {
    guard let background = parts.background, background.superview === self else {
      return FocusShape(rect: bounds, radius: max(layer.cornerRadius, 6))
    }
    return FocusShape(rect: background.frame, radius: background.shownRadius)
  }
}
