internal import Diagnostics
public import Foundation

/// A view with a visual effect behind its content: a material in the opaque colour that iOS shows with Reduce Transparency.
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

  private func showEffect() {
    let glass = effect as? UIGlassEffect
    backgroundColor = glass?.material ?? (effect as? UIBlurEffect)?.style.material
    // The shape of glass unless the app has set another one.
    if glass != nil, storedCorners == nil { cornerConfiguration = .capsule() }
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
