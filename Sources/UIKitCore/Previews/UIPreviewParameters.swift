public import CoreGraphics
internal import Diagnostics
public import Foundation
public import UIKitGraphics

/// The look of a preview: its outline and what stands behind it.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject, NSCopying {
  /// The part of the view that shows, in the view's coordinates; nil, the default, for its bounds.
  open var visiblePath: UIBezierPath?
  /// The outline whose shadow the lifted preview casts, in the view's coordinates; nil, the default, for that of the visible part.
  open var shadowPath: UIBezierPath?
  /// Behind the view; nil stands for the background of the system's default, the view's own alone.
  open var backgroundColor: UIColor!

  /// Makes parameters that show the whole view.
  public override init() {}

  /// Makes parameters that show lines of text: each rectangle with rounded corners, in one outline.
  ///
  /// - Parameter textLineRects: `NSValue`s of rectangles, in the view's coordinates.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    let path = UIBezierPath()
    for rect in textLineRects.map(\.cgRectValue) where !rect.isEmpty {
      path.append(
        UIBezierPath(roundedRect: rect.insetBy(dx: -Self.textMargin, dy: -Self.textMargin), cornerRadius: Self.textRadius))
    }
    if !path.isEmpty { visiblePath = path }
  }

  /// Points around lines of text, and the radius of their corners. Our choice.
  private static let textMargin: CGFloat = 4
  private static let textRadius: CGFloat = 6

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    nonisolated(unsafe) var copy: UIPreviewParameters?
    MainActor.assumeIsolated { copy = UIPreviewParameters(copying: self) }
    return copy!
  }

  /// Takes over another one's values.
  private convenience init(copying other: UIPreviewParameters) {
    self.init()
    (visiblePath, shadowPath, backgroundColor) = (other.visiblePath, other.shadowPath, other.backgroundColor)
  }
}

/// Where a preview is shown: a place in a container, which is in a window.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject, NSCopying {
  /// The view whose coordinates `center` has.
  public let container: UIView
  /// The middle of the preview.
  public let center: CGPoint
  /// Turns or scales the preview.
  public let transform: CGAffineTransform

  /// Makes a place; a container outside of a window is a programming error where the preview is shown.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    (self.container, self.center, self.transform) = (container, center, transform)
  }

  /// Makes a place where the preview is as large as its view.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A view that is shown apart from its place while a menu is open or a drag goes on.
@preconcurrency @MainActor open class UITargetedPreview: NSObject, NSCopying {
  /// Where it is shown.
  public let target: UIPreviewTarget
  /// What is shown.
  public let view: UIView
  private let storedParameters: UIPreviewParameters
  /// How it is shown; a copy.
  open var parameters: UIPreviewParameters { storedParameters.copy() as! UIPreviewParameters }

  /// Makes a preview at a place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.target) = (view, target)
    storedParameters = parameters.copy() as! UIPreviewParameters
  }

  /// Makes a preview at the view's present place; the view must be in a window.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    guard let container = view.superview, view.window != nil else {
      programmingError(
        "UITargetedPreview(view: \(type(of: view))): the view is in no window; give a UIPreviewTarget whose container is in one")
    }
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: container, center: view.center, transform: view.transform))
  }

  /// Makes a preview of the whole view at its present place; the view must be in a window.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  /// A preview of the whole view at its present place; nil if it is in no window.
  static func shown(_ view: UIView) -> UITargetedPreview? {
    guard view.window != nil else { return nil }
    if view.superview != nil { return UITargetedPreview(view: view) }
    guard view is UIWindow else { return nil }
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    return UITargetedPreview(
      view: view, parameters: UIPreviewParameters(), target: UIPreviewTarget(container: view, center: middle))
  }

  /// The size of the visible part.
  open var size: CGSize { visibleRect.size }

  /// The same view elsewhere.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: storedParameters, target: newTarget)
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// In the view's coordinates.
  package var visibleRect: CGRect { storedParameters.visiblePath?.bounds ?? view.bounds }

  /// Where the visible part is in a window; nil if the container is not in it.
  package func frame(in window: UIWindow?) -> CGRect? {
    guard let window, target.container.window === window else { return nil }
    let (visible, size) = (visibleRect, view.bounds)
    // The middle of the visible part as seen from the middle of the view.
    let offset = CGPoint(x: visible.midX - size.midX, y: visible.midY - size.midY).applying(target.transform)
    let box = CGRect(x: -visible.width / 2, y: -visible.height / 2, width: visible.width, height: visible.height)
      .applying(target.transform)
    let place = box.offsetBy(dx: target.center.x + offset.x, dy: target.center.y + offset.y)
    return target.container.convert(place, to: window)
  }
}
