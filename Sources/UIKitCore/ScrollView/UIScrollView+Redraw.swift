internal import CoreGraphics
public import Foundation
internal import QuartzCore
internal import ScrollPhysics

/// A view that may refuse to be drawn again after its scroll view has come to rest at another zoom scale. Not part of UIKit.
@preconcurrency @MainActor public protocol ZoomRedrawing: UIView {
  /// Asked once for each drawing and zoom scale, when the view is first visible at that scale and while the screen is painted: the answer
  /// must have no effects. With false the view's pixels stay as they are, enlarged.
  func shouldRedraw(atZoomScale scale: CGFloat, in scrollView: UIScrollView) -> Bool
}

/// Whether and how a scroll view redraws content magnified by zooming.
struct ZoomRedraw {
  fileprivate var isOn = false
  fileprivate var allows: ((UIView, CGFloat) -> Bool)?
  /// The layer drawn at a finer scale; nil if there is none.
  fileprivate weak var layer: CALayer?
}

// Redrawing after zooming, for sharp content; not part of UIKit.
extension UIScrollView {
  /// Whether the zoomed view's content is drawn at its visible scale once zooming has come to rest: labels, symbols and other drawings
  /// are as sharp as if made that large. False, the default and UIKit's behaviour, leaves their pixels enlarged.
  ///
  /// No view draws again: its recorded drawing is rasterized again, when and where it is visible. The pixels are cached in tiles, at most
  /// as many as four screens have (at least 16 MiB); those not visible for longest are dropped first. Bitmaps stay as they are.
  public var redrawsAfterZooming: Bool {
    get { zoomRedraw.isOn }
    set {
      zoomRedraw.isOn = newValue
      if !machine.isZoomUnderWay { redrawAtRest() }
    }
  }

  /// Whether a view below the zoomed one is drawn again at a zoom scale; asked like `ZoomRedrawing`. nil, the default, allows all.
  public var allowsRedrawAfterZooming: ((UIView, CGFloat) -> Bool)? {
    get { zoomRedraw.allows }
    set { zoomRedraw.allows = newValue }
  }

  /// Sets the zoomed view's raster factor after the zoom scale has come to rest.
  func redrawAtRest() {
    let zoomed = zoomRedraw.isOn ? zoom.view : nil
    if let former = zoomRedraw.layer, former !== zoomed?.layer { former.rasterFactor = 1 }
    zoomRedraw.layer = zoomed?.layer
    guard let zoomed else { return }
    let transform = zoomed.transform
    zoomed.layer.rasterFactor = max(hypot(transform.a, transform.b), 0.0001)
  }
}

extension UIView {
  func allowsRedraw(at scale: CGFloat) -> Bool {
    let around = sequence(first: storedSuperview, next: { $0?.storedSuperview }).first {
      ($0 as? UIScrollView)?.zoomRedraw.layer != nil
    }
    guard let scrollView = around as? UIScrollView else { return true }
    if let view = self as? any ZoomRedrawing, !view.shouldRedraw(atZoomScale: scale, in: scrollView) { return false }
    return scrollView.zoomRedraw.allows?(self, scale) ?? true
  }
}
