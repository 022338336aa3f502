internal import CoreGraphics
internal import Diagnostics
public import Foundation
internal import QuartzCore
internal import UIKitGraphics

/// A view with a visual effect behind its content.
///
/// What is behind is blurred anew where it has changed since the last frame: for 200 x 300 points that takes 1.5 times as long as a copy of a
/// phone's screen. A view behind which nothing moves costs nothing. Inside a view of less than full opacity the blur includes what is behind that view.
///
/// Subviews belong to `contentView`; adding one to the view itself stops the program. Setting `effect` in an animation block fades.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// Fills the view; the place of subviews.
  public let contentView = UIView()

  /// nil shows nothing but the content.
  open var effect: UIVisualEffect? { didSet { showEffect() } }

  /// A view without a frame.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    showEffect()
    addContentView()
  }

  /// Follows the settings of the screen.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if effect != nil { showEffect() }
  }

  fileprivate func showEffect() {
    let look = effect?.look
    let isOpaque = (window?.screen ?? .main).reducesTransparency
    layer.backdropRadius = isOpaque ? 0 : look?.blurRadius ?? 0
    backgroundColor = isOpaque ? look?.material : look?.tint
    // The shape of glass unless the app has set another one.
    if effect is UIGlassEffect, storedCorners == nil { cornerConfiguration = .capsule() }
  }

  /// A view without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// A view that a nib describes; from another coder one without an effect.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    if let nib = coder as? NibCoder { decodeEffect(nib) }
  }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    ensure(
      subview === contentView,
      "UIVisualEffectView.addSubview(\(type(of: subview))): subviews belong to the content; call contentView.addSubview(_:)")
  }
}

extension UIView {
  /// Shows the effects of the subtree by the settings of the screen.
  func showEffectsAnew() {
    (self as? UIVisualEffectView)?.showEffect()
    for subview in subviews { subview.showEffectsAnew() }
  }
}
