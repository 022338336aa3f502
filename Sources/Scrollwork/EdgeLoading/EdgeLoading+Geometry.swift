import ListModel
import UIKit

// The content and its distance from the viewport.
extension EdgeLoading {
  var axis: NSLayoutConstraint.Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  /// Whether the edge is at the top or at the left.
  var isStart: Bool {
    switch edge {
    case .top: true
    case .bottom: false
    case .leading: !isMirrored
    case .trailing: isMirrored
    }
  }

  private var isMirrored: Bool { scrollView?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  var offset: CGFloat { scrollView?.contentOffset.along(axis) ?? 0 }

  var contentLength: CGFloat { content.end - content.start }

  /// The content without the indicator and the space beside the indicator. A container's content size is at least its viewport's.
  private var content: (start: CGFloat, end: CGFloat) {
    guard let scrollView else { return (0, 0) }
    guard let container = scrollView as? ContainerScrollView else { return (0, scrollView.contentSize.along(axis)) }
    let (stack, start) = (container.arranger.stack, container.arranger.stackStart)
    var (first, end) = (0.0, stack.total)
    if let indicator, let child = container.arranger.child(indicator)?.id {
      let place = stack.segment(of: child)
      if isStart {
        first = min(place.end + stack.gap(after: child), end)
      } else {
        // The last child that takes up space before the indicator.
        let last = place.start > 0 ? stack.firstChild(endingAfter: place.start.nextDown) : nil
        end = last.map { stack.segment(of: $0).end } ?? 0
      }
    }
    return (CGFloat(start + first), CGFloat(start + end))
  }

  /// From the viewport to the edge, without the indicator; negative beyond.
  var distance: CGFloat {
    guard let scrollView else { return 0 }
    let (bounds, insets) = (scrollView.bounds.along(axis), scrollView.adjustedContentInset)
    return isStart
      ? CGFloat(bounds.start) + insets.before(axis) - content.start : content.end - CGFloat(bounds.end) + insets.after(axis)
  }
}
