internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import UIKitGraphics

/// Where the parts of a button are.
extension UIButton {
  /// The size of a button without title and image: recorded, iOS 26.1.
  private static let emptySize = CGSize(width: 30, height: 34)

  var arrangement: ButtonLayout {
    let horizontal = effectiveContentHorizontalAlignment
    if let configuration = shownConfiguration {
      return configuration.layout(isMirrored: isReadFromTheRight, horizontal)
    }
    return ButtonLayout(
      insets: contentEdgeInsets, side: isReadFromTheRight ? .right : .left, isMirrored: isReadFromTheRight)
  }

  /// The size for content as wide as `width`, in whole points.
  func fittingSize(width: CGFloat) -> CGSize {
    let layout = arrangement
    let insets = layout.insets
    let room = CGSize(width: max(0, width - insets.left - insets.right), height: .greatestFiniteMagnitude)
    let sizes = partSizes(in: room, layout)
    var content = layout.size(of: sizes)
    if configuration == nil {
      content.height = plainHeight(of: sizes) ?? content.height
      if let image = shownBackgroundImage?.size {
        content = CGSize(width: max(content.width, image.width), height: max(content.height, image.height))
      } else if sizes.image == nil && shownTitle ?? "" == "" {
        content = Self.emptySize
      }
    }
    return CGSize(
      width: ceil(content.width + insets.left + insets.right), height: ceil(content.height + insets.top + insets.bottom))
  }

  /// The height of a button with a title and no configuration: 6 points above and below, and one more; 31 for a title of 15 points, 34
  /// for one of 18. Recorded on iOS 26.1. nil without a title.
  private func plainHeight(of sizes: ButtonLayout.Sizes) -> CGFloat? {
    sizes.title.map { title in
      let line = max(label.font.lineHeight, 1)
      let text = floor((title.height / line).rounded() * line + 0.01)
      return max(text + 13, sizes.image?.height ?? 0)
    }
  }

  func places(in room: CGRect) -> ButtonLayout.Places {
    let layout = arrangement
    return layout.places(
      of: partSizes(in: room.size, layout), in: room, horizontally: effectiveContentHorizontalAlignment,
      vertically: contentVerticalAlignment)
  }

  /// - Parameter size: That of the content rectangle.
  private func partSizes(in size: CGSize, _ layout: ButtonLayout) -> ButtonLayout.Sizes {
    var sizes = ButtonLayout.Sizes()
    sizes.image = parts.spinner?.intrinsicContentSize ?? shownImage?.size
    sizes.indicator = parts.indicator?.image?.size
    var width = size.width - layout.reservedWidth(sizes)
    if configuration == nil, size.width < .greatestFiniteMagnitude { width -= titleEdgeInsets.left + titleEdgeInsets.right }
    let room = CGSize(width: max(0, width), height: size.height)
    func fit(_ label: UILabel) -> CGSize {
      let size = label.sizeThatFits(room)
      return CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    }
    if shownTitle != nil { sizes.title = fit(label) }
    sizes.subtitle = parts.subtitle.map(fit)
    return sizes
  }

  func placeParts() {
    let frame = backgroundRect(forBounds: bounds)
    if let background = parts.background, let configuration = shownConfiguration {
      // The radius may depend on the size.
      let radius = configuration.cornerRadius(in: frame.size, traitCollection)
      if background.configuration.cornerRadius != radius { background.configuration.cornerRadius = radius }
      background.isUserInteractionEnabled = false
      background.placeIfNeeded(frame)
    }
    parts.backgroundPicture?.placeIfNeeded(frame)
    let content = contentRect(forBounds: bounds)
    if hasMadeImageView { picture.frame = imageRect(forContentRect: content) }
    if hasMadeTitleLabel { label.frame = titleRect(forContentRect: content) }
    guard parts.subtitle != nil || parts.indicator != nil || parts.spinner != nil else { return }
    let places = places(in: content)
    parts.subtitle?.frame = places.subtitle
    parts.indicator?.frame = places.indicator
    parts.spinner?.frame = places.image
  }

  func moved(_ rect: CGRect, by insets: UIEdgeInsets) -> CGRect {
    rect.moved(by: insets, effectiveContentHorizontalAlignment, contentVerticalAlignment)
  }
}
