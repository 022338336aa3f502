extension RandomAccessCollection where Element: AnyObject {
  /// The index of the object, searched from the end.
  ///
  /// A loop, not `lastIndex(where:)`: the runtime checks the thread of a main actor's closure at every element.
  @inlinable package func lastIndex(ofObject object: Element) -> Index? {
    for index in indices.reversed() where self[index] === object { return index }
    return nil
  }
}
