import ListModel
import ManualHost
import Scrollwork
import UIKit

/// A random program on a scroll view in which timelines can be followed.
@MainActor protocol TimelineHost: RandomProgram {
  var stage: ManualStage { get }
  var scrollView: UIScrollView { get }
  var axis: NSLayoutConstraint.Axis { get }
  /// Called after each frame and at rest, with whether nothing was changed during the frame; returns what is wrong.
  var afterFrame: (@MainActor (_ isUntouched: Bool) -> String?)? { get set }
  /// Views that may have a timeline.
  var subjects: [UIView] { get }
  /// Start and length of a view in the content, as the program knows them; nil if they are not known.
  func place(of view: UIView) -> (start: CGFloat, length: CGFloat)?
  /// Whether the scroll view sets the frame of the view.
  func isPlaced(_ view: UIView) -> Bool
  func note(_ text: String)
  /// Whether the program's own laws allow code to scroll at any time.
  var mayScrollInside: Bool { get }
  /// Called before a closure of a timeline does anything.
  func willAnswer()
  /// A change from inside a closure of a timeline.
  func changeInside()
}

extension TimelineHost {
  var mayScrollInside: Bool { true }

  func willAnswer() {}

  /// Start of a view in the content, by the places of all views between them and without the view's own transform.
  func shownPlace(of view: UIView) -> (start: CGFloat, length: CGFloat)? {
    guard let superview = view.superview, view.isDescendant(of: scrollView) else { return nil }
    let (size, anchor) = (view.bounds.size, view.layer.anchorPoint)
    let origin = CGPoint(x: view.center.x - size.width * anchor.x, y: view.center.y - size.height * anchor.y)
    let place = superview.convert(CGRect(origin: origin, size: size), to: scrollView)
    return (place.origin.along(axis), place.size.along(axis))
  }
}

extension ContainerWorld: TimelineHost {
  var scrollView: UIScrollView { container }

  var subjects: [UIView] {
    model.children.flatMap { child -> [UIView] in
      if model.isManaged(child) { return [child.view] + cells(of: child) }
      if child.view is UIScrollView { return [child.view] }
      return [child.view] + child.view.subviews
    }
  }

  func isPlaced(_ view: UIView) -> Bool { model.children.contains { $0.view === view } }

  func place(of view: UIView) -> (start: CGFloat, length: CGFloat)? {
    for place in model.places {
      let (child, insets) = (place.child, place.child.insets)
      let start = CGFloat(place.space.start) + insets.before(axis)
      if child.view === view { return (start, max(0, CGFloat(place.space.length) - insets.sum(axis))) }
      guard view.superview === child.view else { continue }
      let (center, length) = (view.center.along(axis), view.bounds.size.along(axis))
      guard model.isManaged(child) else { return child.view is UIScrollView ? nil : (start + center - length / 2, length) }
      // A cell that shows. A list that is hidden may change its rows without a layout of the container.
      guard !child.view.isHidden, cells(of: child).contains(view), let scrollView = child.view as? UIScrollView else {
        return nil
      }
      return (start + scrollView.contentInset.before(axis) + center - length / 2, length)
    }
    return nil
  }

  /// The closure may scroll, or change children when the placement has begun.
  func willAnswer() { keepsPlaceInMessages = false }

  func changeInside() { changeChildren() }
}

extension RandomPager: TimelineHost {
  var scrollView: UIScrollView { paged }
  var axis: NSLayoutConstraint.Axis { .vertical }
  var subjects: [UIView] { [header, bar] + header.subviews + [paged.viewForPage(at: paged.currentPage)].compactMap { $0 } }

  func isPlaced(_ view: UIView) -> Bool { view.superview !== header }

  func place(of view: UIView) -> (start: CGFloat, length: CGFloat)? {
    if let resized, resized.page === view, resized.offset == paged.contentOffset { return nil }
    return shownPlace(of: view)
  }

  var mayScrollInside: Bool { false }

  func changeInside() {}
}
