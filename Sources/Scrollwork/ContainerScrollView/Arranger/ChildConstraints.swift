import UIKit

/// Constraints that keep an Auto Layout child at the frame that the container sets.
///
/// The container sets the width, and constraints inside the child decide the height (in a horizontal stack the other way round). The
/// constraints of this class repeat the container's frame, so that constraint engine and container agree. A constraint changed inside the
/// child gives the child a new height in the current layout pass, animated or not.
@MainActor final class ChildConstraints {
  private let view: UIView
  private let axis: NSLayoutConstraint.Axis
  private let left: NSLayoutConstraint
  private let top: NSLayoutConstraint
  /// Width of the stack: an equality for a child with alignment `fill`, else an upper bound (`limit`).
  private let across: NSLayoutConstraint
  private let limit: NSLayoutConstraint
  /// The size of the child's own frame, at the lowest priority: effective if the child's constraints leave the size open.
  private let ownLength: NSLayoutConstraint
  private let ownAcross: NSLayoutConstraint
  /// The length that the container gives a child at an edge, just below the required priority.
  private let shownLength: NSLayoutConstraint
  private let translatedMask: Bool

  private var all: [NSLayoutConstraint] { [left, top, across, limit, ownLength, ownAcross, shownLength] }

  /// Whether constraints decide any part of the view's size.
  static func decide(_ view: UIView) -> Bool {
    !view.translatesAutoresizingMaskIntoConstraints || !view.constraints.isEmpty || view is UIStackView
      || type(of: view).requiresConstraintBasedLayout
  }

  init(_ view: UIView, in contentView: UIView, _ axis: NSLayoutConstraint.Axis) {
    (self.view, self.axis) = (view, axis)
    translatedMask = view.translatesAutoresizingMaskIntoConstraints
    let size = view.frame.size
    view.translatesAutoresizingMaskIntoConstraints = false
    left = view.leftAnchor.constraint(equalTo: contentView.leftAnchor)
    top = view.topAnchor.constraint(equalTo: contentView.topAnchor)
    let (alongAnchor, acrossAnchor) =
      axis == .vertical ? (view.heightAnchor, view.widthAnchor) : (view.widthAnchor, view.heightAnchor)
    across = acrossAnchor.constraint(equalToConstant: 0)
    limit = acrossAnchor.constraint(lessThanOrEqualToConstant: 0)
    ownLength = alongAnchor.constraint(equalToConstant: size.along(axis))
    ownAcross = acrossAnchor.constraint(equalToConstant: size.along(axis.other))
    for own in [ownLength, ownAcross] { own.priority = .fittingSizeLevel }
    shownLength = alongAnchor.constraint(equalToConstant: 0)
    shownLength.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([left, top, ownLength, ownAcross])
  }

  /// Sets the width, and the height that the child's constraints give at that width. A size left open by the constraints stays the frame's.
  func setAcross(_ length: CGFloat, isFilled: Bool) {
    set(across, length)
    set(limit, length)
    across.isActive = isFilled
    limit.isActive = !isFilled
    NSLayoutConstraint.deactivate([ownLength, ownAcross, shownLength])
    var width = length
    if !isFilled {
      let compressed = fitting(.zero, .fittingSizeLevel).along(axis.other)
      let isOpen = compressed == 0 && fitting(UIView.layoutFittingExpandedSize, .fittingSizeLevel).along(axis.other) > 0
      width = min(length, isOpen ? ownAcross.constant : compressed)
    }
    let compressed = fitting(CGSize(axis, along: 0, across: width), .required).along(axis)
    let expanded = CGSize(axis, along: UIView.layoutFittingExpandedSize.along(axis), across: width)
    let isOpen = compressed == 0 && fitting(expanded, .required).along(axis) > 0
    NSLayoutConstraint.activate([ownLength, ownAcross])
    let size = CGSize(axis, along: isOpen ? ownLength.constant : compressed, across: width)
    if view.frame.size != size { view.frame.size = size }
  }

  private func fitting(_ target: CGSize, _ priorityAcross: UILayoutPriority) -> CGSize {
    view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: axis == .vertical ? priorityAcross : .fittingSizeLevel,
      verticalFittingPriority: axis == .vertical ? .fittingSizeLevel : priorityAcross)
  }

  /// Adopts a frame set by code other than the container.
  func takeOwnSize() {
    set(ownLength, view.frame.size.along(axis))
    if !across.isActive { set(ownAcross, view.frame.size.along(axis.other)) }
  }

  /// Gives the child another length than its constraints; nil for theirs.
  func setShownLength(_ length: CGFloat?) {
    if let length { set(shownLength, length) }
    if shownLength.isActive != (length != nil) { shownLength.isActive = length != nil }
  }

  func place(at origin: CGPoint) {
    set(left, origin.x)
    set(top, origin.y)
  }

  private func set(_ constraint: NSLayoutConstraint, _ constant: CGFloat) {
    if constraint.constant != constant { constraint.constant = constant }
  }

  func end() {
    NSLayoutConstraint.deactivate(all)
    view.translatesAutoresizingMaskIntoConstraints = translatedMask
  }
}
