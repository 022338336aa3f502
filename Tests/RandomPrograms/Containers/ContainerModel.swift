import ListModel
import Scrollwork
import UIKit

/// What a container must show, worked out from an array of its children: every length summed, nothing kept from one time to the next.
@MainActor struct ContainerModel {
  /// One child, as the person who made it knows it.
  @MainActor final class Child {
    let name: Int
    let view: UIView
    let list: NamedList?
    var insets = UIEdgeInsets.zero
    /// nil is the container's.
    var spacing: CGFloat?
    var isPinned = false
    /// Of a plain view, along the stack, as somebody has set it.
    var length: CGFloat = 0

    /// When it was hidden or shown.
    var turns: [Double] = []

    init(_ name: Int, _ view: UIView, _ list: NamedList? = nil) {
      (self.name, self.view, self.list) = (name, view, list)
    }
  }

  /// Where one child belongs in the content.
  struct Place {
    let child: Child
    /// With its insets.
    let space: Segment
  }

  var children: [Child] = []
  var spacing: CGFloat = 0
  var axis = NSLayoutConstraint.Axis.vertical

  /// Whether the container scrolls the child's content.
  func isManaged(_ child: Child) -> Bool { (child.view as? UIScrollView).map { !$0.isScrollEnabled } ?? false }

  func length(_ child: Child) -> Double {
    if child.view.isHidden { return 0 }
    guard let scrollView = child.view as? UIScrollView, isManaged(child) else {
      return Double(max(0, child.length + child.insets.sum(axis)))
    }
    let content = scrollView.contentSize.along(axis) + scrollView.contentInset.sum(axis)
    return Double(max(0, content + child.insets.sum(axis)))
  }

  /// All children, hidden ones too, in order.
  var places: [Place] {
    var start = 0.0
    return children.map { child in
      let place = Place(child: child, space: Segment(start: start, length: length(child)))
      if !child.view.isHidden { start += place.space.length + Double(child.spacing ?? spacing) }
      return place
    }
  }

  /// From the first child's start to the end of the last one that takes up anything.
  var length: Double {
    places.last { !$0.child.view.isHidden && ($0.space.length > 0 || $0.child.spacing ?? spacing > 0) }?.space.end ?? 0
  }

  /// The pinned child at `edge`, and where it is.
  func stuck(at edge: Double) -> (child: Child, place: Segment)? {
    let places = places
    guard edge > 0, let index = places.lastIndex(where: { isPinned($0) && $0.space.start <= edge }) else { return nil }
    let end = min(length, places[(index + 1)...].first(where: isPinned)?.space.start ?? length)
    let space = places[index].space
    let section = max(space.end, end)
    return (places[index].child, Segment(start: max(space.start, min(edge, section - space.length)), length: space.length))
  }

  private func isPinned(_ place: Place) -> Bool { place.child.isPinned && !place.child.view.isHidden }
}

extension NSLayoutConstraint.Axis {
  var other: NSLayoutConstraint.Axis { self == .vertical ? .horizontal : .vertical }
}

extension CGSize {
  func along(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .vertical ? height : width }
}

extension CGRect {
  func along(_ axis: NSLayoutConstraint.Axis) -> Segment {
    Segment(start: Double(axis == .vertical ? minY : minX), length: Double(size.along(axis)))
  }
}

extension CGPoint {
  func along(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .vertical ? y : x }
}

extension UIEdgeInsets {
  func before(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .vertical ? top : left }

  func after(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .vertical ? bottom : right }

  func sum(_ axis: NSLayoutConstraint.Axis) -> CGFloat { before(axis) + after(axis) }
}
