internal import Synchronization

/// A queue between two threads, from which all messages are removed at once.
final class Mailbox<Message: Sendable>: Sendable {
  private let messages = Mutex<[Message]>([])

  /// - Returns: True if the queue was empty, so that the reader must be woken.
  func put(_ message: Message) -> Bool {
    messages.withLock { box in
      box.append(message)
      return box.count == 1
    }
  }

  func drain() -> [Message] {
    messages.withLock { box in
      defer { box.removeAll(keepingCapacity: true) }
      return box
    }
  }
}
