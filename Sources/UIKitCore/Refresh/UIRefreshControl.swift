public import Foundation
public import UIKitGraphics

/// The spinner above a list that reloads when the content is pulled 60 points below its top.
///
/// Assign it to a scroll view's `refreshControl`, or add it as a subview of a scroll view. It is 60 points high and as wide as the scroll
/// view, and holds the content 60 points lower while it refreshes. `.valueChanged` is sent when a finger starts a refresh. Sizes:
/// "Refresh control" of docs/measurements.md.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  package static let height: CGFloat = 60

  enum Phase {
    /// Not refreshing; shows ticks in proportion to the pull.
    case ready
    case refreshing
    /// Refreshing has ended; the spinner shrinks while the content moves back.
    case ending
    /// Refreshing ended during a pull; the next refresh requires the content to return to its top first.
    case spent
  }

  var phase = Phase.ready
  /// Number of ends so far: an end animation compares it to detect that a later one has begun.
  var ends = 0
  weak var scrollView: UIScrollView?
  let spinner = Spinner()
  private let title = UILabel()

  /// A view that shows the control's content in its place, for a bar with a large title: the control is between the bar and the title. As
  /// large as the control; nil by default.
  package var host: UIView? {
    didSet {
      guard host !== oldValue else { return }
      for view in [spinner, title] { (host ?? self).addSubview(view) }
      setNeedsLayout()
    }
  }

  // MARK: Making

  /// The height of the frame becomes 60; origin and width are adopted. Hidden until the content is pulled.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: Self.height))
    setUp()
  }

  /// Hidden until the content is pulled; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    // Touches go to the scroll view behind, so that a drag on the control scrolls.
    isUserInteractionEnabled = false
    isHidden = true
    title.textAlignment = .center
    title.font = .systemFont(ofSize: 12)
    title.textColor = .secondaryLabel
    spinner.progress = 0
    addSubview(spinner)
    addSubview(title)
  }

  // MARK: Looks

  /// The spinner's colour. `.systemGray` if nil was set last, whatever tint the superviews have.
  open override var tintColor: UIColor! {
    didSet { spinner.color = storedTint.own ?? .systemGray }
  }

  /// A line of text below the spinner, in 12 points and `.secondaryLabel` unless its attributes say otherwise; nil, the default, shows
  /// none.
  open var attributedTitle: NSAttributedString? {
    didSet {
      title.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  // MARK: Refreshing

  /// False: a pull begins a refresh.
  open override var canBecomeFocused: Bool { false }

  /// True from the begin of a refresh to the call of `endRefreshing()`.
  open var isRefreshing: Bool { phase == .refreshing }

  /// Starts refreshing by code, as when loading began for another reason. Sends no `.valueChanged`.
  ///
  /// Content at rest stays where it is: scroll to the top to show the spinner. Content that is pulled below its top moves down by 60
  /// points.
  open func beginRefreshing() {
    guard phase != .refreshing else { return }
    let isPulled = pulled > 0
    enterRefreshing()
    if isPulled, let scrollView { scrollView.contentOffset.y -= Self.height }
  }

  /// Ends refreshing: the content slides back, unless a finger or its own motion moves it. Does nothing if not refreshing.
  open func endRefreshing() {
    if phase == .refreshing { leaveRefreshing() }
  }

  // MARK: Overridden

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  open override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    if newSuperview !== scrollView { detachFromScrollView() }
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if let scroll = superview as? UIScrollView { attach(to: scroll) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let hasTitle = attributedTitle != nil
    spinner.bounds.size = CGSize(width: 28, height: 28)
    spinner.center = CGPoint(x: bounds.midX, y: hasTitle ? 21 : bounds.midY)
    title.frame = CGRect(x: 16, y: 38, width: max(0, bounds.width - 32), height: 20)
    title.isHidden = !hasTitle
  }

  @_spi(UIKitModules) open override var defaultAccessibilityLabel: String? { attributedTitle?.string ?? "Refreshing" }
  @_spi(UIKitModules) open override var accessibilityRole: AccessibilityRole { .refreshControl }
}
