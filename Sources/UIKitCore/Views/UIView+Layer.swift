internal import CoreGraphics
internal import Diagnostics
package import Foundation
internal import QuartzCore
internal import UIKitGraphics

extension UIView {
  static func makeLayer() -> CALayer {
    guard let type = layerClass as? CALayer.Type else {
      programmingError("\(self).layerClass is \(layerClass): return CALayer or a subclass of it")
    }
    return type.made()
  }

  func adoptLayer() {
    layer.owner = self
    layer.contentsScale = UIScreen.main.scale
    layer.setNeedsDisplay()
  }

  /// Runs `draw` with `context` and the view's traits as the current ones.
  func drawing(in context: CGContext, _ draw: () -> Void) {
    UIGraphicsPushContext(context)
    currentTraits.performAsCurrent(draw)
    UIGraphicsPopContext()
  }

  func drawTree(in rect: CGRect, _ layoutFirst: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
    if layoutFirst { (storedWindow ?? self).layoutIfNeeded() }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    // A scrolled view shows the part of its content that begins at the origin of its bounds.
    let shown = layer.presentation()?.bounds.origin ?? bounds.origin
    context.translateBy(x: -shown.x, y: -shown.y)
    layer.renderTree(in: context, animated: true)
    context.restoreGState()
    return true
  }

  func layerChanged(_ change: LayerChange) {
    switch change {
    case .bounds: boundsChanged()
    case .position, .anchorPoint, .transform: placeChanged()
    case .isHidden: storedObservations?.hiddenChanged(self)
    }
  }

  func setContentScale(_ scale: CGFloat) {
    ensure(scale.isFinite && scale > 0, "UIView.contentScaleFactor = \(scale): set a positive number")
    flags.hasOwnScale = true
    if layer.contentsScale == scale { return }
    layer.contentsScale = scale
    layer.setNeedsDisplay()
  }

  /// The scale that code has set, or that of the screen: an image view's layer has that of its image.
  package var drawingScale: CGFloat { flags.hasOwnScale ? layer.contentsScale : window?.screen.scale ?? UIScreen.main.scale }

  func setMask(_ view: UIView?) {
    if view === storedMask { return }
    view?.removeFromSuperview()
    storedMask = view
    layer.mask = view?.layer
  }

  /// Adopts the scale of the window's screen, unless the view's own scale was set.
  func adoptScale(of window: UIWindow) {
    let scale = window.screen.scale
    if !flags.hasOwnScale && layer.contentsScale != scale {
      layer.contentsScale = scale
      layer.setNeedsDisplay()
    }
  }

  func forEachBelow(_ body: (UIView) -> Void) {
    for view in storedSubviews {
      body(view)
      view.forEachBelow(body)
    }
  }

  /// Detaches the children and the layer of a deallocated view.
  ///
  /// The references are cleared at once, on whichever thread the last release happened, so that none of them dangles.
  nonisolated static func orphan(_ children: [UIView], _ layer: CALayer, wasInWindow: Bool) {
    layer.owner = nil
    if children.isEmpty { return }
    for child in children { child.storedSuperview = nil }
    // The layer lives until its sublayers have left: another thread that releases it would free what is used here.
    MainQueue.run { [layer] in
      // From the front, since the last sublayer is found and removed in constant time.
      for child in children.reversed() where child.storedSuperview == nil {
        child.layer.removeFromSuperlayer()
        if wasInWindow { child.loseWindow() }
      }
      withExtendedLifetime(layer) {}
    }
  }
}
