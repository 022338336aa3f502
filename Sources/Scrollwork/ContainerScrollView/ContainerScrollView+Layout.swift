import ListModel
import UIKit

// The stack decides as values what shows where; only then are frames written, and only those that differ.
extension ContainerScrollView {
  func arrange() {
    guard !isArranging else { return setNeedsArranging() }
    isArranging = true
    isArrangingDue = false
    arrangeOnce()
    isArranging = false
    if isArrangingDue { setNeedsLayout() }
  }

  /// During a pass it waits for its end: asking for layout then would have every child that is laid out in it try the container first.
  func setNeedsArranging() {
    if isArranging { isArrangingDue = true } else { setNeedsLayout() }
  }

  private func arrangeOnce() {
    takeOrder()
    takeWidth()
    takeChanges()
    // A message in between may have added or removed children; then another pass is due.
    guard !isOrderStale else { return }
    fitContentSize()
    placeContentView()
    if isPlaceStale { placeChildrenOffScreen() }
    placeShownChildren()
  }

  private func fitContentSize() {
    let size = CGSize(width: stackWidth, height: max(CGFloat(stack.extents.total), leastContentHeight))
    if contentSize != size { contentSize = size }
  }

  /// The bounds without insets; nothing inside another container, whose space would then never shrink.
  private var leastContentHeight: CGFloat {
    if superview is ContainerContentView { return 0 }
    return max(0, bounds.height - adjustedContentInset.top - adjustedContentInset.bottom)
  }

  /// By its centre: a frame is put together from it and may come back as another number.
  private func placeContentView() {
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    if contentView.bounds != bounds { contentView.bounds = bounds }
    if contentView.center != center { contentView.center = center }
  }

  /// Children keep their place in the stack off screen too, so a change above moves all that follow.
  private func placeChildrenOffScreen() {
    isPlaceStale = false
    for child in children where !child.view.isHidden {
      if isOrderStale { return }
      let space = stack.extents.segment(of: child.index)
      if let scrollView = child.scrollView {
        if child.pass != pass { keepPlace(of: scrollView, space) }
      } else {
        place(child, CGRect(x: 0, y: space.start, width: stackWidth, height: space.length))
      }
    }
  }

  /// Constraints put edges on whole pixels; where they have a say, so does the container.
  private func place(_ child: ContainerChild, _ space: CGRect) {
    guard let constraints = child.constraints else {
      if child.view.frame != space { child.view.frame = space }
      return
    }
    let scale = window?.screen.scale ?? contentScaleFactor
    let origin = CGPoint(x: space.minX, y: (space.minY * scale).rounded() / scale)
    constraints.place(at: origin)
    if child.view.frame.origin != origin { child.view.frame.origin = origin }
  }

  /// Without height, at the point where converting a row's rectangle to the container gives the row's place in the stack.
  private func keepPlace(of scrollView: UIScrollView, _ space: Segment) {
    let y = CGFloat(space.start) + scrollView.contentInset.top + scrollView.contentOffset.y
    let frame = CGRect(x: 0, y: y, width: stackWidth, height: 0)
    if scrollView.frame != frame { scrollView.frame = frame }
  }

  /// Writing a child's frame and offset sends messages, and whoever hears them may change anything: then this pass stops and another follows.
  private func placeShownChildren() {
    guard !isOrderStale else { return }
    let plan = revision
    pass += 1
    swap(&shown, &formerlyShown)
    shown.removeAll(keepingCapacity: true)
    let (lower, upper) = (Double(bounds.minY), Double(bounds.maxY))
    for index in stack.children(from: lower, to: upper) {
      guard let place = stack.place(of: index, from: lower, to: upper) else { continue }
      let child = children[index]
      child.pass = pass
      shown.append(child)
      if let scrollView = child.scrollView { showPart(of: scrollView, place) }
      if revision != plan { break }
    }
    for child in formerlyShown where child.pass != pass { collapse(child) }
    formerlyShown.removeAll(keepingCapacity: true)
  }

  /// In an order that keeps the offset legal in between: a frame that grows needs the smaller offset first.
  /// A frame that comes under a bar or leaves it may move the offset, which is then set once more.
  private func showPart(of scrollView: UIScrollView, _ place: StackPlace) {
    let frame = CGRect(x: 0, y: place.shown.start, width: stackWidth, height: place.shown.length)
    let insets = scrollView.contentInset
    let offset = CGPoint(x: scrollView.contentOffset.x, y: CGFloat(place.innerOffset) - insets.top)
    let grows = frame.height > scrollView.frame.height
    if grows && scrollView.contentOffset != offset { scrollView.contentOffset = offset }
    if scrollView.frame != frame { scrollView.frame = frame }
    if scrollView.contentOffset != offset { scrollView.contentOffset = offset }
  }

  private func collapse(_ child: ContainerChild) {
    guard let scrollView = child.scrollView, scrollView.superview === contentView else { return }
    // In one piece: changing an overridable property in place would allocate.
    var frame = scrollView.frame
    if frame.height == 0 { return }
    frame.size.height = 0
    scrollView.frame = frame
  }
}
