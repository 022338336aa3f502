internal import CoreGraphics
internal import Foundation
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics

/// The strip beside a sidebar where the pointer shows that a mouse can make the sidebar wider or narrower. Touches go to what is below.
final class ColumnSeparator: UIView {
  /// Width of the strip, on the side of the other column, so that the sidebar's scroll bar is free. Our choice.
  private static let width: CGFloat = 6

  private weak var split: UISplitViewController?
  let kind: UISplitViewController.Column

  init(_ split: UISplitViewController, _ kind: UISplitViewController.Column) {
    (self.split, self.kind) = (split, kind)
    super.init(frame: .zero)
    isAccessibilityElement = false
  }

  required init?(coder: NSCoder) { nil }

  override func pointerShape(at point: CGPoint) -> PointerShape? { .columns }

  /// Only a pointer that hovers is looked for without an event.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    event == nil && super.point(inside: point, with: event)
  }

  /// Stands beside its column, if that shares the width with others.
  func place() {
    guard let split else { return }
    let column = split.column(kind)
    let isBeside = kind == .inspector ? !split.state.mode.isDimming : split.state.mode.behavior == .tile
    isHidden = split.state.isCollapsed || !column.isOnScreen || !isBeside
    let isLeft = split.isMirrored != (kind == .inspector)
    let edge = isLeft ? column.view.frame.minX - Self.width : column.view.frame.maxX
    frame = CGRect(x: edge, y: 0, width: Self.width, height: split.view.bounds.height)
  }
}

/// A mouse that drags the line beside a sidebar.
@MainActor final class ColumnDrag: NSObject, UIGestureRecognizerDelegate {
  private weak var split: UISplitViewController?
  private let pan = UIPanGestureRecognizer()
  /// The sidebar beside the line, and its width less the place of the button's press.
  private var dragged: (kind: UISplitViewController.Column, width: CGFloat)?

  init(_ split: UISplitViewController) {
    self.split = split
    super.init()
    pan.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    pan.maximumNumberOfTouches = 1
    pan.delegate = self
    pan.addAction { [weak self] _ in self?.follow() }
  }

  func attach() { split?.view.addGestureRecognizer(pan) }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let split else { return false }
    let place = touch.location(in: split.view)
    let line = split.separators.first { !$0.isHidden && $0.superview != nil && $0.frame.contains(place) }
    dragged = line.map { ($0.kind, split.column($0.kind).view.frame.width - place.x * side(of: $0.kind)) }
    return dragged != nil
  }

  /// 1 if a column grows to the right, else -1.
  private func side(of kind: UISplitViewController.Column) -> CGFloat {
    (split?.isMirrored == true) != (kind == .inspector) ? -1 : 1
  }

  private func follow() {
    guard let split, let dragged, pan.state == .changed else { return }
    split.drag(dragged.kind, to: dragged.width + pan.location(in: split.view).x * side(of: dragged.kind))
  }
}

extension UISplitViewController {
  /// Gives a sidebar or the inspector a width, as far as its limits and the least width of the secondary column allow.
  func drag(_ kind: Column, to width: CGFloat) {
    guard state.hasAdapted, !state.isCollapsed, state.motion == nil, kind == .inspector || state.mode.behavior == .tile else {
      return
    }
    let room = secondary.view.frame.width - (state.leastSecondary ?? Self.leastSecondary)
    let most = column(kind).view.frame.width + max(0, room)
    let path =
      kind == .primary
      ? \UISplitViewController.primaryWidth.dragged
      : kind == .inspector ? \.inspectorWidth.dragged : \.supplementaryWidth.dragged
    self[keyPath: path] = max(0, min(width, most)).rounded()
    apply(layout(state.mode))
  }
}
