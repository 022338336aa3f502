import Diagnostics
import ListModel
import UIKit

// Settings of single children.
extension ContainerScrollView {
  /// The layout of a child, kept for the life of the view: it can be set before the view is added, and stays when the view is removed.
  ///
  /// Values that cannot be carried out stop the program here.
  public subscript(layoutOf child: UIView) -> ChildLayout {
    get { settings(of: child).layout }
    set {
      newValue.check(for: child, "\(type(of: self))[layoutOf: \(type(of: child))]")
      var settings = settings(of: child)
      if settings.layout == newValue { return }
      settings.layout = newValue
      set(settings, of: child)
    }
  }

  func settings(of view: UIView) -> ContainerChild.Settings {
    child(view)?.settings ?? layouts[view] ?? ContainerChild.Settings()
  }

  func set(_ settings: ContainerChild.Settings, of view: UIView) {
    guard let child = child(view) else { return layouts[view] = settings }
    willChange()
    let old = child.settings
    child.settings = settings
    if child.isTaken && settings.movesContent(from: old) {
      child.release()
      pending.added.append(child)
    }
    if child.isTaken {
      resolveEdges(of: child)
      if !settings.isCollapsing { restoreLength(of: child) }
      setAcross(of: child)
    }
    if settings.layout.pinning != old.layout.pinning { pinningChanged(child) }
    takeLength(of: child)
    snapping.changed(child, settings.layout.snap)
    if settings.layout.snap != nil { installSnapping() }
    send(.changed)
  }

  /// Insets in the present reading direction, and a separator of one pixel of the present screen.
  func resolveEdges(of child: ContainerChild) {
    edgeChanges += 1
    // Most children have neither: the scale and the direction need not be asked for.
    if child.settings.layout.insets == .zero && child.settings.layout.separator == nil { return child.edges = .zero }
    let scale = window?.screen.scale ?? contentScaleFactor
    child.edges = child.settings.layout.edges(
      axis, isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft, pixel: 1 / max(1, scale))
  }

  // MARK: UIStackView's names

  /// Sets `ChildLayout.spacingAfter`; `UIStackView.spacingUseDefault` resets it to the container's.
  public func setCustomSpacing(_ spacing: CGFloat, after child: UIView) {
    let isDefault = spacing == UIStackView.spacingUseDefault
    if !isDefault { requireLength(spacing, "setCustomSpacing(\(spacing), after:)") }
    _ = self.child(child, "setCustomSpacing(_:after:)")
    self[layoutOf: child].spacingAfter = isDefault ? nil : spacing
  }

  /// `ChildLayout.spacingAfter`; `UIStackView.spacingUseDefault` without one.
  public func customSpacing(after child: UIView) -> CGFloat {
    self[layoutOf: child].spacingAfter ?? UIStackView.spacingUseDefault
  }

  // MARK: Pins

  /// Sets `ChildLayout.pinning` of a child, and the last child for which it stays at the edge: the end of its group.
  ///
  /// At the end edge `last` is the first child for which the child stays. nil means all of the content; a `.pushed` child stays up to the
  /// next pinned child at most.
  public func pin(_ child: UIView, _ pinning: Pinning = .pushed, through last: UIView? = nil) {
    _ = self.child(child, "pin(_:_:through:)")
    var settings = settings(of: child)
    settings.layout.pinning = pinning
    settings.pinEnd = last
    settings.layout.check(for: child, "\(type(of: self)).pin(\(type(of: child)))")
    set(settings, of: child)
  }

  /// Lets the child scroll with the others again.
  public func unpin(_ child: UIView) {
    _ = self.child(child, "unpin(_:)")
    self[layoutOf: child].pinning = nil
  }

  /// Whether the child has a pinning, also while it is not at the edge.
  public func isPinned(_ child: UIView) -> Bool { self[layoutOf: child].pinning != nil }
}
