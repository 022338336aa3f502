package import Foundation
internal import ScrollPhysics
internal import UIKitGraphics

// Shows a part of a view in the scroll views around it.
extension UIView {
  /// Scrolls each scroll view around this view the shortest way that shows `area`, in this view's coordinates, from the innermost outward, by
  /// `scrollRectToVisible(_:animated:)`. Nothing scrolls while a finger is down in one of them.
  ///
  /// A scroll view that pages goes to a whole page. A view that is a scroll view itself is expected to show what it can.
  package func scrollIntoView(_ area: CGRect, animated: Bool) {
    guard area.height > 0, !isScrolledByFinger else { return }
    var (view, area) = (self, area)
    // The scroll view that has moved in the place of one inside of it.
    var moved: UIScrollView?
    while (area.minX + area.maxX + area.minY + area.maxY).isFinite {
      if let scrollView = view as? UIScrollView {
        let outer = scrollView.contentScroller?.scrolledView
        if scrollView === self ? outer != nil : scrollView !== moved {
          scrollView.scrollRectToVisible(scrollView.wholePages(around: area), animated: animated)
        }
        if let outer { moved = outer }
        if scrollView !== self || scrollView.isScrollEnabled { area = scrollView.shown(area) }
      }
      guard let parent = view.superview else { return }
      area = view.convert(area, to: parent)
      if let place = (parent as? any SubviewParking)?.place(ofParked: view) {
        area = area.offsetBy(dx: place.x - view.frame.minX, dy: place.y - view.frame.minY)
      }
      view = parent
    }
  }

  private var isScrolledByFinger: Bool {
    sequence(first: self) { $0.superview }.contains { ($0 as? UIScrollView)?.isTracking ?? false }
  }
}

extension UIScrollView {
  /// The area, on each axis that pages as long as the page with its middle.
  fileprivate func wholePages(around area: CGRect) -> CGRect {
    guard isPagingEnabled else { return area }
    let (x, y) = (page(around: area, .x), page(around: area, .y))
    return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  private func page(around area: CGRect, _ axis: Axis) -> (start: CGFloat, length: CGFloat) {
    let (start, length, page) = (area.minPoint(axis), area.size[axis], bounds.size[axis])
    guard machine.geometry.axes[axis].isDraggable, page > 0 else { return (start, length) }
    return (((start + length / 2) / page).rounded(.down) * page, page)
  }

  /// The area where it shows once the content has been scrolled to it: in the part of the bounds that the insets leave free.
  fileprivate func shown(_ area: CGRect) -> CGRect {
    let room = bounds.inset(by: adjustedContentInset)
    func part(_ axis: Axis) -> (start: CGFloat, length: CGFloat) {
      let (first, length) = (room.minPoint(axis), max(0, min(area.size[axis], room.size[axis])))
      return (max(first, min(area.minPoint(axis), first + room.size[axis] - length)), length)
    }
    let (x, y) = (part(.x), part(.y))
    return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }
}
