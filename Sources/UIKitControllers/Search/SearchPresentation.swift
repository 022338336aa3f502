internal import CoreGraphics
internal import Foundation
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics
internal import UIKitTables

/// The presentation of a search: above one screen, below the bar that the search bar is in. A search bar that is part of the screen stands
/// above it meanwhile, in the container.
final class SearchPresentation: UIPresentationController {
  private var lifted: LiftedSearchBar?
  /// Whether the search has presented itself: only then its delegate receives the messages.
  private var reports = false

  private var search: UISearchController? { presentedViewController as? UISearchController }

  override var standardTransition: UIModalTransitionStyle { .crossDissolve }
  override var endsEditing: Bool { false }
  override var leavesWithContext: Bool { true }

  /// Whether nothing below is to be touched and read.
  var coversScreen = true { didSet { passesTouches = !coversScreen } }

  // MARK: Messages

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let search else { return }
    passesTouches = !coversScreen
    if search.navigation == nil, let container = containerView { lifted = LiftedSearchBar(search, in: container) }
    reports = search.beginning == .presenting
    if reports { search.delegate?.willPresentSearchController(search) }
    search.update()
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    guard let search else { return }
    if completed, reports { search.delegate?.didPresentSearchController(search) }
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    guard let search else { return }
    if reports { search.delegate?.willDismissSearchController(search) }
    search.clear()
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    guard let search, completed else { return }
    lifted?.putBack()
    lifted = nil
    if reports { search.delegate?.didDismissSearchController(search) }
  }

  // MARK: Places

  override func placeSurroundings(_ progress: CGFloat) {
    search?.show(isActive: progress > 0.5)
    lifted?.place(isUp: progress > 0.5, presentingViewController)
    adoptInsets()
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    if let lifted, let search { lifted.place(isUp: search.isShownActive, presentingViewController) }
    adoptInsets()
  }

  func barHeightChanged() { containerView?.setNeedsLayout() }

  /// Gives the search the safe area of the screen that it covers, which has insets of its own below bars.
  func adoptInsets() {
    guard let container = containerView, let search, let screen = presentingViewController.viewIfLoaded else { return }
    // A container beside the screen's view has its place, also while the screen slides.
    if container.superview === screen.superview, container.bounds.size != screen.bounds.size || container.center != screen.center
    {
      (container.bounds.size, container.center) = (screen.bounds.size, screen.center)
    }
    var wanted = screen.safeAreaInsets
    if let lifted { wanted.top = lifted.height }
    let own = container.safeAreaInsets
    let insets = UIEdgeInsets(
      top: max(0, wanted.top - own.top), left: max(0, wanted.left - own.left), bottom: max(0, wanted.bottom - own.bottom),
      right: max(0, wanted.right - own.right))
    if search.overlayInsets != insets { search.overlayInsets = insets }
  }
}

/// A search bar that has left the screen's view, such as the header of a table, for the top of a presentation.
@MainActor private final class LiftedSearchBar {
  private let bar: UISearchBar
  private weak var home: UIView?
  private let index: Int
  private let frame: CGRect
  private let ground = UIView()
  /// Where the table sets the bar's frame, the bar stays at the top of this view.
  private let holder = UIView()
  private let search: UISearchController
  private unowned let container: UIView
  private var hidBar = false

  init?(_ search: UISearchController, in container: UIView) {
    guard let home = search.bar.superview, search.bar.window != nil else { return nil }
    (self.search, self.container, bar, self.home) = (search, container, search.bar, home)
    (index, frame) = (home.subviews.firstIndex(of: bar) ?? 0, bar.frame)
    ground.backgroundColor = .systemBackground
    ground.alpha = 0
    container.addSubview(ground)
    container.addSubview(holder)
    holder.frame = container.convert(frame, from: home)
    ground.frame = holder.frame
    holder.addSubview(bar)
    bar.frame = CGRect(origin: .zero, size: frame.size)
  }

  /// The height of the container that the bar takes at the top.
  var height: CGFloat { holder.frame.maxY }

  func place(isUp: Bool, _ screen: UIViewController) {
    let navigation = screen as? UINavigationController ?? screen.navigationController
    if isUp, search.hidesNavigationBarDuringPresentation, let navigation, !navigation.isNavigationBarHidden {
      hidBar = true
      navigation.setNavigationBarHidden(true, animated: false)
    } else if !isUp, hidBar, let navigation {
      hidBar = false
      navigation.setNavigationBarHidden(false, animated: false)
    }
    let height = bar.ownHeight(ofRow: UISearchBar.rowHeight)
    let top = isUp ? max(container.safeAreaInsets.top, screen.viewIfLoaded?.safeAreaInsets.top ?? 0) : 0
    let place =
      isUp || home?.window == nil
      ? CGRect(x: 0, y: top, width: container.bounds.width, height: height)
      : container.convert(
        CGRect(origin: frame.origin, size: CGSize(width: home?.bounds.width ?? frame.width, height: height)), from: home)
    for view in [ground, holder] where container.subviews.last !== holder { container.bringSubviewToFront(view) }
    holder.frame = place
    bar.frame = CGRect(origin: .zero, size: place.size)
    ground.frame = isUp ? CGRect(x: 0, y: 0, width: place.width, height: place.maxY) : place
    ground.alpha = isUp ? 1 : 0
  }

  func putBack() {
    ground.removeFromSuperview()
    holder.removeFromSuperview()
    guard bar.superview === holder, let home else { return }
    bar.frame = CGRect(origin: frame.origin, size: CGSize(width: home.bounds.width, height: bar.bounds.height))
    home.insertSubview(bar, at: min(index, home.subviews.count))
    home.setNeedsLayout()
  }
}
