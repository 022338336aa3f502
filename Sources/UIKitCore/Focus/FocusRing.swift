internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import UIKitGraphics

/// The ring that shows the focus: two lines in a layer of the focused view, which takes it along wherever it scrolls or is animated to.
@MainActor final class FocusRing {
  /// How far the ring reaches beyond the view's outline, in points.
  static let reach: CGFloat = 5
  /// Points between the outline and the ring outside of it. Our choice.
  private static let gap: CGFloat = 1
  /// Width of the coloured line, and with more contrast; the line below it is wider by `edge` on both sides. Our choice.
  private static let width: CGFloat = 3, strongWidth: CGFloat = 4
  private static let edge: CGFloat = 1

  /// What the ring was drawn for.
  private struct Look: Equatable {
    var shape: FocusShape
    var isDark: Bool
    var isStrong: Bool
    var tint: CGColor
  }

  private let below = CAShapeLayer()
  private let line = CAShapeLayer()
  private weak var view: UIView?
  private var effect: UIFocusHaloEffect?
  private var look: Look?

  init() {
    for layer in [below, line] { layer.fillColor = nil }
    below.addSublayer(line)
    below.zPosition = 1000
  }

  /// Shows the ring on a view; nil removes it.
  func show(on view: UIView?) {
    below.removeFromSuperlayer()
    (self.view, look) = (view, nil)
    effect = view?.focusEffect as? UIFocusHaloEffect
    guard let view, let effect else { return }
    let container = effect.containerView ?? view
    if let reference = effect.referenceView, reference.superview === container {
      below.zPosition = 0
      container.layer.insertSublayer(below, above: reference.layer)
    } else {
      below.zPosition = 1000
      container.layer.addSublayer(below)
    }
    update()
  }

  /// Draws the ring anew if the view's outline or its colours have changed.
  func update() {
    guard let view, let effect else { return }
    let traits = view.traitCollection
    let isStrong = traits.accessibilityContrast == .high
    var shape = view.focusShape
    switch effect.position {
    case .automatic: shape.isInside = shape.isInside || view.cutsRing
    case .outside: shape.isInside = false
    case .inside: shape.isInside = true
    }
    let tint = (isStrong ? UIColor.label : view.tintColor ?? .systemBlue).resolvedColor(with: traits).cgColor
    let new = Look(shape: shape, isDark: traits.userInterfaceStyle == .dark, isStrong: isStrong, tint: tint)
    if new == look, effect.containerView == nil { return }
    look = new
    let width = isStrong ? Self.strongWidth : Self.width
    let path = path(effect, shape, width, in: view)
    for layer in [below, line] { layer.path = path }
    line.strokeColor = tint
    line.lineWidth = width
    below.strokeColor = UIColor.systemBackground.resolvedColor(with: traits).cgColor
    below.lineWidth = width + 2 * Self.edge
  }

  private func path(_ effect: UIFocusHaloEffect, _ shape: FocusShape, _ width: CGFloat, in view: UIView) -> CGPath {
    let path: UIBezierPath
    switch effect.shape {
    case .path(let given): path = UIBezierPath(cgPath: given.cgPath)
    case .item:
      let distance = shape.isInside ? -(width / 2 + Self.edge) : width / 2 + Self.gap
      let rect = shape.rect.insetBy(dx: -distance, dy: -distance)
      let radius = max(min(shape.radius + distance, min(rect.width, rect.height) / 2), 0)
      path = rect.isNull || rect.isEmpty ? UIBezierPath() : UIBezierPath(roundedRect: rect, cornerRadius: max(radius, 4))
    }
    if let container = effect.containerView, container !== view {
      let origin = view.convert(CGPoint.zero, to: container)
      path.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    }
    return path.cgPath
  }
}

extension UIView {
  /// Whether the view, or the one that clips it, has no room for a ring around the view.
  fileprivate var cutsRing: Bool {
    if clipsToBounds { return true }
    let area = focusShape.rect.insetBy(dx: -FocusRing.reach, dy: -FocusRing.reach)
    var view: UIView? = storedSuperview
    while let current = view {
      if current.clipsToBounds || current is UIWindow {
        if let scrollView = current as? UIScrollView {
          let place = convert(area, to: current)
          let content = CGRect(origin: .zero, size: scrollView.contentSize).union(scrollView.bounds)
          return !content.contains(place)
        }
        return !current.bounds.contains(convert(area, to: current))
      }
      view = current.storedSuperview
    }
    return false
  }
}
