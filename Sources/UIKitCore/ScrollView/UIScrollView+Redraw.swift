internal import CoreGraphics
public import Foundation
internal import QuartzCore
internal import ScrollPhysics

/// A view that may decline to be drawn anew when the scroll view around it has come to rest at another zoom.
@MainActor public protocol ZoomRedrawing: UIView {
  /// Asked once for each drawing and zoom scale, when the view is first seen at that scale and while the screen is painted: it only
  /// answers. On false the view's pixels stay as they are, enlarged.
  func shouldRedraw(atZoomScale scale: CGFloat, in scrollView: UIScrollView) -> Bool
}

/// What a scroll view does about pixels that zoom has enlarged.
struct ZoomRedraw {
  var isOn = false
  var allows: ((UIView, CGFloat) -> Bool)?
  /// The layer that is drawn finer, while it is.
  weak var layer: CALayer?
}

// An addition to UIKit's scroll view.
extension UIScrollView {
  /// Whether, once zooming has come to rest, what the zoomed view shows is drawn at the scale it is seen at: labels, symbols and
  /// whatever draws itself are as sharp as if they had been made that large. False, as in UIKit, leaves their pixels enlarged.
  ///
  /// No view is asked to draw again: what it drew is turned into pixels again, when and where it is seen. These pixels are kept in
  /// tiles, never more of them than four screens have (at least 16 MiB); those not seen for longest go first. Bitmaps stay as they are.
  public var redrawsAfterZooming: Bool {
    get { zoom.redraw.isOn }
    set {
      zoom.redraw.isOn = newValue
      if !machine.isZoomUnderWay { redrawAtRest() }
    }
  }

  /// Whether a view below the zoomed one is drawn anew at a zoom scale; asked like `ZoomRedrawing`. nil allows all.
  public var allowsRedrawAfterZooming: ((UIView, CGFloat) -> Bool)? {
    get { zoom.redraw.allows }
    set { zoom.redraw.allows = newValue }
  }

  /// The scale has come to rest.
  func redrawAtRest() {
    let zoomed = zoom.redraw.isOn ? zoom.view : nil
    if let former = zoom.redraw.layer, former !== zoomed?.layer { former.rasterFactor = 1 }
    zoom.redraw.layer = zoomed?.layer
    guard let zoomed else { return }
    let transform = zoomed.transform
    zoomed.layer.rasterFactor = max(hypot(transform.a, transform.b), 0.0001)
  }
}

extension UIView {
  func allowsRedraw(at scale: CGFloat) -> Bool {
    let around = sequence(first: storedSuperview, next: { $0?.storedSuperview }).first {
      ($0 as? UIScrollView)?.zoom.redraw.layer != nil
    }
    guard let scrollView = around as? UIScrollView else { return true }
    if let view = self as? any ZoomRedrawing, !view.shouldRedraw(atZoomScale: scale, in: scrollView) { return false }
    return scrollView.zoom.redraw.allows?(self, scale) ?? true
  }
}
