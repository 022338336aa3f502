internal import CoreGraphics
internal import UIKitCore

/// What gives way to a keyboard: the guides of views, and the scroll view around the first responder.
@MainActor final class KeyboardRoom {
  private struct Guide {
    weak var view: UIView?
    var overlap: CGFloat
  }

  private var guides: [Guide] = []
  private weak var scrollView: UIScrollView?

  /// A view has a guide from now on.
  func add(_ view: UIView) {
    guides.removeAll { $0.view == nil || $0.view === view }
    guides.append(Guide(view: view, overlap: view.keyboardOverlap))
  }

  /// - Parameter view: The view that is edited; nil for a keyboard that is hidden.
  func update(_ view: UIView?, on screen: UIScreen) {
    guides.removeAll()
    for window in screen.windows { collect(window) }
    updateGuides()
    give(view.flatMap { scroller(around: $0) })
  }

  /// Places that depend on the keyboard are laid out at once, in the animation that moves it.
  func updateGuides() {
    for index in guides.indices { guides[index].overlap = guides[index].view?.keyboardOverlap ?? 0 }
    let views = guides.compactMap(\.view)
    for view in views { view.updateKeyboardGuide() }
    for view in views { view.layoutIfNeeded() }
  }

  /// Looks after a layout whether something has come to lie elsewhere.
  /// - Returns: Whether another layout is due.
  func follow(_ view: UIView?, isDragged: Bool) -> Bool {
    var isChanged = false
    for index in guides.indices {
      guard let view = guides[index].view, view.keyboardOverlap != guides[index].overlap else { continue }
      guides[index].overlap = view.keyboardOverlap
      isChanged = view.updateKeyboardGuide() || isChanged
    }
    // Under a finger the content keeps its edges, as on iOS.
    if isDragged { return isChanged }
    return give(view.flatMap { scroller(around: $0) }) || isChanged
  }

  private func collect(_ view: UIView) {
    if view.updateKeyboardGuide() { guides.append(Guide(view: view, overlap: 0)) }
    for view in view.subviews { collect(view) }
  }

  // MARK: Scroll views

  @discardableResult private func give(_ new: UIScrollView?) -> Bool {
    let former = scrollView
    scrollView = new
    var isChanged = false
    if let former, former !== new, former.keyboardInset != 0 {
      former.keyboardInset = 0
      isChanged = true
    }
    if let new, new.keyboardInset != new.keyboardOverlap {
      new.keyboardInset = new.keyboardOverlap
      isChanged = true
    }
    return isChanged
  }

  /// The outermost scroll view that scrolls up and down by less than pages: the ones inside of it move with its content.
  private func scroller(around view: UIView) -> UIScrollView? {
    var found: UIScrollView?
    for case let scrollView as UIScrollView in sequence(first: view, next: \.superview) where isScroller(scrollView) {
      found = scrollView
    }
    return found
  }

  private func isScroller(_ view: UIScrollView) -> Bool {
    if !view.isScrollEnabled || view.isPagingEnabled { return false }
    let (content, room) = (view.contentSize, view.bounds.size)
    return content.height > room.height || view.alwaysBounceVertical || content.width <= room.width
  }
}
