internal import ConstraintSolver
internal import Foundation

extension NSLayoutConstraint {
  /// The views between which it stands; a guide stands for its owner.
  var views: [UIView] { [first.owner, second?.owner].compactMap { $0 } }

  func activate() {
    guard let host = commonAncestor else {
      preconditionFailure(
        "\(text).isActive = true: the items have no common superview; add both to the same tree of views first")
    }
    self.host = host
    host.layoutItem.constraints.append(self)
    first.uses.append(self)
    second?.uses.append(self)
    join()
  }

  func deactivate() {
    leave()
    host?.storedLayout?.constraints.removeAll { $0 === self }
    host = nil
    first.uses.removeAll { $0 === self }
    second?.uses.removeAll { $0 === self }
  }

  /// Enters the engine of the host's inside.
  func join() {
    guard let host else { return }
    for item in [first, second] { item.map { bridge($0, to: host) } }
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

  private var commonAncestor: UIView? {
    guard let owner = first.owner else { return nil }
    guard let second else { return owner }
    guard let other = second.owner else { return nil }
    var next: UIView? = owner
    while let view = next {
      if other.isDescendant(of: view) { return view }
      next = view.superview
    }
    return nil
  }

  /// Whether leading is on the right here.
  var isMirrored: Bool {
    guard firstAttribute.parts?.isDirectional ?? false || secondAttribute.parts?.isDirectional ?? false else { return false }
    return first.owner?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}
