internal import Synchronization

/// A queue between two threads: many are put in, all are taken out at once.
final class Mailbox<Message: Sendable>: Sendable {
  private let messages = Mutex<[Message]>([])

  /// True if the box was empty: the reader has to be woken.
  func put(_ message: Message) -> Bool {
    messages.withLock { box in
      box.append(message)
      return box.count == 1
    }
  }

  func takeAll() -> [Message] {
    messages.withLock { box in
      defer { box.removeAll(keepingCapacity: true) }
      return box
    }
  }
}
