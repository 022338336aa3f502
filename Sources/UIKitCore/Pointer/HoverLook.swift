internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import UIKitGraphics

/// What shows on a view while the pointer is over it: a colour and a shadow, in layers of the view, so that it scrolls along.
@MainActor final class HoverLook {
  /// Opacity of the colour, and of the shadow. Our choice.
  private static let (tint, shade): (CGFloat, Float) = (0.08, 0.25)

  private let colour = CAShapeLayer()
  private var shadow: CALayer?
  private weak var view: UIView?

  private init(_ view: UIView, _ path: UIBezierPath, _ mode: UIPointerEffect.TintMode, hasShadow: Bool) {
    self.view = view
    colour.path = path.cgPath
    colour.fillColor =
      mode == .none ? nil : UIColor.label.resolvedColor(with: view.traitCollection).withAlphaComponent(Self.tint).cgColor
    colour.zPosition = mode == .underlay ? -999 : 999
    view.layer.addSublayer(colour)
    guard hasShadow else { return }
    let shadow = CALayer()
    shadow.setPreviewShadow()
    shadow.shadowOpacity = Self.shade
    shadow.shadowPath = path.cgPath
    shadow.zPosition = -1000
    view.layer.addSublayer(shadow)
    self.shadow = shadow
  }

  /// Shows a pointer's style.
  ///
  /// - Returns: nil for a style that changes no view.
  convenience init?(_ style: UIPointerStyle) {
    guard style.isEnabled, let effect = style.pointerEffect else { return nil }
    let preview = effect.preview
    var path =
      preview.parameters.visiblePath ?? UIBezierPath(roundedRect: preview.view.bounds, cornerRadius: preview.view.hoverRadius)
    let container = preview.target.container
    switch style.effectShape {
    case .roundedRect(let rect, let radius):
      path = UIBezierPath(roundedRect: preview.view.convert(rect, from: container), cornerRadius: radius)
    case .path(let given):
      let origin = preview.view.convert(CGPoint.zero, from: container)
      path = UIBezierPath(cgPath: given.cgPath)
      path.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    case .verticalBeam, .horizontalBeam, nil: break
    }
    switch effect {
    case .automatic, .highlight: self.init(preview.view, path, .overlay, hasShadow: false)
    case .lift: self.init(preview.view, path, .overlay, hasShadow: true)
    case .hover(_, let mode, let hasShadow, _): self.init(preview.view, path, mode, hasShadow: hasShadow)
    }
  }

  /// Shows a view's own style.
  convenience init(_ style: UIHoverStyle, on view: UIView) {
    let context = UIShape.ResolutionContext(view.bounds, radius: view.hoverRadius)
    let shape = style.shape?.resolve(in: context) ?? context.contentShape
    self.init(view, shape.path, .overlay, hasShadow: style.effect is UIHoverLiftEffect)
  }

  func end() {
    colour.removeFromSuperlayer()
    shadow?.removeFromSuperlayer()
  }
}

extension UIView {
  fileprivate var hoverRadius: CGFloat { layer.cornerRadius > 0 ? layer.cornerRadius : UIPointerShape.defaultCornerRadius }
}

/// The marks around the pointer of a screen, in front of a window's views.
@MainActor final class PointerMarks {
  /// Points across a mark without a size of its own. Our choice.
  private static let side: CGFloat = 8

  private let cover = CALayer()
  private var shown: [ObjectIdentifier] = []

  /// - Parameter place: The pointer in the window.
  func show(_ accessories: [UIPointerAccessory], at place: CGPoint, in window: UIWindow?) {
    guard let window, !accessories.isEmpty else {
      shown = []
      return cover.removeFromSuperlayer()
    }
    let names = accessories.map(ObjectIdentifier.init)
    if names != shown || cover.superlayer !== window.layer {
      shown = names
      for mark in cover.sublayers ?? [] { mark.removeFromSuperlayer() }
      for accessory in accessories { cover.addSublayer(mark(accessory, window.traitCollection)) }
      cover.zPosition = 10_000
      window.layer.addSublayer(cover)
    }
    cover.position = place
  }

  private func mark(_ accessory: UIPointerAccessory, _ traits: UITraitCollection) -> CALayer {
    let (mark, position) = (CAShapeLayer(), accessory.position)
    mark.path = accessory.shape.outline(side: Self.side).cgPath
    mark.fillColor = UIColor.label.resolvedColor(with: traits).cgColor
    mark.strokeColor = UIColor.systemBackground.resolvedColor(with: traits).cgColor
    mark.position = CGPoint(x: sin(position.angle) * position.offset, y: -cos(position.angle) * position.offset)
    if accessory.orientationMatchesAngle { mark.setAffineTransform(CGAffineTransform(rotationAngle: position.angle)) }
    return mark
  }
}

extension UIPointerShape {
  @MainActor fileprivate func outline(side: CGFloat) -> UIBezierPath {
    switch self {
    case .path(let path): path
    case .roundedRect(let rect, let radius): UIBezierPath(roundedRect: rect, cornerRadius: radius)
    case .verticalBeam(let length): UIBezierPath(rect: CGRect(x: -1, y: -length / 2, width: 2, height: length))
    case .horizontalBeam(let length): UIBezierPath(rect: CGRect(x: -length / 2, y: -1, width: length, height: 2))
    }
  }
}
