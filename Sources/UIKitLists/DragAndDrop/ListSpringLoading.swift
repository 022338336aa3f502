package import Foundation
internal import ListModel
package import UIKitCore

/// Rows that a drag activates by resting on them.
@MainActor package final class ListSpringLoading: NSObject, UISpringLoadedInteractionBehavior {
  private weak var list: (any DraggingList)?
  private lazy var interaction = UISpringLoadedInteraction(interactionBehavior: self, interactionEffect: nil) {
    [weak self] _, context in
    guard let list = self?.list, let position = list.dragPosition(at: context.location(in: list)) else { return }
    list.springActivate(position)
  }

  package init(_ list: any DraggingList) {
    self.list = list
    super.init()
    list.addInteraction(interaction)
  }

  package func end() { list?.removeInteraction(interaction) }

  package func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool {
    guard let list, let position = list.dragPosition(at: context.location(in: list)), let cell = list.dragCell(at: position)
    else {
      return false
    }
    // A dragged row does not open for itself.
    guard !list.isDragged(position) else { return false }
    if context.targetView == nil || context.targetView is any DraggingList || list.isCell(context.targetView) {
      context.targetView = cell
    }
    return list.springAllows(position, context)
  }
}
