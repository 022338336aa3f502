/// Changes of tabs that show together.
struct TabBatch {
  private var depth = 0
  private var isPending = false

  mutating func open() { depth += 1 }

  /// Returns whether changes wait to be shown.
  mutating func close() -> Bool {
    depth -= 1
    guard depth == 0, isPending else { return false }
    isPending = false
    return true
  }

  /// Whether a change shows at once. Those that it makes itself, until `end()`, are a part of it.
  mutating func begin() -> Bool {
    guard depth == 0 else {
      isPending = true
      return false
    }
    depth = 1
    return true
  }

  mutating func end() {
    depth -= 1
    isPending = false
  }
}
