internal import Diagnostics
internal import Foundation
internal import QuartzCore
internal import ScrollPhysics

extension NSLayoutConstraint.Axis {
  var direction: Axis { self == .horizontal ? .x : .y }
}

extension UIView {
  func hold(_ constraint: NSLayoutConstraint, _ call: String) {
    for view in constraint.views {
      ensure(
        view.isDescendant(of: self),
        "\(type(of: self)).\(call): \(constraint.text) is about a view that is not inside this one; set isActive instead")
    }
    constraint.isActive = true
  }

  // MARK: Priorities of content

  func contentPriority(_ axis: NSLayoutConstraint.Axis, _ kind: KeyPath<ViewLayout, PerAxis<UILayoutPriority>>)
    -> UILayoutPriority
  {
    guard let storedLayout else { return kind == \.hugging ? .defaultLow : .defaultHigh }
    return storedLayout[keyPath: kind][axis.direction]
  }

  func setContentPriority(
    _ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis,
    _ kind: ReferenceWritableKeyPath<ViewLayout, PerAxis<UILayoutPriority>>
  ) {
    ensure(
      priority.rawValue > 0 && priority.rawValue <= 1000,
      "\(type(of: self)): a content priority of \(priority.rawValue): set a number above 0 and up to 1000")
    let layout = layoutItem
    if layout[keyPath: kind][axis.direction] == priority { return }
    layout[keyPath: kind][axis.direction] = priority
    if let box = layout.box, !box.isGiven { box.engine?.intrinsicPrioritiesChanged(of: box) }
  }

  // MARK: Guides

  func adopt(_ guide: UILayoutGuide) {
    if guide.owningView === self { return }
    guide.owningView?.removeLayoutGuide(guide)
    layoutItem.guides.append(guide)
    guide.layoutItem.owner = self
  }

  func abandon(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    for constraint in guide.layoutItem.uses { constraint.isActive = false }
    if let box = guide.layoutItem.box { box.engine?.close(box) }
    guide.layoutItem.box = nil
    layoutItem.guides.removeAll { $0 === guide }
    guide.layoutItem.owner = nil
  }

  // MARK: Updating

  func prepareForConstraints() {
    flags.serial = LayoutItem.nextSerial()
    if Self.requiresConstraintBasedLayout { flags.needsUpdateConstraints = true }
  }

  func markForUpdateConstraints() {
    flags.needsUpdateConstraints = true
    layer.setNeedsLayout()
    raiseUpdateConstraints()
  }

  /// Marks the ancestors as having a view below that needs an update of constraints.
  func raiseUpdateConstraints() {
    guard flags.needsUpdateConstraints || flags.needsUpdateConstraintsBelow else { return }
    var next = storedSuperview
    while let view = next, !view.flags.needsUpdateConstraintsBelow {
      view.flags.needsUpdateConstraintsBelow = true
      next = view.storedSuperview
    }
  }

  /// Updates from the leaves up, so that a view sees the results of its subviews.
  func updateMarkedConstraints() {
    if flags.needsUpdateConstraintsBelow {
      flags.needsUpdateConstraintsBelow = false
      for view in storedSubviews { view.updateMarkedConstraints() }
    }
    if flags.needsUpdateConstraints {
      // Made now, since making it marks the view: it would be updated twice.
      if flags.isPlacedByConstraints { _ = layoutItem }
      flags.needsUpdateConstraints = false
      trackConstraintUpdate()
    }
  }

  private func trackConstraintUpdate() {
    if viewController != nil {
      trackController(.updateConstraints) { $0.updateViewConstraints() }
    } else {
      trackOwn(.updateConstraints) { updateConstraints() }
    }
  }
}
