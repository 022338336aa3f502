internal import CoreGraphics
internal import Foundation
internal import QuartzCore
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics

/// The shape of a popover: a rounded rectangle with an arrow, and the presented controller's view in it.
final class PopoverView: UIView {
  /// Of the corners, in points. Our choice.
  static let radius: CGFloat = 13

  private let shape = CAShapeLayer()
  private let content = UIView()
  var fill: UIColor? { didSet { setNeedsLayout() } }
  var placement: PopoverPlacement? { didSet { if placement != oldValue { setNeedsLayout() } } }

  init() {
    super.init(frame: .zero)
    layer.addSublayer(shape)
    content.clipsToBounds = true
    content.layer.cornerRadius = Self.radius
    addSubview(content)
    (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (0.2, 12, .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var accessibilityRole: AccessibilityRole { .popover }

  func hold(_ view: UIView) {
    view.frame = content.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.addSubview(view)
  }

  /// The shape's colour is resolved in the layout.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    guard let placement else { return }
    let box = bounds.inset(by: placement.contentInsets)
    content.frame = box
    let path = UIBezierPath(roundedRect: box, cornerRadius: Self.radius)
    addArrow(to: path, placement)
    shape.path = path.cgPath
    shape.fillColor = (fill ?? .systemBackground).resolvedColor(with: traitCollection).cgColor
    layer.shadowPath = path.cgPath
  }

  private func addArrow(to path: UIBezierPath, _ placement: PopoverPlacement) {
    let (length, half, tip) = (PopoverPlacement.arrow.length, PopoverPlacement.arrow.half, placement.tip)
    let (width, height) = (bounds.width, bounds.height)
    let points: [CGPoint]
    switch placement.direction {
    case .up: points = [CGPoint(x: tip - half, y: length), CGPoint(x: tip, y: 0), CGPoint(x: tip + half, y: length)]
    case .down:
      points = [
        CGPoint(x: tip + half, y: height - length), CGPoint(x: tip, y: height), CGPoint(x: tip - half, y: height - length),
      ]
    case .left: points = [CGPoint(x: length, y: tip + half), CGPoint(x: 0, y: tip), CGPoint(x: length, y: tip - half)]
    default:
      points = [CGPoint(x: width - length, y: tip - half), CGPoint(x: width, y: tip), CGPoint(x: width - length, y: tip + half)]
    }
    path.move(to: points[0])
    path.addLine(to: points[1])
    path.addLine(to: points[2])
    path.close()
  }
}
