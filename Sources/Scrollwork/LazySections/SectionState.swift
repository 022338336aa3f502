import UIKit

/// What a section's view shows by itself: the offsets of the scroll views in it, selected rows and items, and what its source adds.
@MainActor struct SectionState {
  private var scrolls: [ScrollState] = []
  private var custom: Any?

  /// The state of one scroll view.
  private struct ScrollState {
    let type: ObjectIdentifier
    /// Distance from the start of the content with its insets.
    let offset: CGPoint
    /// Position in the plane of an endless scroll view.
    let position: CGPoint?
    let selected: [IndexPath]
  }

  /// nil if there is nothing to restore.
  init?(of view: UIView, custom: Any?) {
    self.custom = custom
    Self.forEachScrollView(in: view) { scrolls.append(Self.state(of: $0)) }
    if custom == nil && scrolls.isEmpty { return nil }
  }

  private static func state(of scrollView: UIScrollView) -> ScrollState {
    let (offset, insets) = (scrollView.contentOffset, scrollView.adjustedContentInset)
    var selected: [IndexPath] = []
    if let table = scrollView as? UITableView { selected = table.indexPathsForSelectedRows ?? [] }
    if let collection = scrollView as? UICollectionView { selected = collection.indexPathsForSelectedItems ?? [] }
    return ScrollState(
      type: ObjectIdentifier(Swift.type(of: scrollView)), offset: CGPoint(x: offset.x + insets.left, y: offset.y + insets.top),
      position: (scrollView as? InfiniteScrollView)?.position, selected: selected)
  }

  /// Scroll views in the order of the view tree, without those inside of rows and items, and without the parts of a paged scroll view,
  /// which share their offsets.
  private static func forEachScrollView(in view: UIView, _ body: (UIScrollView) -> Void) {
    if view is PagedScrollView { return }
    if let scrollView = view as? UIScrollView { body(scrollView) }
    if view is UITableView || view is UICollectionView || view is InfiniteScrollView { return }
    for subview in view.subviews { forEachScrollView(in: subview, body) }
  }

  /// Gives a new view the offsets and selections, as far as its content is as before.
  ///
  /// - Parameters:
  ///   - axis: the direction in which the container scrolls the content of a child that it manages.
  ///   - isManaged: whether the view is such a child.
  func restore(in view: UIView, _ axis: NSLayoutConstraint.Axis, isManaged: Bool, custom restore: (Any) -> Void) {
    if let custom { restore(custom) }
    if scrolls.isEmpty { return }
    view.layoutIfNeeded()
    var found: [UIScrollView] = []
    Self.forEachScrollView(in: view) { found.append($0) }
    guard found.count == scrolls.count else { return }
    for (scrollView, state) in zip(found, scrolls) where ObjectIdentifier(Swift.type(of: scrollView)) == state.type {
      scroll(scrollView, to: state, isManaged && scrollView === view ? axis : nil)
      select(state.selected, in: scrollView)
    }
  }

  private func scroll(_ scrollView: UIScrollView, to state: ScrollState, _ managed: NSLayoutConstraint.Axis?) {
    if let position = state.position, let endless = scrollView as? InfiniteScrollView { return endless.position = position }
    let (insets, size, bounds) = (scrollView.adjustedContentInset, scrollView.contentSize, scrollView.bounds.size)
    var offset = scrollView.contentOffset
    if managed != .horizontal {
      offset.x = min(max(-insets.left, state.offset.x - insets.left), max(-insets.left, size.width + insets.right - bounds.width))
    }
    if managed != .vertical {
      offset.y = min(max(-insets.top, state.offset.y - insets.top), max(-insets.top, size.height + insets.bottom - bounds.height))
    }
    if offset != scrollView.contentOffset { scrollView.contentOffset = offset }
  }

  private func select(_ paths: [IndexPath], in scrollView: UIScrollView) {
    if let table = scrollView as? UITableView {
      for path in paths where path.section < table.numberOfSections && path.row < table.numberOfRows(inSection: path.section) {
        table.selectRow(at: path, animated: false, scrollPosition: .none)
      }
    }
    if let collection = scrollView as? UICollectionView {
      for path in paths
      where path.section < collection.numberOfSections && path.item < collection.numberOfItems(inSection: path.section) {
        collection.selectItem(at: path, animated: false, scrollPosition: [])
      }
    }
  }
}

extension UIView {
  /// Whether a finger moves something in the view, or the view has the keyboard's focus.
  var isHeld: Bool {
    if isFirstResponder || (self as? UIScrollView)?.isTracking == true { return true }
    return subviews.contains { $0.isHeld }
  }
}
