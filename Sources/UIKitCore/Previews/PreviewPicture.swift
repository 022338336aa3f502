internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import UIKitGraphics

/// The look of lifted views. Our choice.
enum PreviewLook {
  /// How much larger a lifted view is.
  static let enlargement: CGFloat = 1.04
  /// Of the shadow.
  static let shadowOpacity: Float = 0.25
}

extension CALayer {
  /// Gives the layer the shadow of a lifted view, with an opacity of 0.
  func setPreviewShadow() {
    shadowColor = CGColor(gray: 0, alpha: 1)
    (shadowRadius, shadowOffset, shadowOpacity) = (12, CGSize(width: 0, height: 4), 0)
  }
}

extension UIPreviewParameters {
  /// Shows a picture of the visible part of a view, which fills a subview, with the outline and the background of the parameters.
  ///
  /// - Parameter container: Gets the subview, and casts the shadow.
  func show(_ view: UIView, in content: UIView, of container: UIView) {
    let visible = visiblePath?.bounds ?? view.bounds
    let shift = CGAffineTransform(translationX: -visible.minX, y: -visible.minY)
    view.layer.updateTree()
    content.isUserInteractionEnabled = false
    content.frame = container.bounds
    content.clipsToBounds = true
    content.backgroundColor = backgroundColor
    content.layer.cornerRadius = view.layer.cornerRadius
    if let path = visiblePath?.cgPath {
      let mask = CAShapeLayer()
      mask.path = path.copy(using: [shift])
      content.layer.mask = mask
    }
    container.layer.shadowPath = shadowPath?.cgPath.copy(using: [shift])
    container.addSubview(content)
    LayerPicture(of: view.layer).show(in: content.layer, from: visible, to: content.bounds)
  }
}

/// A picture of a view.
final class PreviewPicture: UIView {
  private let content = UIView()

  init(_ view: UIView, _ parameters: UIPreviewParameters) {
    super.init(frame: CGRect(origin: .zero, size: (parameters.visiblePath?.bounds ?? view.bounds).size))
    layer.setPreviewShadow()
    parameters.show(view, in: content, of: self)
  }

  required init?(coder: NSCoder) { nil }

  /// Called in an animation; 1 puts it down.
  func lift(_ scale: CGFloat) {
    transform = CGAffineTransform(scaleX: scale, y: scale)
    layer.shadowOpacity = scale == 1 ? 0 : PreviewLook.shadowOpacity
  }

  /// Called in an animation.
  func land(_ size: CGSize) {
    layer.shadowOpacity = 0
    guard bounds.width > 0, bounds.height > 0 else { return }
    transform = CGAffineTransform(scaleX: size.width / bounds.width, y: size.height / bounds.height)
  }
}
