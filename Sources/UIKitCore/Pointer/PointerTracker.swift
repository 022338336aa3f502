internal import Foundation

/// The shape of the pointer of one screen: that of the deepest view under it that has a wish.
@MainActor final class PointerTracker {
  private unowned let screen: UIScreen
  private var shape = PointerShape.arrow
  /// The interactions over which the pointer is, those of deeper views first.
  private var entered: [WeakInteraction] = []

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
    show(shape(at: place, over: hit, modifiers))
  }

  private func shape(at place: CGPoint, over hit: UIView?, _ modifiers: UIKeyModifierFlags) -> PointerShape {
    var current = hit
    while let view = current, let local = view.point(fromScreen: place) {
      for case let interaction as UIPointerInteraction in view.storedInteractions {
        if let style = interaction.style(at: local, modifiers) { return style.shape }
      }
      if let shape = view.pointerShape(at: local) { return shape }
      current = view.superview
    }
    return .arrow
  }

  private func show(_ new: PointerShape) {
    if new == shape { return }
    shape = new
    screen.driver.host.show(new)
  }
}
