internal import Scrollwork
internal import UIKit

/// A container and its children seen from outside, as a value: where everything is, in the coordinates of the content.
struct XRayPicture {
  struct Child {
    var color: UIColor
    /// The view's frame: for a table in a container no more than what shows.
    var frame: CGRect
    /// The space of the whole content; as large as the frame for a plain view.
    var content: CGRect
    /// Rows near the viewport that have a cell.
    var liveCells: [CGRect] = []
    /// All cells, near or not.
    var liveCount = 0
    /// Rows near the viewport that have no cell.
    var emptyRows: [CGRect] = []
    var isTable = false
  }

  var viewport: CGRect
  var content: CGRect
  var children: [Child]

  var liveCount: Int { children.reduce(0) { $0 + $1.liveCount } }

  /// - Parameter contentView: Whose subviews are the children; the scroll view itself if it has no other.
  @MainActor init(of scrollView: UIScrollView, contentView: UIView) {
    viewport = scrollView.bounds
    content = CGRect(origin: .zero, size: scrollView.contentSize)
    children = []
    if let container = scrollView as? ContainerScrollView {
      let shown = container.arrangedSubviews.filter { !$0.isHidden }
      children = shown.map { Self.child($0, in: container.rect(of: $0), viewport) }
      return
    }
    let views = scrollView is UITableView ? [scrollView] : contentView.subviews.filter { $0 is UITableView || $0 is NoticeView }
    // What is off screen stays where it was last: places come from the order, as the container itself finds them.
    var top: CGFloat = 0
    for view in views where !view.isHidden {
      let child = (view as? UITableView).map { Self.child($0, at: top, viewport, $0 === scrollView) } ?? Self.child(view, at: top)
      children.append(child)
      top = child.content.maxY
    }
  }

  @MainActor private static func child(_ view: UIView, in place: CGRect, _ viewport: CGRect) -> Child {
    if let table = view as? UITableView { return child(table, at: place.minY, viewport, false) }
    // What a controller shows of a long list.
    if view is UIScrollView, let table = view.subviews.first?.subviews.first(where: { $0 is UITableView }) as? UITableView {
      return child(table, at: place.maxY - table.contentSize.height, viewport, false)
    }
    return Child(color: .systemGray, frame: place, content: place)
  }

  @MainActor private static func child(_ view: UIView, at top: CGFloat) -> Child {
    let place = CGRect(x: 0, y: top, width: view.bounds.width, height: view.bounds.height)
    return Child(color: .systemGray, frame: place, content: place)
  }

  @MainActor private static func child(_ table: UITableView, at top: CGFloat, _ viewport: CGRect, _ isAlone: Bool) -> Child {
    let size = CGSize(width: viewport.width, height: table.contentSize.height)
    let place = CGRect(origin: CGPoint(x: 0, y: top), size: size)
    // A naive table is as large as its content; one in a container as what shows.
    let shown = isAlone || table.bounds.height < size.height ? place.intersection(viewport) : place
    var child = Child(color: table.tintColor, frame: shown.isNull ? .zero : shown, content: place, isTable: true)
    let horizon = viewport.insetBy(dx: 0, dy: -2.5 * viewport.height).offsetBy(dx: 0, dy: -top)
    let live = Set(table.indexPathsForVisibleRows ?? [])
    for path in table.indexPathsForRows(in: horizon) ?? [] {
      let row = table.rectForRow(at: path).offsetBy(dx: 0, dy: top)
      if live.contains(path) { child.liveCells.append(row) } else { child.emptyRows.append(row) }
    }
    child.liveCount = live.count
    return child
  }
}
