import Scrollwork
import UIKit

/// The ways to stack two tables in one scroll view.
enum Kind: String, CaseIterable {
  /// `ContainerScrollView`.
  case container
  /// The published algorithm (OLEContainerScrollView, 2014): in every layout the content view follows the bounds, and every child is placed
  /// again, sums from the top.
  case published
  /// The same without a content view: the children are subviews of the scroll view.
  case bare
  /// Inner tables as tall as their content, so every row has a cell.
  case naive
}

@MainActor struct Stack {
  let scrollView: UIScrollView
  private let keptAlive: [Rows]

  init(_ kind: Kind, rows count: Int, tables: Int, frame: CGRect) {
    keptAlive = (0..<tables).map { _ in Rows(count: count) }
    let children = keptAlive.map { $0.table(frame: CGRect(origin: .zero, size: frame.size)) }
    switch kind {
    case .container:
      let container = ContainerScrollView(frame: frame)
      for child in children { container.contentView.addSubview(child) }
      scrollView = container
    case .published, .bare:
      let container = PublishedContainer(frame: frame, hasContentView: kind == .published)
      for child in children { container.add(child) }
      scrollView = container
    case .naive:
      let outer = UIScrollView(frame: frame)
      var y: CGFloat = 0
      for child in children {
        child.isScrollEnabled = false
        child.frame = CGRect(x: 0, y: y, width: frame.width, height: CGFloat(count) * 44)
        y += child.frame.height
        outer.addSubview(child)
      }
      outer.contentSize = CGSize(width: frame.width, height: y)
      scrollView = outer
    }
  }
}

/// Places all its children in every layout, as the published container does: what is off screen gets an empty frame. A child that changes the
/// size of its content causes a layout; without that, the first frame would show nothing.
@MainActor final class PublishedContainer: UIScrollView {
  private let content: UIView?
  private var children: [UIScrollView] = []
  private var observations: [NSKeyValueObservation] = []

  init(frame: CGRect, hasContentView: Bool) {
    content = hasContentView ? UIView(frame: frame) : nil
    super.init(frame: frame)
    if let content { addSubview(content) }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:)") }

  func add(_ child: UIScrollView) {
    child.isScrollEnabled = false
    children.append(child)
    observations.append(
      child.observe(\.contentSize) { [weak self] _, _ in MainActor.assumeIsolated { self?.setNeedsLayout() } })
    (content ?? self).addSubview(child)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let content {
      content.frame = bounds
      content.bounds = CGRect(origin: contentOffset, size: content.bounds.size)
    }
    var y: CGFloat = 0
    for child in children {
      let height = child.contentSize.height
      let top = max(y, contentOffset.y)
      let bottom = max(min(y + height, contentOffset.y + bounds.height), top)
      let frame = CGRect(x: 0, y: top, width: bounds.width, height: bottom - top)
      if child.frame != frame { child.frame = frame }
      let offset = CGPoint(x: 0, y: max(contentOffset.y - y, 0))
      if child.contentOffset != offset { child.contentOffset = offset }
      y += height
    }
    contentSize = CGSize(width: bounds.width, height: y)
  }
}
