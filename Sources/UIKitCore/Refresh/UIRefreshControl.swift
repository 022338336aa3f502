public import Foundation

/// The spinner above a list: pulling the content 60 pt below its top asks for news.
///
/// A scroll view has it as its `refreshControl`; a subview of one works as well. It is 60 pt high and as wide as the view. While it
/// refreshes the content rests 60 pt lower.
@MainActor open class UIRefreshControl: UIControl {
  static let height: CGFloat = 60

  enum Phase {
    /// Shows as many ticks as the content is pulled far.
    case ready
    case refreshing
    /// The spinner shrinks away while the content goes back.
    case ending
    /// It has ended under a finger: the next pull begins once the content was at its top.
    case spent
  }

  var phase = Phase.ready
  /// Tells one end from the next.
  var ends = 0
  weak var scrollView: UIScrollView?
  let spinner = Spinner()
  private let title = UILabel()

  // MARK: Making

  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: Self.height))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    // A finger that comes down here scrolls.
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

  /// Of the spinner: grey while nil was set last, whatever the superviews' tint is.
  open override var tintColor: UIColor! {
    didSet { spinner.color = storedTint.own ?? .systemGray }
  }

  /// A line below the spinner.
  open var attributedTitle: NSAttributedString? {
    didSet {
      title.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  // MARK: Refreshing

  open var isRefreshing: Bool { phase == .refreshing }

  /// By code, when something else began to load the news; sends nothing.
  ///
  /// The content's new room begins 60 pt higher. Content at rest stays where it is: scroll to the top to show the spinner. Content
  /// that is pulled below its top goes 60 pt further.
  open func beginRefreshing() {
    guard phase != .refreshing else { return }
    let isPulled = pulled > 0
    enterRefreshing()
    if isPulled, let scrollView { scrollView.contentOffset.y -= Self.height }
  }

  /// The news is there: the room goes, and the content slides back unless a finger or its own motion moves it.
  open func endRefreshing() {
    if phase == .refreshing { leaveRefreshing() }
  }

  // MARK: Overridden

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  open override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    if newSuperview !== scrollView { letGo() }
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
}
