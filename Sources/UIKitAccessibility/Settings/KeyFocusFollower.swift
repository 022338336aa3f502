internal import Foundation
package import UIKitCore

/// Has a screen reader's focus follow the focus of keys on a screen, as long as it is retained.
@MainActor package final class KeyFocusFollower {
  private weak var screen: UIScreen?
  private var observer: (any NSObjectProtocol)?

  package init(_ screen: UIScreen) {
    self.screen = screen
    observer = NotificationCenter.default.addObserver(
      forName: UIFocusSystem.didUpdateNotification, object: nil, queue: nil
    ) { [weak self] notification in
      let context = notification.userInfo?[UIFocusSystem.focusUpdateContextUserInfoKey] as? UIFocusUpdateContext
      MainActor.assumeIsolated {
        if let context { self?.follow(context) }
      }
    }
  }

  isolated deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

  private func follow(_ context: UIFocusUpdateContext) {
    let (former, next) = (context.previouslyFocusedItem as? UIView, context.nextFocusedItem as? UIView)
    guard let screen, (next ?? former)?.window?.screen === screen else { return }
    screen.setAccessibilityFocus(next.flatMap(element), of: .notificationVoiceOver)
  }

  /// What is read of a view: itself, the element that contains it, or the first one in it.
  private func element(of view: UIView) -> UIResponder? {
    sequence(first: view, next: \.superview).first { $0.isAccessibilityElement }
      ?? AccessibilityTree.elements(in: view).first?.object
  }
}
