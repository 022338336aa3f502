internal import ConstraintSolver
internal import Diagnostics
internal import Foundation

extension NSLayoutConstraint {
  /// What it relates: views and guides, also those at the ends of a distance.
  func forEachItem(_ body: (LayoutItem) -> Void) {
    first.forEachItem(body)
    second?.forEachItem(body)
  }

  /// The views between which it stands; a guide stands for its owner.
  var views: [UIView] {
    var views: [UIView] = []
    forEachItem { item in item.owner.map { views.append($0) } }
    return views
  }

  func activate() {
    guard let host = commonAncestor else {
      programmingError(
        "\(text).isActive = true: the items have no common superview; add both to the same tree of views first")
    }
    self.host = host
    host.layoutItem.constraints.append(self)
    forEachItem { $0.uses.append(self) }
    join()
  }

  func deactivate() {
    leave()
    host?.storedLayout?.constraints.removeAll { $0 === self }
    host = nil
    forEachItem { item in item.uses.removeAll { $0 === self } }
  }

  /// Enters the engine of the host's inside.
  func join() {
    guard let host else { return }
    forEachItem { bridge($0, to: host) }
    host.interiorEngine.add(self)
  }

  func leave() {
    engine?.remove(self)
    engine = nil
  }

  /// What is related across views that are placed by frames must be solved together with what is around these.
  private func bridge(_ item: LayoutItem, to host: UIView) {
    guard let owner = item.owner, owner !== host else { return }
    var next = item.isView ? owner.superview : owner
    while let view = next, view !== host {
      if view.isLayoutIsland { view.joinSurroundings() }
      next = view.superview
    }
  }

  /// The nearest view that all items are in; nil if one of them is gone or in another tree.
  private var commonAncestor: UIView? {
    var (common, isFirst) = (UIView?.none, true)
    forEachItem { item in
      common = isFirst ? item.owner : item.owner.flatMap { common?.ancestor(around: $0) }
      isFirst = false
    }
    return common
  }

  /// Whether leading is on the right here: the container's reading direction decides, not that of the items.
  var isMirrored: Bool {
    guard firstAttribute.parts?.isDirectional ?? false || secondAttribute.parts?.isDirectional ?? false else { return false }
    return host?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}

extension UIView {
  /// This view or the nearest one above it that `other` is in.
  fileprivate func ancestor(around other: UIView) -> UIView? {
    var next: UIView? = self
    while let view = next {
      if other.isDescendant(of: view) { return view }
      next = view.storedSuperview
    }
    return nil
  }
}
