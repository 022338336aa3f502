import ListModel
import UIKit

/// The background and the separator of one child on screen.
@MainActor final class ChildDecoration {
  var background: UIView?
  var separator: UIView?
}

// Backgrounds and separators lie in a view behind the content view, in the coordinates of the content.
extension ContainerScrollView {
  /// Shows the background and the separator of a child in its space. Children without either cost nothing.
  func decorate(_ child: ContainerChild, _ space: Segment) {
    guard child.settings.isDecorated, !child.view.isHidden else { return undecorate(child) }
    let layout = child.settings.layout
    let decoration = child.decoration ?? ChildDecoration()
    let isNew = child.decoration == nil
    child.decoration = decoration
    let edges = child.edges
    let line = Double(edges.after(axis) - UIEdgeInsets(layout.insets, isMirrored: isMirrored).after(axis))
    show(layout.background, in: &decoration.background, CGRect(axis, along: space, across: stackAcross), isNew)
    let separator = layout.separator ?? ChildLayout.Separator()
    let insets = UIEdgeInsets(separator.insets, isMirrored: isMirrored)
    let across = stackAcross.inset(before: insets.before(axis.other), after: insets.after(axis.other))
    let place = Segment(start: space.end - line, length: line)
    let color = layout.separator.map { $0.color ?? .separator }
    show(color, in: &decoration.separator, CGRect(axis, along: place, across: across), isNew)
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
      shown = decorations.spare.popLast() ?? UIView()
      shown.isUserInteractionEnabled = false
      UIView.performWithoutAnimation { shown.frame = frame }
      backdrop.addSubview(shown)
      view = shown
    }
    if shown.backgroundColor != color { shown.backgroundColor = color }
    if shown.frame != frame { shown.frame = frame }
  }

  func undecorate(_ child: ContainerChild) {
    guard let decoration = child.decoration else { return }
    child.decoration = nil
    for case let view? in [decoration.background, decoration.separator] {
      view.removeFromSuperview()
      decorations.spare.append(view)
    }
  }

  /// Moves all backgrounds and separators with the content.
  func moveDecorations(by shift: Double) {
    guard let backdrop = decorations.backdrop else { return }
    for view in backdrop.subviews {
      view.frame = CGRect(axis, along: view.frame.along(axis).moved(by: shift), across: view.frame.along(axis.other))
    }
  }

  /// The view behind the content view, made when a child first needs it.
  private var backdrop: UIView {
    if let view = decorations.backdrop { return view }
    let view = UIView(frame: .zero)
    view.isUserInteractionEnabled = false
    decorations.backdrop = view
    addOwn { insertSubview(view, at: 0) }
    return view
  }

  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

/// Views behind the children of a container.
@MainActor struct Decorations {
  var backdrop: UIView?
  /// Views that wait for the next child with a background or a separator.
  var spare: [UIView] = []
}
