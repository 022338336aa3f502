public import Foundation

/// A spinner that says: something is going on.
@MainActor open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    /// 20 points square.
    case medium = 100
    /// 37 points square.
    case large = 101

    var side: CGFloat { self == .medium ? 20 : 37 }
  }

  private let spinner = Spinner()
  private var ownColor: UIColor?

  /// As large as the style has it; at rest, and so hidden.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    setUp()
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addSubview(spinner)
    isHidden = true
  }

  open var style: Style {
    didSet {
      guard style != oldValue else { return }
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  /// Of the ticks; setting nil gives the system's grey.
  open var color: UIColor! {
    get { ownColor ?? .systemGray }
    set {
      ownColor = newValue
      spinner.color = color
    }
  }

  open var hidesWhenStopped = true {
    didSet { if hidesWhenStopped != oldValue, !isAnimating { isHidden = hidesWhenStopped } }
  }

  open func startAnimating() {
    spinner.isSpinning = true
    if hidesWhenStopped { isHidden = false }
  }

  open func stopAnimating() {
    spinner.isSpinning = false
    if hidesWhenStopped { isHidden = true }
  }

  open var isAnimating: Bool { spinner.isSpinning }

  open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    spinner.bounds.size = intrinsicContentSize
    spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
