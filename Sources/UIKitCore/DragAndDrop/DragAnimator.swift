package import Foundation

/// Collects what delegates animate along.
package final class DragAnimator: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  package func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  package func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  package func runAnimations() {
    let run = animations
    animations = []
    for animation in run { animation() }
  }

  package func complete(_ position: UIViewAnimatingPosition) {
    let calls = completions
    completions = []
    for call in calls { call(position) }
  }
}
