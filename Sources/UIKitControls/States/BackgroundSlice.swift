internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import UIKitGraphics

/// The part of a control's background image that lies in one part of the control: the first part shows the left cap, the last the right.
@MainActor final class BackgroundSlice: UIView {
  private let picture = UIImageView()
  private var source: UIImage?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    clipsToBounds = true
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the image, if any, stretched over `whole`, which is in the coordinates of `part`'s superview.
  func show(_ image: UIImage?, in part: CGRect, of whole: CGRect) {
    isHidden = image == nil
    if source !== image { picture.image = image?.stretchable }
    source = image
    frame = CGRect(origin: .zero, size: part.size)
    picture.frame = whole.offsetBy(dx: -part.minX, dy: -part.minY)
  }
}

extension UIImage {
  /// The image itself if it is resizable, else with caps at both sides of its middle point.
  var stretchable: UIImage {
    guard capInsets == .zero, size.width > 2 else { return self }
    let cap = ((size.width - 1) / 2).rounded(.down)
    return resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: cap, bottom: 0, right: size.width - 1 - cap), resizingMode: .stretch)
  }

  /// The image as a template, unless it says that it is not one.
  var asTemplate: UIImage { renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self }
}
