internal import Foundation
internal import UIKitCore
internal import UIKitGraphics

/// The layout of a button's content: an image on one side of the texts, the subtitle below the title, an indicator at the end.
struct ButtonLayout {
  /// The side of the texts on which the image is.
  enum Side { case left, right, above, below }

  struct Sizes {
    var image, title, subtitle, indicator: CGSize?
  }

  struct Places {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
    var indicator = CGRect.zero
  }

  /// Points between content and indicator. Our choice.
  static let indicatorGap: CGFloat = 5

  var insets = UIEdgeInsets.zero
  var side = Side.left
  /// Points between image and texts, and between title and subtitle.
  var imageGap: CGFloat = 0
  var titleGap: CGFloat = 0
  /// The alignment of title and subtitle below each other, and of an image above or below them: 0 is left, 1 is right.
  var alignment: CGFloat = 0.5
  var isMirrored = false

  var isStacked: Bool { side == .above || side == .below }

  /// The width that texts cannot occupy.
  func reservedWidth(_ sizes: Sizes) -> CGFloat {
    let image = isStacked ? 0 : sizes.image.map { $0.width + imageGap } ?? 0
    return image + (sizes.indicator.map { $0.width + Self.indicatorGap } ?? 0)
  }

  private func textSize(_ sizes: Sizes) -> CGSize? {
    guard let title = sizes.title, let subtitle = sizes.subtitle else { return sizes.title ?? sizes.subtitle }
    return CGSize(width: max(title.width, subtitle.width), height: title.height + titleGap + subtitle.height)
  }

  private func contentSize(_ sizes: Sizes) -> CGSize {
    guard let text = textSize(sizes), let image = sizes.image else { return textSize(sizes) ?? sizes.image ?? .zero }
    return isStacked
      ? CGSize(width: max(text.width, image.width), height: text.height + imageGap + image.height)
      : CGSize(width: text.width + imageGap + image.width, height: max(text.height, image.height))
  }

  func size(of sizes: Sizes) -> CGSize {
    var size = contentSize(sizes)
    guard let indicator = sizes.indicator else { return size }
    size.width += indicator.width + (size.width > 0 ? Self.indicatorGap : 0)
    size.height = max(size.height, indicator.height)
    return size
  }

  /// The frames of the parts, as a group in `room`; zero for those that are missing.
  func places(
    of sizes: Sizes, in room: CGRect, horizontally: UIControl.ContentHorizontalAlignment,
    vertically: UIControl.ContentVerticalAlignment
  ) -> Places {
    var places = Places()
    var group = CGRect(origin: .zero, size: size(of: sizes))
    group.origin.x =
      switch horizontally {
      case .left, .leading: room.minX
      case .right, .trailing: room.maxX - group.width
      case .center, .fill: room.midX - group.width / 2
      }
    let share: CGFloat =
      switch vertically {
      case .top: 0
      case .bottom: 1
      case .center, .fill: 0.5
      }
    func y(_ height: CGFloat) -> CGFloat { room.minY + (room.height - height) * share }
    if let indicator = sizes.indicator {
      let x = isMirrored ? group.minX : group.maxX - indicator.width
      places.indicator = CGRect(origin: CGPoint(x: x, y: y(indicator.height)), size: indicator)
      if isMirrored { group.origin.x += group.width - contentSize(sizes).width }
      group.size.width = contentSize(sizes).width
    }
    group.size.height = contentSize(sizes).height
    group.origin.y = y(group.height)
    place(sizes, in: group, share, &places)
    return places
  }

  private func place(_ sizes: Sizes, in group: CGRect, _ share: CGFloat, _ places: inout Places) {
    let text = textSize(sizes) ?? .zero
    let image = sizes.image ?? .zero
    var texts = CGRect(origin: group.origin, size: text)
    var picture = CGRect(origin: group.origin, size: image)
    if isStacked {
      texts.origin.x += (group.width - text.width) * alignment
      picture.origin.x += (group.width - image.width) * alignment
      if side == .above { texts.origin.y = group.maxY - text.height } else { picture.origin.y = group.maxY - image.height }
    } else {
      texts.origin.y += (group.height - text.height) * share
      picture.origin.y += (group.height - image.height) * share
      if side == .left { texts.origin.x = group.maxX - text.width } else { picture.origin.x = group.maxX - image.width }
    }
    if sizes.image != nil { places.image = picture }
    if let title = sizes.title {
      places.title = CGRect(origin: CGPoint(x: texts.minX + (text.width - title.width) * alignment, y: texts.minY), size: title)
    }
    if let subtitle = sizes.subtitle {
      let x = texts.minX + (text.width - subtitle.width) * alignment
      places.subtitle = CGRect(origin: CGPoint(x: x, y: texts.maxY - subtitle.height), size: subtitle)
    }
  }
}

extension CGRect {
  /// The place of a part with insets of its own: they count at the side that the part is aligned to, and by half at both in the middle.
  func moved(
    by insets: UIEdgeInsets, _ horizontal: UIControl.ContentHorizontalAlignment, _ vertical: UIControl.ContentVerticalAlignment
  ) -> CGRect {
    let x =
      switch horizontal {
      case .left, .leading: insets.left
      case .right, .trailing: -insets.right
      case .center, .fill: (insets.left - insets.right) / 2
      }
    let y =
      switch vertical {
      case .top: insets.top
      case .bottom: -insets.bottom
      case .center, .fill: (insets.top - insets.bottom) / 2
      }
    return offsetBy(dx: x, dy: y)
  }
}
