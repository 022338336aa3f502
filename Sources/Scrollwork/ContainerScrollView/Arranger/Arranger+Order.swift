import Diagnostics
import ListModel
import UIKit

// The order of children, as code asks for it and as the subviews of the content view have it.
extension Arranger {
  /// The views that code has given, in order.
  var arrangedViews: [UIView] { content.subviews.map { ($0 as? StackScrollHost)?.view ?? $0 } }

  /// Makes `views` the children, in this order.
  func setViews(_ views: [UIView], animated: Bool) {
    let listed = Set(views.map { ObjectIdentifier($0) })
    ensure(
      listed.count == views.count,
      "\(type(of: container)).setArrangedSubviews(_:animated:): a view is in the list twice; give each once")
    let container = container
    let change: @MainActor () -> Void = { container.arranger.replaceViews(by: views, listed) }
    animated && container.window != nil ? features.motion.performUpdates(change, completion: nil) : change()
  }

  private func replaceViews(by views: [UIView], _ listed: Set<ObjectIdentifier>) {
    for view in arrangedViews where !listed.contains(ObjectIdentifier(view)) {
      if let child = child(view), features.sections.section(of: child) != nil { continue }
      container.removeArrangedSubview(view)
    }
    let kept = arrangedViews
    let places = Dictionary(uniqueKeysWithValues: kept.indices.map { (ObjectIdentifier(kept[$0]), $0) })
    let staying = longestRise(in: views.map { places[ObjectIdentifier($0)] })
    for (index, view) in views.enumerated() where !staying.contains(index) {
      insert(view, after: index == 0 ? nil : views[index - 1])
    }
  }

  private func insert(_ view: UIView, after other: UIView?) {
    let view = child(view)?.view ?? view
    if let other = other.flatMap({ child($0) }) {
      content.insertSubview(view, aboveSubview: other.view)
    } else {
      content.insertSubview(view, at: 0)
    }
  }

  /// Inserts or moves a view; `index` counts the other children.
  func insert(_ view: UIView, at index: Int, _ call: String) {
    let count = content.subviews.count - (view.superview === content ? 1 : 0)
    ensure(
      index >= 0 && index <= count,
      "\(type(of: container)).\(call): no place \(index) among \(count) children; give an index from 0 to \(count)")
    content.insertSubview(view, at: index)
  }

  /// Index of a new subview. O(1) for the last subview, or if the inserting call names the index or a sibling.
  func position(of view: UIView, in views: [UIView]) -> Int {
    if views.last === view { return views.count - 1 }
    let index: Int?
    switch content.hint {
    case .at(let place): index = place
    case .above(let sibling): index = presentIndex(of: sibling).map { $0 + 1 }
    case .below(let sibling): index = presentIndex(of: sibling)
    case nil: index = nil
    }
    if let index, views.indices.contains(index), views[index] === view { return index }
    return views.firstIndex { $0 === view } ?? 0
  }

  private func presentIndex(of view: UIView) -> Int? { child(view).map { stack.presentIndex(of: $0.id) } }

  /// Index in the stack for the view at an index of the subviews. Among sections without views, which are no subviews, it is directly beside
  /// the sibling that the inserting call names, else directly before the next subview.
  func place(at index: Int, in views: [UIView]) -> Int {
    if case .above(let sibling) = content.hint, let child = child(sibling) { return stack.index(of: child.id) + 1 }
    if index == 0, case .at = content.hint { return 0 }
    for view in views.dropFirst(index + 1) {
      if let next = child(view) { return stack.index(of: next.id) }
    }
    return stack.count
  }
}
