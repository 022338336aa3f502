internal import Foundation
internal import UIKitGraphics

/// The scroll views that bars at the edges of a controller follow.
@MainActor struct ContentScrollViews {
  private weak var top: UIScrollView?
  private weak var leading: UIScrollView?
  private weak var bottom: UIScrollView?
  private weak var trailing: UIScrollView?

  mutating func set(_ scrollView: UIScrollView?, for edges: NSDirectionalRectEdge) {
    if edges.contains(.top) { top = scrollView }
    if edges.contains(.leading) { leading = scrollView }
    if edges.contains(.bottom) { bottom = scrollView }
    if edges.contains(.trailing) { trailing = scrollView }
  }

  func first(for edges: NSDirectionalRectEdge) -> UIScrollView? {
    if edges.contains(.top), let top { return top }
    if edges.contains(.leading), let leading { return leading }
    if edges.contains(.bottom), let bottom { return bottom }
    return edges.contains(.trailing) ? trailing : nil
  }
}

extension UIViewController {
  /// Has the bars of the containers search for the content's scroll view again, at their next layout.
  package final func reportContentScrollView() {
    for container in sequence(first: self, next: \.storedParent).dropFirst() { container.viewIfLoaded?.setNeedsLayout() }
  }
}
