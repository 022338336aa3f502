package import Foundation
package import UIKitGraphics

/// The drag of a screen: there is one at a time.
@MainActor package final class DragCoordinator {
  private unowned let screen: UIScreen
  /// Lifted or moving; the last animation of a drag does not count.
  private(set) var current: Drag?
  /// Those whose items are on the way to their last place.
  private var flying: [Drag] = []

  init(_ screen: UIScreen) { self.screen = screen }

  /// The session that is under way; nil for none.
  package var session: (any UIDropSession)? { current?.session }

  /// Asks for items, and lifts them.
  ///
  /// - Returns: nil if there are none, or if something is dragged already.
  func lift(by interaction: UIDragInteraction, at place: CGPoint) -> Drag? {
    // Sources and receivers know one drag at a time: the messages of the former one come first.
    for drag in flying { drag.finish() }
    guard current == nil, let delegate = interaction.delegate, let window = interaction.view?.window else { return nil }
    let session = DragSession(isLocal: true, at: window.convertFromParent(place), in: window)
    let items = delegate.dragInteraction(interaction, itemsForBeginning: session)
    guard !items.isEmpty, current == nil, interaction.view?.window === window else { return nil }
    session.add(items)
    session.allowsMoveOperation = delegate.dragInteraction(interaction, sessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication = delegate.dragInteraction(
      interaction, sessionIsRestrictedToDraggingApplication: session)
    let drag = Drag(session, from: interaction, in: window, self)
    current = drag
    drag.lift()
    return current === drag ? drag : nil
  }

  func ended(_ drag: Drag) { if current === drag { current = nil } }

  func flies(_ drag: Drag) { flying.append(drag) }

  func landed(_ drag: Drag) { flying.removeAll { $0 === drag } }

  /// Adds what a tap on another interaction gives to the drag that a finger holds.
  func addItems(of interaction: UIDragInteraction, at place: CGPoint) {
    guard let drag = current, drag.isMoving, let view = interaction.view, let window = view.window, window === drag.window else {
      return
    }
    drag.add(from: interaction, at: view.convert(window.convertFromParent(place), from: window))
  }

  /// Puts items back whose finger is still down.
  ///
  /// - Returns: Whether anything was dragged.
  func cancel() -> Bool {
    guard let current else { return false }
    current.cancel()
    return true
  }

  /// Drops what comes from the desktop, all in one call: enters, asks and performs.
  ///
  /// - Parameter place: On the screen.
  /// - Returns: Whether somebody took it.
  @discardableResult package func drop(_ providers: [NSItemProvider], at place: CGPoint) -> Bool {
    let hit = screen.windows.reversed().first { $0.hitTest($0.convertFromParent(place), with: nil) != nil }
    guard current == nil, !providers.isEmpty, let window = hit else { return false }
    for drag in flying { drag.finish() }
    guard current == nil else { return false }
    let session = DragSession(isLocal: false, at: window.convertFromParent(place), in: window)
    session.add(providers.map { UIDragItem(itemProvider: $0) })
    let drag = Drag(session, from: nil, in: window, self)
    current = drag
    drag.move(to: place)
    return drag.release()
  }
}
