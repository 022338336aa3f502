import ListModel
import UIKit

/// Backgrounds and separators of children, in a view behind the content view, in the coordinates of the content.
@MainActor final class Decorations: ContainerFeature {
  private var states = ChildStates<Decoration>()
  private var backdrop: UIView?
  /// Views that wait for the next child with a background or a separator.
  private var spare: [UIView] = []

  /// The views of one child on screen.
  private struct Decoration {
    var background: UIView?
    var separator: UIView?
  }

  override var allowsStep: Bool { states.isEmpty }

  /// Shows the background and the separator of a child in its space. Children without either cost nothing.
  override func showed(_ child: ContainerChild, in space: Segment) {
    guard child.settings.isDecorated, !child.view.isHidden else { return remove(from: child) }
    let layout = child.settings.layout
    let isNew = states[child] == nil
    var decoration = states[child] ?? Decoration()
    let isMirrored = arranger.isMirrored
    let line = Double(child.edges.after(axis) - UIEdgeInsets(layout.insets, isMirrored: isMirrored).after(axis))
    show(layout.background, in: &decoration.background, CGRect(axis, along: space, across: arranger.stackAcross), isNew)
    let separator = layout.separator ?? ChildLayout.Separator()
    let insets = UIEdgeInsets(separator.insets, isMirrored: isMirrored)
    let across = arranger.stackAcross.inset(before: insets.before(axis.other), after: insets.after(axis.other))
    let place = Segment(start: space.end - line, length: line)
    let color = layout.separator.map { $0.color ?? .separator }
    show(color, in: &decoration.separator, CGRect(axis, along: place, across: across), isNew)
    states[child] = decoration
  }

  private func show(_ color: UIColor?, in view: inout UIView?, _ frame: CGRect, _ isNew: Bool) {
    guard let color else {
      view?.removeFromSuperview()
      return view = nil
    }
    let shown: UIView
    if let view {
      shown = view
    } else {
      shown = spare.popLast() ?? UIView()
      shown.isUserInteractionEnabled = false
      UIView.performWithoutAnimation { shown.frame = frame }
      madeBackdrop.addSubview(shown)
      view = shown
    }
    if shown.backgroundColor != color { shown.backgroundColor = color }
    if shown.frame != frame { shown.frame = frame }
  }

  override func willPark(_ child: ContainerChild) { remove(from: child) }

  override func willLeave(_ child: ContainerChild) { remove(from: child) }

  private func remove(from child: ContainerChild) {
    guard let decoration = states[child] else { return }
    states[child] = nil
    for case let view? in [decoration.background, decoration.separator] {
      view.removeFromSuperview()
      spare.append(view)
    }
  }

  override func contentMoved(by shift: Double) {
    for view in backdrop?.subviews ?? [] {
      view.frame = CGRect(axis, along: view.frame.along(axis).moved(by: shift), across: view.frame.along(axis.other))
    }
  }

  /// The view behind the content view, made when a child first needs it.
  private var madeBackdrop: UIView {
    if let backdrop { return backdrop }
    let view = UIView(frame: .zero)
    view.isUserInteractionEnabled = false
    backdrop = view
    container.addOwn { container.insertSubview(view, at: 0) }
    return view
  }
}
