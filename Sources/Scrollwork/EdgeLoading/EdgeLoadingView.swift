import UIKit

/// A view that shows what an `EdgeLoading` does. Its length along the scroll direction is that of its frame or its constraints.
@preconcurrency @MainActor public protocol EdgeLoadingIndicator: UIView {
  /// Called when the view is inserted, and after each change of `EdgeLoading.state`. A view of a later retry button calls
  /// `EdgeLoading.retry()`.
  func show(_ loading: EdgeLoading)
}

/// A spinner while something is loaded, and a line with a button after an error.
@preconcurrency @MainActor open class EdgeLoadingView: UIView, EdgeLoadingIndicator {
  /// The line after an error; "Loading failed." by default.
  open var failureText: @MainActor (any Error) -> String = { _ in "Loading failed." }

  /// Shown while something is loaded.
  public let spinner = UIActivityIndicatorView(style: .medium)
  /// Shows `failureText`.
  public let label = UILabel()
  /// Repeats the request; "Try again" by default.
  public let retryButton = UIButton(type: .system)
  private weak var loading: EdgeLoading?
  private let axis: NSLayoutConstraint.Axis

  /// 64 points long, 120 if the content scrolls sideways.
  public init(_ axis: NSLayoutConstraint.Axis = .vertical) {
    self.axis = axis
    super.init(frame: CGRect(x: 0, y: 0, width: 120, height: 64))
    setUp()
  }

  public required init?(coder: NSCoder) {
    axis = .vertical
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.numberOfLines = 2
    retryButton.setTitle("Try again", for: .normal)
    retryButton.addAction(UIAction { [weak self] _ in self?.loading?.retry() }, for: .touchUpInside)
    for view in [spinner, label, retryButton] { addSubview(view) }
  }

  open func show(_ loading: EdgeLoading) {
    self.loading = loading
    var error: (any Error)?
    if case .failed(let failure) = loading.state { error = failure }
    label.text = error.map { failureText($0) }
    (label.isHidden, retryButton.isHidden) = (error == nil, error == nil)
    if case .loading = loading.state { spinner.startAnimating() } else { spinner.stopAnimating() }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    spinner.sizeToFit()
    spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
    let line = max(0, bounds.width - 32)
    let size = label.sizeThatFits(CGSize(width: line, height: .greatestFiniteMagnitude))
    retryButton.sizeToFit()
    let height = size.height + retryButton.bounds.height
    let top = max(0, (bounds.height - height) / 2)
    label.frame = CGRect(x: (bounds.width - line) / 2, y: top, width: line, height: size.height)
    retryButton.center = CGPoint(x: bounds.midX, y: label.frame.maxY + retryButton.bounds.height / 2)
  }
}
