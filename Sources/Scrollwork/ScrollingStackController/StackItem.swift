import UIKit

/// A controller in a `ScrollingStackController`, with the appearance messages that it was sent.
@MainActor final class StackItem {
  let controller: UIViewController
  var host: StackScrollHost?
  /// Whether the screen shows a part of the view.
  var isOnScreen = false
  /// Whether the view in the stack is being replaced by another one: the next layout tells if that one shows.
  var awaitsLayout = false
  private var sent = Appearance.gone

  /// Of the stack controller, or of one controller in it.
  enum Appearance {
    case gone
    case appearing
    case shown
    case disappearing
  }

  init(_ controller: UIViewController) { self.controller = controller }

  /// The one that the container stacks.
  var view: UIView { host ?? controller.view }

  /// Sends the appearance messages that are due. Each may change what is due next, or end with another call of this method.
  ///
  /// - Parameter stage: Of the stack controller, at the time of the call.
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
    // What comes on the screen while the whole stack leaves it hears nothing.
    case .disappearing where sent == .gone: return .gone
    default: return stage
    }
  }
}
