public import Foundation
@_spi(UIKitModules) public import UIKitCore
public import UIKitGraphics

/// A turning wheel that shows that work is going on. While it spins in a window, every refresh needs a frame.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// The size of the spinner.
  public enum Style: Int, Sendable {
    /// 20 points square.
    case medium = 100
    /// 37 points square.
    case large = 101

    var side: CGFloat { self == .medium ? 20 : 37 }
  }

  private let spinner = Spinner()
  private var ownColor: UIColor?

  /// Makes a spinner of the style's size. It does not spin, and so is hidden.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    setUp()
  }

  /// Makes a spinner of style `.medium` centred in `frame`. It does not spin, and so is hidden.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    setUp()
  }

  /// Style `.medium`, not spinning; nothing is decoded.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    setUp()
    if let nib = coder as? NibCoder { decodeActivity(nib) }
  }

  private func setUp() {
    addSubview(spinner)
    isHidden = true
  }

  /// `.medium` unless made with another. A change invalidates the intrinsic size.
  open var style: Style {
    didSet {
      guard style != oldValue else { return }
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  /// The colour of the ticks; nil sets the default, `.systemGray`.
  open var color: UIColor! {
    get { ownColor ?? .systemGray }
    set {
      ownColor = newValue
      spinner.color = color
    }
  }

  /// Whether the view is hidden while it does not spin; true by default.
  open var hidesWhenStopped = true {
    didSet { if hidesWhenStopped != oldValue, !isAnimating { isHidden = hidesWhenStopped } }
  }

  /// Spins, and shows the view if `hidesWhenStopped`.
  open func startAnimating() {
    spinner.isSpinning = true
    if hidesWhenStopped { isHidden = false }
  }

  /// Stops, and hides the view if `hidesWhenStopped`.
  open func stopAnimating() {
    spinner.isSpinning = false
    if hidesWhenStopped { isHidden = true }
  }

  /// Whether the spinner spins, in a window or not.
  open var isAnimating: Bool { spinner.isSpinning }

  open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    spinner.bounds.size = intrinsicContentSize
    spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  @_spi(UIKitModules) open override var defaultIsAccessibilityElement: Bool { true }
  @_spi(UIKitModules) open override var defaultAccessibilityLabel: String? { isAnimating ? "In progress" : "Progress halted" }
  @_spi(UIKitModules) open override var defaultAccessibilityTraits: UIAccessibilityTraits { .updatesFrequently }
  @_spi(UIKitModules) open override var accessibilityRole: AccessibilityRole { .activityIndicator }

  @_spi(UIKitModules) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UIActivityIndicatorView.color)
    ]
  }
}
