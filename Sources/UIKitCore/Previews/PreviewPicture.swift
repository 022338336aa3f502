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
  /// Of the line around a lifted view where everything is dark and no shadow is seen.
  static let edgeOpacity: CGFloat = 0.3
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
  /// The line around the picture in the dark; nil where the shadow sets it off.
  private var edge: UIView?

  init(_ view: UIView, _ parameters: UIPreviewParameters) {
    super.init(frame: CGRect(origin: .zero, size: (parameters.visiblePath?.bounds ?? view.bounds).size))
    layer.setPreviewShadow()
    parameters.show(view, in: content, of: self)
    if view.traitCollection.userInterfaceStyle == .dark { addEdge(view, parameters) }
  }

  private func addEdge(_ view: UIView, _ parameters: UIPreviewParameters) {
    let edge = UIView(frame: bounds)
    let line = CAShapeLayer()
    if let path = parameters.visiblePath {
      line.path = path.cgPath.copy(using: [CGAffineTransform(translationX: -path.bounds.minX, y: -path.bounds.minY)])
    } else {
      line.path = UIBezierPath(roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: view.layer.cornerRadius).cgPath
    }
    (line.fillColor, line.strokeColor, line.lineWidth) = (nil, CGColor(gray: 1, alpha: PreviewLook.edgeOpacity), 1)
    edge.layer.addSublayer(line)
    edge.alpha = 0
    addSubview(edge)
    self.edge = edge
  }

  required init?(coder: NSCoder) { nil }

  /// Called in an animation; 1 puts it down.
  func lift(_ scale: CGFloat) {
    transform = CGAffineTransform(scaleX: scale, y: scale)
    layer.shadowOpacity = scale == 1 ? 0 : PreviewLook.shadowOpacity
    edge?.alpha = scale == 1 ? 0 : 1
  }

  /// Called in an animation.
  func land(_ size: CGSize) {
    layer.shadowOpacity = 0
    edge?.alpha = 0
    guard bounds.width > 0, bounds.height > 0 else { return }
    transform = CGAffineTransform(scaleX: size.width / bounds.width, y: size.height / bounds.height)
  }
}
