#if UIKitSource
/// The offsets at which the lines of a text begin, in UTF-8 bytes.
struct LineTable {
  private var starts = [0]

  init(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      for index in bytes.indices {
        let isReturn = bytes[index] == 13 && (index + 1 == bytes.count || bytes[index + 1] != 10)
        if bytes[index] == 10 || isReturn { starts.append(index + 1) }
      }
    }
  }

  /// Both from 1.
  func place(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }
}
#endif
