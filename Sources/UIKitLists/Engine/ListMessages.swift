internal import ListModel
@_spi(UIKitModules) internal import UIKitCore

/// A list whose messages wait until it is idle: then its counts, its layout and its shown views agree, and a receiver may do anything.
///
/// `willDisplay` does not wait: it is sent between two questions for cells, in UIKit's order. A receiver that changes the list there
/// ends the pass.
@MainActor protocol ListMessenger: AnyObject {
  associatedtype Message
  var session: ListSession { get }
  var messages: ListMessages<Message> { get }
  func notify(_ changes: ScrollChanges)
  func deliver(_ message: Message)
}

extension ListMessenger {
  /// Whether a shown cell whose content changes is asked for its size again. Changes from inside a question belong to the pass.
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

/// Messages of a table or a collection that are still to be sent, in their order.
///
/// A list adds messages while it works and sends them when it is idle, so that a receiver may change, reload, scroll or remove the
/// list. A message that is added while another one is being received waits until that one returns.
/// A class: a receiver changes the queue while the list is in the middle of it.
@MainActor final class ListMessages<Message> {
  private var waiting: [Message] = []
  private var next = 0
  private var holds = 0
  private(set) var isSending = false
  private var announcements = 0
  /// Changes of the scroll view that observers and the delegate have not heard of yet.
  var changes: ScrollChanges = []

  var isEmpty: Bool { next == waiting.count && changes.isEmpty }

  /// Messages that are still to be sent; changes of the scroll view count as one.
  var waitingCount: Int { waiting.count - next + (changes.isEmpty ? 0 : 1) }

  /// An animation block is open, in which messages wait though the list is idle.
  var isHeld: Bool { holds > 0 }

  /// Whether messages could be sent if the list were idle.
  var isOpen: Bool { !isHeld && !isSending }

  /// The delegate is receiving a `willDisplay` message.
  var isAnnouncing: Bool { announcements > 0 }

  /// - Parameter send: Sends a `willDisplay` message; another one may be sent from inside it.
  func announce(_ send: () -> Void) {
    announcements += 1
    send()
    announcements -= 1
  }

  func add(_ message: Message) { waiting.append(message) }

  /// Until `release()`, messages wait though the list is idle.
  func hold() { holds += 1 }

  func release() { holds -= 1 }

  /// - Returns: false if there is nothing to send, or somebody sends already.
  func beginSending() -> Bool {
    guard isOpen, !isEmpty else { return false }
    isSending = true
    return true
  }

  /// Keeps the storage: sending allocates nothing.
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
