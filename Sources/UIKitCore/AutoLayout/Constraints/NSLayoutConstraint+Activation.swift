internal import ConstraintSolver
internal import Diagnostics
internal import Foundation

extension NSLayoutConstraint {
  /// Calls `body` with each item of the constraint, including the ends of a distance.
  func forEachItem(_ body: (LayoutItem) -> Void) {
    first.forEachItem(body)
    second?.forEachItem(body)
  }

  /// The views of the constraint's items; a guide counts as its owner.
  var views: [UIView] {
    var views: [UIView] = []
    forEachItem { item in item.owner.map { views.append($0) } }
    return views
  }

  func activate() {
    if !activateIfPossible() {
      programmingError(
        "\(text).isActive = true: the items have no common superview; add both to the same tree of views first")
    }
  }

  /// Activates a constraint that is not active; false if its items have no common superview.
  func activateIfPossible() -> Bool {
    guard let host = commonAncestor else { return false }
    self.host = host
    host.layoutItem.constraints.append(self)
    forEachItem { $0.uses.append(self) }
    join()
    return true
  }

  func deactivate() {
    leave()
    host?.storedLayout?.constraints.removeAll { $0 === self }
    host = nil
    forEachItem { item in item.uses.removeAll { $0 === self } }
  }

  /// Adds the constraint to the engine that solves the host's inside.
  func join() {
    guard let host else { return }
    forEachItem { bridge($0, to: host) }
    host.interiorEngine.add(self)
  }

  func leave() {
    engine?.remove(self)
    engine = nil
  }

  /// Views that are placed by frames between the item and the host: their insides are from now on solved together with the host's.
  private func bridge(_ item: LayoutItem, to host: UIView) {
    guard let owner = item.owner, owner !== host else { return }
    var next = item.isView ? owner.superview : owner
    while let view = next, view !== host {
      if view.isLayoutIsland { view.joinSurroundings() }
      next = view.superview
    }
  }

  /// The nearest view that contains all items; nil if one of them is gone or in another hierarchy.
  private var commonAncestor: UIView? {
    var (common, isFirst) = (UIView?.none, true)
    forEachItem { item in
      common = isFirst ? item.owner : item.owner.flatMap { common?.ancestor(around: $0) }
      isFirst = false
    }
    return common
  }

  /// Whether leading is on the right: the host's reading direction decides, not that of the items.
  var isMirrored: Bool {
    guard firstAttribute.parts?.isDirectional ?? false || secondAttribute.parts?.isDirectional ?? false else { return false }
    return host?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}

extension UIView {
  /// This view or its nearest ancestor that contains `other`.
  fileprivate func ancestor(around other: UIView) -> UIView? {
    var next: UIView? = self
    while let view = next {
      if other.isDescendant(of: view) { return view }
      next = view.storedSuperview
    }
    return nil
  }
}
