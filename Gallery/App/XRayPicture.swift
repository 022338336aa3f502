internal import Scrollwork
internal import UIKit

/// A snapshot of a container and its children: all frames, in the coordinates of the content.
struct XRayPicture {
  struct Child {
    var color: UIColor
    /// The view's frame; for a list in a container only its visible part.
    var frame: CGRect
    /// The frame of the child's whole content; equal to `frame` for a plain view.
    var content: CGRect
    /// Rows and items near the viewport that have a cell.
    var liveCells: [CGRect] = []
    /// Number of all cells, near the viewport or not.
    var liveCount = 0
    /// Rows and items near the viewport that have no cell.
    var emptyPlaces: [CGRect] = []
    var isList = false
  }

  private let withPlaces: Bool
  var isSideways: Bool
  var viewport: CGRect
  var content: CGRect
  /// Plain views and lists; lists inside a plain view follow the view.
  var children: [Child] = []

  var liveCount: Int { children.reduce(0) { $0 + $1.liveCount } }

  /// - Parameter withPlaces: Whether `liveCells` and `emptyPlaces` are filled, which asks each list for its rows within five screens.
  @MainActor init(of scrollView: UIScrollView, withPlaces: Bool = true) {
    self.withPlaces = withPlaces
    let container = scrollView as? ContainerScrollView
    isSideways = container?.axis == .horizontal
    viewport = scrollView.bounds
    content = CGRect(origin: .zero, size: scrollView.contentSize)
    if let list = scrollView as? any CellList {
      children.append(child(list, at: .zero, from: viewport))
    }
    for view in Self.parts(of: scrollView) where !view.isHidden {
      add(view, at: container?.rect(of: view) ?? scrollView.convert(view.bounds, from: view), in: scrollView)
    }
  }

  @MainActor private static func parts(of scrollView: UIScrollView) -> [UIView] {
    if let container = scrollView as? ContainerScrollView { return container.arrangedSubviews }
    if let paged = scrollView as? PagedScrollView {
      return (0..<paged.numberOfPages).compactMap { paged.viewForPage(at: $0) }
    }
    if let naive = scrollView as? NaiveContainer { return naive.stackedViews }
    return scrollView.subviews.lazy.compactMap { $0 as? UIStackView }.first?.arrangedSubviews ?? []
  }

  /// - Parameter place: the frame of the whole view, including the parts off screen.
  @MainActor private mutating func add(_ view: UIView, at place: CGRect, in scrollView: UIScrollView) {
    let scroller = view as? UIScrollView
    if scroller == nil { children.append(Child(color: .systemGray, frame: place, content: place)) }
    // A list scrolled by the container may show any part of its content, so `contentInset` gives the origin; else `bounds.origin` does.
    let isManaged = scroller?.isScrollEnabled == false
    let (x, y) = isManaged ? (scroller!.contentInset.left, scroller!.contentInset.top) : (-view.bounds.minX, -view.bounds.minY)
    for list in view.cellLists {
      let start = list.convert(CGPoint.zero, to: view)
      var origin = CGPoint(x: place.minX + x + start.x, y: place.minY + y + start.y)
      // A list on the screen may be moved by views between the list and the container; one off the screen has no frame of its own.
      if scrollView.convert(list.bounds, from: list).intersects(viewport) {
        origin = scrollView.convert(CGPoint.zero, from: list)
      }
      children.append(child(list, at: origin, from: list.bounds.offsetBy(dx: origin.x, dy: origin.y)))
    }
  }

  /// - Parameter frame: the visible part of the content that begins at `origin`.
  @MainActor private func child(_ list: any CellList, at origin: CGPoint, from frame: CGRect) -> Child {
    var child = Child(
      color: list.tintColor, frame: frame.isEmpty ? .zero : frame, content: CGRect(origin: origin, size: list.contentSize),
      liveCount: list.visibleCellCount, isList: true)
    guard withPlaces else { return child }
    let horizon = viewport.insetBy(dx: -2.5 * viewport.width, dy: -2.5 * viewport.height)
    for (place, isLive) in list.cellPlaces(in: horizon.offsetBy(dx: -origin.x, dy: -origin.y)) {
      let cell = place.offsetBy(dx: origin.x, dy: origin.y)
      if isLive { child.liveCells.append(cell) } else { child.emptyPlaces.append(cell) }
    }
    return child
  }
}
