import Diagnostics
import ListModel
import UIKit

// API shared with `UIStackView`.
extension ContainerScrollView {
  /// A container with children; each gets the container's width and keeps its own height.
  public convenience init(
    arrangedSubviews: [UIView], axis: NSLayoutConstraint.Axis = .vertical, spacing: CGFloat = 0
  ) {
    self.init(frame: .zero)
    self.axis = axis
    self.spacing = spacing
    for view in arrangedSubviews { addArrangedSubview(view) }
  }

  /// The children in order: the subviews of `contentView`. Of lazy sections those that have a view.
  public var arrangedSubviews: [UIView] { content.subviews.map { ($0 as? StackScrollHost)?.view ?? $0 } }

  /// Appends a child; one from another superview leaves it, one that is in the stack moves to the end.
  public func addArrangedSubview(_ view: UIView) { content.addSubview(view) }

  /// Appends a child, or moves it to the end, with a layout.
  public func addArrangedSubview(_ view: UIView, layout: ChildLayout) {
    self[layoutOf: view] = layout
    addArrangedSubview(view)
  }

  /// Makes `views` the children, in this order: those that stay keep their state, and as few as possible are moved.
  ///
  /// - Parameters:
  ///   - views: The new children; a view that is listed twice stops the program. Views of lazy sections stay, listed or not.
  ///   - animated: Whether all changes are one update, as by `performUpdates(_:completion:)`; only effective in a window.
  public func setArrangedSubviews(_ views: [UIView], animated: Bool) {
    let listed = Set(views.map { ObjectIdentifier($0) })
    ensure(
      listed.count == views.count,
      "\(type(of: self)).setArrangedSubviews(_:animated:): a view is in the list twice; give each once")
    let change: @MainActor () -> Void = { [self] in
      for view in arrangedSubviews where !listed.contains(ObjectIdentifier(view)) && child(view)?.section == nil {
        removeArrangedSubview(view)
      }
      let kept = arrangedSubviews
      let places = Dictionary(uniqueKeysWithValues: kept.indices.map { (ObjectIdentifier(kept[$0]), $0) })
      let staying = longestRise(in: views.map { places[ObjectIdentifier($0)] })
      for (index, view) in views.enumerated() where !staying.contains(index) {
        insert(view, after: index == 0 ? nil : views[index - 1])
      }
    }
    animated && window != nil ? performUpdates(change) : change()
  }

  private func insert(_ view: UIView, after other: UIView?) {
    let view = child(view)?.view ?? view
    if let other = other.flatMap({ child($0) }) {
      content.insertSubview(view, aboveSubview: other.view)
    } else {
      content.insertSubview(view, at: 0)
    }
  }

  /// Inserts a child, or moves one that is in the stack; `index` counts the other children. An index out of range stops the program.
  public func insertArrangedSubview(_ view: UIView, at index: Int) { insert(view, at: index, "insertArrangedSubview(_:at:)") }

  /// Moves a child to another index, counted among the other children.
  public func moveArrangedSubview(_ view: UIView, to index: Int) {
    let view = child(view, "moveArrangedSubview(_:to:)").view
    insert(view, at: index, "moveArrangedSubview(_:to:)")
  }

  private func insert(_ view: UIView, at index: Int, _ call: String) {
    let count = content.subviews.count - (view.superview === content ? 1 : 0)
    ensure(
      index >= 0 && index <= count,
      "\(type(of: self)).\(call): no place \(index) among \(count) children; give an index from 0 to \(count)")
    content.insertSubview(view, at: index)
  }

  /// Removes the child from the container; inside `performUpdates` it fades out first.
  public func removeArrangedSubview(_ view: UIView) {
    leave(child(view, "removeArrangedSubview(_:)").view)
  }
}
