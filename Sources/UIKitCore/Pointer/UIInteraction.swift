public import Foundation

/// What a view does beyond touches and keys, as an object that is added to it.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view that has the interaction; it is retained by the view, not the other way round.
  var view: UIView? { get }

  /// Called before the interaction is added to a view or, with nil, removed from it.
  func willMove(to view: UIView?)

  /// Called after the interaction was added to a view or, with nil, removed from it.
  func didMove(to view: UIView?)
}

extension UIView {
  /// The interactions of the view, in the order in which they were added. Setting them removes and adds what differs.
  public var interactions: [any UIInteraction] {
    get { storedInteractions }
    set {
      for former in storedInteractions where !newValue.contains(where: { $0 === former }) { removeInteraction(former) }
      for new in newValue { addInteraction(new) }
    }
  }

  /// Adds an interaction, which leaves the view that has it. One that the view has already stays where it is.
  public func addInteraction(_ interaction: any UIInteraction) {
    if storedInteractions.contains(where: { $0 === interaction }) { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    storedInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction; one of another view stays there.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard storedInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    storedInteractions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
