extension Selector {
  /// Performs the selector for a call that cannot throw: a selector that the target does not answer, or an argument of another type, stops
  /// the program with the text of the `SelectorError`.
  ///
  /// - Parameters:
  ///   - arguments: The method takes as many of them as its name has colons; missing ones are nil.
  ///   - call: For the message, as in "UIControl.sendAction(_:to:for:)".
  @discardableResult package func perform(on target: AnyObject, _ arguments: [Any?], for call: String) -> Any? {
    do {
      let missing = max(0, argumentCount - arguments.count)
      return try perform(on: target, with: arguments + [Any?](repeating: nil, count: missing))
    } catch {
      fatalError("\(call): \(error)")
    }
  }
}
