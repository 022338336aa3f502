internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension UIView {
  static func makeLayer() -> CALayer {
    guard let type = layerClass as? CALayer.Type else {
      preconditionFailure("\(self).layerClass is \(layerClass): return CALayer or a subclass of it")
    }
    return type.init()
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

  func layerChanged(_ change: LayerChange) {
    switch change {
    case .bounds: boundsChanged()
    case .position, .anchorPoint, .transform: placeChanged()
    case .isHidden: storedObservations?.hiddenChanged(self)
    case .opacity, .backgroundColor: break
    }
  }

  /// The scale of the screen that the view is on, unless the view has one of its own.
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

  /// Leaves the children of a view that is gone without a superview, and its layer without an owner.
  nonisolated static func orphan(_ children: [UIView], _ layer: CALayer) {
    guard MainQueue.isCurrent else {
      DispatchQueue.main.async {
        // Views in a window go only with their window, so that is gone by now as well.
        for child in children { child.forgetWindow() }
        orphan(children, layer)
      }
      return
    }
    MainActor.assumeIsolated {
      layer.owner = nil
      for child in children { child.loseSuperview() }
    }
  }

  private func forgetWindow() {
    storedWindow = nil
    forEachBelow { $0.storedWindow = nil }
  }

  private func loseSuperview() {
    storedSuperview = nil
    layer.removeFromSuperlayer()
    if storedWindow != nil { enter(window: nil) }
  }
}
