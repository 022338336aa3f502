import UIKit

/// Holds a child that uses Auto Layout where the container puts it.
///
/// The container gives the width, what is inside decides the height. For the engine the child is one that constraints place, at the
/// very place where the container sets its frame: they agree, and when a constraint inside changes, the engine gives the child its new
/// height in the layout that is under way, animated or not.
@MainActor final class ChildConstraints {
  private let view: UIView
  private let left: NSLayoutConstraint
  private let top: NSLayoutConstraint
  private let width: NSLayoutConstraint
  /// Counts where nothing inside decides it: the frame's own height.
  private let height: NSLayoutConstraint
  private let translatedMask: Bool

  /// Whether constraints have a say in the view's size.
  static func decide(_ view: UIView) -> Bool {
    !view.translatesAutoresizingMaskIntoConstraints || !view.constraints.isEmpty || view is UIStackView
      || type(of: view).requiresConstraintBasedLayout
  }

  init(_ view: UIView, in contentView: UIView, width: CGFloat) {
    self.view = view
    translatedMask = view.translatesAutoresizingMaskIntoConstraints
    let ownHeight = view.frame.height
    view.translatesAutoresizingMaskIntoConstraints = false
    left = view.leftAnchor.constraint(equalTo: contentView.leftAnchor)
    top = view.topAnchor.constraint(equalTo: contentView.topAnchor)
    self.width = view.widthAnchor.constraint(equalToConstant: width)
    height = view.heightAnchor.constraint(equalToConstant: ownHeight)
    height.priority = .fittingSizeLevel
    NSLayoutConstraint.activate([left, top, self.width, height])
  }

  /// The height that goes with a width; the frame's where nothing inside decides it.
  func setWidth(_ length: CGFloat) {
    if width.constant != length { width.constant = length }
    height.isActive = false
    let fitting = height(fitting: UIView.layoutFittingCompressedSize, width: length)
    let isOpen = fitting == 0 && height(fitting: UIView.layoutFittingExpandedSize, width: length) > 0
    height.isActive = true
    let size = CGSize(width: length, height: isOpen ? height.constant : fitting)
    if view.frame.size != size { view.frame.size = size }
  }

  private func height(fitting size: CGSize, width: CGFloat) -> CGFloat {
    view.systemLayoutSizeFitting(
      CGSize(width: width, height: size.height), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// Somebody has set the frame.
  func takeOwnHeight() {
    if height.constant != view.frame.height { height.constant = view.frame.height }
  }

  func place(at origin: CGPoint) {
    if left.constant != origin.x { left.constant = origin.x }
    if top.constant != origin.y { top.constant = origin.y }
  }

  func end() {
    NSLayoutConstraint.deactivate([left, top, width, height])
    view.translatesAutoresizingMaskIntoConstraints = translatedMask
  }
}
