internal import Foundation
internal import UIKitCore

/// The layout of a button's image and title: side by side, as a group in the content rectangle.
struct ContentArrangement {
  struct Sizes {
    var image, title: CGSize?
  }

  var insets: UIEdgeInsets
  var gap: CGFloat
  var imageIsLast: Bool

  func size(of sizes: Sizes) -> CGSize {
    let parts = [sizes.image, sizes.title].compactMap(\.self)
    let gaps = parts.count == 2 ? gap : 0
    return CGSize(width: parts.reduce(gaps) { $0 + $1.width }, height: parts.map(\.height).max() ?? 0)
  }

  func places(
    of sizes: Sizes, in room: CGRect, horizontally: UIControl.ContentHorizontalAlignment,
    vertically: UIControl.ContentVerticalAlignment
  ) -> (image: CGRect, title: CGRect) {
    let group = size(of: sizes)
    var x =
      switch horizontally {
      case .left, .leading: room.minX
      case .right, .trailing: room.maxX - group.width
      case .center, .fill: room.midX - group.width / 2
      }
    func place(_ size: CGSize?) -> CGRect {
      guard let size else { return .zero }
      defer { x += size.width + gap }
      let y =
        switch vertically {
        case .top: room.minY
        case .bottom: room.maxY - size.height
        case .center, .fill: room.midY - size.height / 2
        }
      return CGRect(x: x, y: y, width: size.width, height: size.height)
    }
    if imageIsLast {
      let title = place(sizes.title)
      return (place(sizes.image), title)
    }
    let image = place(sizes.image)
    return (image, place(sizes.title))
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
