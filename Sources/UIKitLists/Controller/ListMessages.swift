@_spi(UIKitModules) package import UIKitCore

/// Queue of messages that a table or collection view has still to send.
///
/// A list adds messages while it works and sends them when it is idle, so that receivers may change, reload, scroll or remove the list. A
/// message added while another one is being delivered is sent after that delivery returns. A class, not a struct, because receivers change
/// the queue during its own methods.
@MainActor package final class ListMessages {
  @exclusivity(unchecked) private var waiting: [ListMessage] = []
  @exclusivity(unchecked) private var next = 0
  @exclusivity(unchecked) private var holds = 0
  @exclusivity(unchecked) package private(set) var isSending = false
  @exclusivity(unchecked) private var announcements = 0
  /// Scroll view changes not yet sent to observers and the delegate.
  @exclusivity(unchecked) package var changes: ScrollChanges = []

  package var isEmpty: Bool { next == waiting.count && changes.isEmpty }

  /// Number of queued messages; all changes of the scroll view together count as one.
  package var waitingCount: Int { waiting.count - next + (changes.isEmpty ? 0 : 1) }

  /// Whether an animation block is open, during which messages are queued although the list is idle.
  package var isHeld: Bool { holds > 0 }

  /// Whether messages could be sent if the list were idle.
  package var isOpen: Bool { !isHeld && !isSending }

  /// Whether a `willDisplay` message is being delivered.
  package var isAnnouncing: Bool { announcements > 0 }

  /// - Parameter send: sends a `willDisplay` message; may send further ones reentrantly.
  package func announce(_ send: () -> Void) {
    announcements += 1
    send()
    announcements -= 1
  }

  package func add(_ message: ListMessage) { waiting.append(message) }

  /// Queues messages until the matching `release()`, even if the list is idle.
  package func hold() { holds += 1 }

  package func release() { holds -= 1 }

  /// - Returns: false if the queue is empty, held, or already being sent.
  package func beginSending() -> Bool {
    guard isOpen, !isEmpty else { return false }
    isSending = true
    return true
  }

  /// Empties the queue and keeps its storage, so that sending does not allocate.
  package func endSending() {
    isSending = false
    waiting.removeAll(keepingCapacity: true)
    next = 0
  }

  package func takeChanges() -> ScrollChanges {
    let taken = changes
    changes = []
    return taken
  }

  package func takeNext() -> ListMessage? {
    guard next < waiting.count else { return nil }
    next += 1
    return waiting[next - 1]
  }
}
