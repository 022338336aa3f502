import UIKit

/// A controller in a `ScrollingStackController`, and the state of its appearance messages.
@MainActor final class StackItem {
  let controller: UIViewController
  /// Space that the controller's appearance in the stack has around its scroll view.
  var room = UIEdgeInsets.zero
  var host: StackScrollHost?
  /// Whether any part of the view is on screen.
  var isOnScreen = false
  /// Whether the view in the stack is being replaced: the next layout determines whether the new view is on screen.
  var awaitsLayout = false
  private var sent = Appearance.gone

  /// Appearance state of the stack controller, or of one controller in it.
  enum Appearance {
    case gone
    case appearing
    case shown
    case disappearing
  }

  init(_ controller: UIViewController) { self.controller = controller }

  /// The view stacked by the container.
  var view: UIView { host ?? controller.view }

  /// Sends the appearance messages that are due. Each message may change which ones are due next, or call this method again.
  ///
  /// - Parameter stage: the appearance state of the stack controller at the time of the call.
  func sendAppearance(animated: Bool, in stage: () -> Appearance) {
    while true {
      switch (sent, due(in: stage())) {
      case (.gone, .appearing), (.gone, .shown), (.disappearing, .appearing), (.disappearing, .shown):
        sent = .appearing
        controller.beginAppearanceTransition(true, animated: animated)
      case (.shown, .disappearing), (.shown, .gone), (.appearing, .disappearing), (.appearing, .gone):
        sent = .disappearing
        controller.beginAppearanceTransition(false, animated: animated)
      case (.appearing, .shown):
        sent = .shown
        controller.endAppearanceTransition()
      case (.disappearing, .gone):
        sent = .gone
        controller.endAppearanceTransition()
      default: return
      }
    }
  }

  private func due(in stage: Appearance) -> Appearance {
    if !isOnScreen { return .gone }
    switch stage {
    case .appearing where sent == .shown: return .shown
    // A controller that comes on screen while the stack disappears receives no messages.
    case .disappearing where sent == .gone: return .gone
    default: return stage
    }
  }
}
