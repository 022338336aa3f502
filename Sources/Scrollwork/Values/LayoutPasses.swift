import Diagnostics

/// The layouts of a view that asks its data source while it lays out: a message in the middle of one may want another, or a reload.
struct LayoutPasses {
  /// Limit of passes in one layout, and of reloads in a row. Our choice: what shows settles in two or three, and data may change a few times
  /// while they are asked for.
  static let limit = 10

  private(set) var isRunning = false
  /// Whether another layout has to follow the running one.
  var isAnotherDue = false
  private var reloadsInARow = 0

  /// False inside a layout, which another one then follows.
  mutating func begin() -> Bool {
    isAnotherDue = isRunning
    if isRunning { return false }
    isRunning = true
    return true
  }

  /// Stops the program if the data source reloads in every layout, which would otherwise loop forever.
  ///
  /// - Parameters:
  ///   - reloads: whether the next layout begins with a reload.
  ///   - call: the reloading call, and the message of the data source that has made it.
  /// - Returns: whether another layout has to follow.
  mutating func end(reloads: Bool, _ call: @autoclosure () -> (reload: String, message: String)) -> Bool {
    isRunning = false
    reloadsInARow = reloads ? reloadsInARow + 1 : 0
    ensure(
      reloadsInARow < Self.limit,
      """
      \(call().reload) was called from \(call().message) in \(reloadsInARow) layouts in a row, each of which asks for everything \
      again; call it when the data has changed, not when something is asked for
      """)
    return isAnotherDue
  }
}
