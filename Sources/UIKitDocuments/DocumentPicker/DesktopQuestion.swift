package import DesktopServices
internal import Foundation

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
