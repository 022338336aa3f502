internal import CoreGraphics
internal import Foundation

/// The shape of the pointer of one screen: that of the deepest view under it that has a wish.
@MainActor final class PointerTracker {
  private unowned let screen: UIScreen
  private var shape = PointerShape.arrow
  /// The interactions over which the pointer is, those of deeper views first.
  private var entered: [WeakInteraction] = []
  private let marks = PointerMarks()
  /// The view whose hover style shows.
  private weak var hovered: UIView?
  private var look: HoverLook?

  private struct WeakInteraction {
    weak var interaction: UIPointerInteraction?
  }

  init(_ screen: UIScreen) { self.screen = screen }

  /// - Parameters:
  ///   - place: On the screen.
  ///   - hit: The deepest view under the pointer.
  func move(to place: CGPoint, over hit: UIView?, _ modifiers: UIKeyModifierFlags) {
    let interactions = sequence(first: hit, next: { $0?.superview }).flatMap { view in
      view?.storedInteractions.compactMap { $0 as? UIPointerInteraction } ?? []
    }
    for former in entered.compactMap(\.interaction) where !interactions.contains(where: { $0 === former }) { former.leave() }
    entered = interactions.map { WeakInteraction(interaction: $0) }
    let (shape, accessories) = look(at: place, over: hit, modifiers)
    show(shape)
    let window = accessories.isEmpty ? nil : hit?.window
    marks.show(accessories, at: window?.convertFromParent(place) ?? .zero, in: window)
    hover(over: hit)
  }

  /// The pointer is nowhere, or a button is down.
  func leave() { hover(over: nil) }

  private func look(
    at place: CGPoint, over hit: UIView?, _ modifiers: UIKeyModifierFlags
  ) -> (shape: PointerShape, accessories: [UIPointerAccessory]) {
    var current = hit
    while let view = current, let local = view.point(fromScreen: place) {
      for case let interaction as UIPointerInteraction in view.storedInteractions {
        if let style = interaction.style(at: local, modifiers) { return (style.pointer, style.accessories) }
      }
      if let shape = view.pointerShape(at: local) { return (shape, []) }
      current = view.superview
    }
    return (.arrow, [])
  }

  /// Shows the hover style of the deepest view that has one.
  private func hover(over hit: UIView?) {
    let view = sequence(first: hit, next: { $0?.superview }).lazy.compactMap(\.self).first { $0.hoverStyle?.isEnabled == true }
    if view === hovered, view != nil { return }
    look?.end()
    (hovered, look) = (view, view.flatMap { view in view.hoverStyle.map { HoverLook($0, on: view) } })
  }

  /// The style of a view has changed, or the view has left its window.
  func hoverStyleChanged(of view: UIView) {
    guard view === hovered else { return }
    look?.end()
    look = view.hoverStyle.flatMap { $0.isEnabled ? HoverLook($0, on: view) : nil }
  }

  private func show(_ new: PointerShape) {
    if new == shape { return }
    shape = new
    screen.driver.host.show(new)
  }
}
