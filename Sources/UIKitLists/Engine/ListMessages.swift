internal import ListModel
@_spi(UIKitModules) internal import UIKitCore

/// A list whose messages are queued until it is idle: then its counts, layout and shown views agree, and receivers may call any method.
///
/// Exception: `willDisplay` is sent at once, between two requests for cells, in UIKit's order. A receiver that changes the list there ends
/// the running pass.
@MainActor protocol ListMessenger: AnyObject {
  associatedtype Message
  var session: ListSession { get }
  var messages: ListMessages<Message> { get }
  func notify(_ changes: ScrollChanges)
  func deliver(_ message: Message)
}

extension ListMessenger {
  /// Whether a content change of a shown cell triggers measuring. A change made inside any call but `willDisplay` is handled by the running
  /// pass.
  var followsContent: Bool { session.activity == .idle || messages.isAnnouncing }

  func sendMessages() {
    guard session.activity == .idle, messages.beginSending() else { return }
    // A receiver may release the list.
    withExtendedLifetime(self) {
      while true {
        let changes = messages.takeChanges()
        if !changes.isEmpty {
          notify(changes)
        } else if let message = messages.takeNext() {
          deliver(message)
        } else {
          break
        }
      }
      messages.endSending()
    }
  }
}

/// Queue of messages that a table or collection view has still to send.
///
/// A list adds messages while it works and sends them when it is idle, so that receivers may change, reload, scroll or remove the list. A
/// message added while another one is being delivered is sent after that delivery returns. A class, not a struct, because receivers change
/// the queue during its own methods.
@MainActor final class ListMessages<Message> {
  @exclusivity(unchecked) private var waiting: [Message] = []
  @exclusivity(unchecked) private var next = 0
  @exclusivity(unchecked) private var holds = 0
  @exclusivity(unchecked) private(set) var isSending = false
  @exclusivity(unchecked) private var announcements = 0
  /// Scroll view changes not yet sent to observers and the delegate.
  @exclusivity(unchecked) var changes: ScrollChanges = []

  var isEmpty: Bool { next == waiting.count && changes.isEmpty }

  /// Number of queued messages; all changes of the scroll view together count as one.
  var waitingCount: Int { waiting.count - next + (changes.isEmpty ? 0 : 1) }

  /// Whether an animation block is open, during which messages are queued although the list is idle.
  var isHeld: Bool { holds > 0 }

  /// Whether messages could be sent if the list were idle.
  var isOpen: Bool { !isHeld && !isSending }

  /// Whether a `willDisplay` message is being delivered.
  var isAnnouncing: Bool { announcements > 0 }

  /// - Parameter send: sends a `willDisplay` message; may send further ones reentrantly.
  func announce(_ send: () -> Void) {
    announcements += 1
    send()
    announcements -= 1
  }

  func add(_ message: Message) { waiting.append(message) }

  /// Queues messages until the matching `release()`, even if the list is idle.
  func hold() { holds += 1 }

  func release() { holds -= 1 }

  /// - Returns: false if the queue is empty, held, or already being sent.
  func beginSending() -> Bool {
    guard isOpen, !isEmpty else { return false }
    isSending = true
    return true
  }

  /// Empties the queue and keeps its storage, so that sending does not allocate.
  func endSending() {
    isSending = false
    waiting.removeAll(keepingCapacity: true)
    next = 0
  }

  func takeChanges() -> ScrollChanges {
    let taken = changes
    changes = []
    return taken
  }

  func takeNext() -> Message? {
    guard next < waiting.count else { return nil }
    next += 1
    return waiting[next - 1]
  }
}
