import ListModel
import UIKit

/// Shows a view that contains a scroll view at full length: the length of the scroll view's content plus the space around it.
///
/// The view itself is only as long as the visible part plus that space; the scroll view inside is scrolled to match.
final class StackScrollHost: UIScrollView {
  /// The controller's view.
  let view: UIView
  private let inner: UIScrollView
  private let axis: NSLayoutConstraint.Axis
  private let room: UIEdgeInsets
  private let own: OwnScrolling
  private var observation: NSKeyValueObservation?

  init(_ view: UIView, _ inner: UIScrollView, _ room: UIEdgeInsets, _ axis: NSLayoutConstraint.Axis) {
    (self.view, self.inner, self.room, self.axis) = (view, inner, room, axis)
    own = OwnScrolling(takenFrom: inner, adjustment: .never)
    super.init(frame: view.frame)
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    addSubview(view)
    observation = inner.observe(\.contentSize) { [weak self] _, _ in MainActor.assumeIsolated { self?.takeLength() } }
    takeLength()
  }

  required init?(coder: NSCoder) { nil }

  func release() {
    observation?.invalidate()
    own.restore(to: inner)
    if view.superview === self { view.removeFromSuperview() }
  }

  private func takeLength() {
    let length = inner.contentSize.along(axis) + inner.contentInset.sum(axis) + room.sum(axis)
    let size = CGSize(axis, along: length, across: bounds.size.along(axis.other))
    if contentSize != size { contentSize = size }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let shown = bounds.along(axis)
    let length = min(Double(contentSize.along(axis)), shown.length + Double(room.sum(axis)))
    let start = min(max(0, shown.start - Double(room.before(axis))), Double(contentSize.along(axis)) - length)
    let across = bounds.along(axis.other)
    let frame = CGRect(
      origin: CGPoint(axis, along: CGFloat(start), across: CGFloat(across.start)),
      size: CGSize(axis, along: CGFloat(max(0, length)), across: CGFloat(across.length)))
    if view.frame != frame { view.frame = frame }
    view.layoutIfNeeded()
    let offset = CGPoint(
      axis, along: CGFloat(start) - inner.contentInset.before(axis), across: inner.contentOffset.along(axis.other))
    if inner.contentOffset != offset { inner.contentOffset = offset }
  }
}
