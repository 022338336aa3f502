import UIKit

/// A child of a container, what the container watches of it, and what it must give back.
@MainActor final class ContainerChild {
  let view: UIView
  /// The same view, if its content is to be scrolled.
  let scrollView: UIScrollView?
  /// Its place in the stack.
  var index = 0
  /// The last pass in which it was on screen.
  var pass = -1
  var isMarkedChanged = false
  private var observations: [NSKeyValueObservation] = []
  private var own: OwnScrolling?
  /// Of a child whose height is up to constraints.
  private(set) var constraints: ChildConstraints?

  /// A scroll view's settings from before it was managed.
  private struct OwnScrolling {
    let isScrollEnabled: Bool
    let scrollsToTop: Bool
    let adjustment: UIScrollView.ContentInsetAdjustmentBehavior
  }

  init(_ view: UIView) {
    self.view = view
    scrollView = view as? UIScrollView
  }

  /// The height of the space that it takes in the stack.
  var extent: Double {
    if view.isHidden { return 0 }
    guard let scrollView else { return Double(view.frame.height) }
    let insets = scrollView.contentInset
    return max(0, Double(insets.top + scrollView.contentSize.height + insets.bottom))
  }

  typealias Handler = @MainActor @Sendable (ContainerChild) -> Void
  private typealias Telling = @MainActor @Sendable () -> Void

  func manage(whenResized resized: @escaping Handler, whenScrolled scrolled: @escaping Handler) {
    let (resized, scrolled) = (telling(resized), telling(scrolled))
    observations.append(view.observe(\.isHidden) { _, _ in resized() })
    guard let scrollView else {
      // A size may be set either way, and each is told of its own.
      observations.append(view.observe(\.frame) { _, _ in resized() })
      observations.append(view.observe(\.bounds) { _, _ in resized() })
      return
    }
    observations.append(scrollView.observe(\.contentSize) { _, _ in resized() })
    observations.append(scrollView.observe(\.contentInset) { _, _ in resized() })
    observations.append(scrollView.observe(\.contentOffset) { _, _ in scrolled() })
    takeScrolling(of: scrollView)
  }

  /// Observers on Apple's side are not promised to be called on the main actor, though views change nowhere else.
  ///
  /// The check and the cast of `MainActor.assumeIsolated`, which allocates in every call because it casts there.
  private func telling(_ handler: @escaping Handler) -> @Sendable () -> Void {
    let isolated: Telling = { [weak self] in
      if let self { handler(self) }
    }
    let tell = unsafeBitCast(isolated, to: (@Sendable () -> Void).self)
    return {
      MainActor.preconditionIsolated("a view in a ContainerScrollView was changed off the main actor")
      tell()
    }
  }

  private func takeScrolling(of scrollView: UIScrollView) {
    own = OwnScrolling(
      isScrollEnabled: scrollView.isScrollEnabled, scrollsToTop: scrollView.scrollsToTop,
      adjustment: scrollView.contentInsetAdjustmentBehavior)
    scrollView.isScrollEnabled = false
    scrollView.scrollsToTop = false
    // What bars cover of the part that shows; a table's headers stick below it. The space of the content does not depend on it.
    scrollView.contentInsetAdjustmentBehavior = .always
  }

  /// Gives it the width, and if constraints decide, the height that goes with it.
  func setWidth(_ width: CGFloat, in contentView: UIView) {
    if scrollView == nil, constraints == nil, ChildConstraints.decide(view) {
      constraints = ChildConstraints(view, in: contentView, width: width)
    }
    if let constraints { return constraints.setWidth(width) }
    if view.frame.width != width { view.frame.size.width = width }
  }

  func release() {
    constraints?.end()
    constraints = nil
    for observation in observations { observation.invalidate() }
    observations.removeAll()
    guard let scrollView, let own else { return }
    scrollView.isScrollEnabled = own.isScrollEnabled
    scrollView.scrollsToTop = own.scrollsToTop
    scrollView.contentInsetAdjustmentBehavior = own.adjustment
    self.own = nil
  }
}
