package import DesktopServices
package import Foundation
package import UIKitCore

/// A question to the desktop's file service: asked once, answered once, or withdrawn.
///
/// An answer that comes after the withdrawal is dropped. A question whose asker is gone is withdrawn.
@MainActor package final class DesktopQuestion<Value: Sendable> {
  private enum Phase {
    case new
    case asked((any DesktopRequest)?)
    case ended
  }

  private var phase = Phase.new

  package init() {}

  isolated deinit { withdraw() }

  /// Whether an answer is awaited.
  package var isOpen: Bool {
    if case .asked = phase { return true }
    return false
  }

  /// Asks; `answer` is called once unless `withdraw()` comes first. Does nothing if it was asked before.
  package func ask(
    _ request: (_ answer: @escaping @MainActor @Sendable (DesktopAnswer<Value>) -> Void) -> any DesktopRequest,
    answer: @escaping @MainActor (DesktopAnswer<Value>) -> Void
  ) {
    guard case .new = phase else { return }
    phase = .asked(nil)
    let open = request { [weak self] found in
      guard let self, isOpen else { return }
      phase = .ended
      answer(found)
    }
    if isOpen { phase = .asked(open) }
  }

  /// Closes the desktop's dialog; no answer follows.
  package func withdraw() {
    if case .asked(let request) = phase { request?.cancel() }
    phase = .ended
  }
}

extension DesktopQuestion<[URL]> {
  /// Asks for files while `view` says that the desktop shows its dialog.
  ///
  /// - Parameters:
  ///   - cancel: Called when the person gives up, in the dialog or in the app.
  ///   - browse: Called where the desktop has no dialog; the view is as it was before.
  package func ask(
    _ service: any FileService, _ choice: FileChoice, in view: UIView, take: @escaping @MainActor ([URL]) -> Void,
    cancel: @escaping @MainActor () -> Void, browse: @escaping @MainActor () -> Void
  ) {
    let waiting = WaitingView("Continue in the desktop’s dialog.") { [weak self] in
      self?.withdraw()
      cancel()
    }
    waiting.frame = view.bounds
    waiting.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(waiting)
    ask({ service.choose(choice, answer: $0) }) { [weak waiting] found in
      switch found {
      case .value(let urls): take(urls)
      case .cancelled: cancel()
      case .unavailable:
        waiting?.removeFromSuperview()
        browse()
      }
    }
  }
}
