/// Messages of a table or a collection that are still to be sent, in their order.
///
/// A list adds messages while it works and sends them when it is idle, so that a receiver may change, reload, scroll or remove the
/// list. A message that is added while another one is being received waits until that one returns.
@MainActor struct ListMessages<Message> {
  private var waiting: [Message] = []
  private var next = 0
  private var holds = 0
  private(set) var isSending = false
  /// Changes of the scroll view that observers and the delegate have not heard of yet.
  var news: ScrollNews = []

  var isEmpty: Bool { next == waiting.count && news.isEmpty }

  /// An animation block is open, in which messages wait though the list is idle.
  var isHeld: Bool { holds > 0 }

  /// Whether messages could be sent if the list were idle.
  var isOpen: Bool { !isHeld && !isSending }

  mutating func add(_ message: Message) { waiting.append(message) }

  /// Until `release()`, messages wait though the list is idle.
  mutating func hold() { holds += 1 }

  mutating func release() { holds -= 1 }

  /// - Returns: false if there is nothing to send, or somebody sends already.
  mutating func beginSending() -> Bool {
    guard isOpen, !isEmpty else { return false }
    isSending = true
    return true
  }

  /// Keeps the storage: sending allocates nothing.
  mutating func endSending() {
    isSending = false
    waiting.removeAll(keepingCapacity: true)
    next = 0
  }

  mutating func takeNews() -> ScrollNews {
    let taken = news
    news = []
    return taken
  }

  mutating func takeNext() -> Message? {
    guard next < waiting.count else { return nil }
    next += 1
    return waiting[next - 1]
  }
}
