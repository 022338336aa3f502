internal import Foundation

/// Ranges of a text that stay with their characters when the text changes: in order, without overlaps.
///
/// Finding the ranges of a part takes time proportional to the logarithm of their number; a change moves those behind it.
struct MarkedRanges: Equatable {
  private(set) var all: [NSRange] = []

  /// The first range that satisfies a condition, which those behind it do too.
  private func index(_ isBehind: (NSRange) -> Bool) -> Int {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(all[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The ranges with characters in a part of the text.
  func ranges(in part: NSRange) -> ArraySlice<NSRange> {
    let first = index { NSMaxRange($0) > part.location }
    if part.length == 0 { return all[first..<first] }
    return all[first..<max(first, index { $0.location >= NSMaxRange(part) })]
  }

  /// Adds a range in place of those that it overlaps.
  mutating func insert(_ range: NSRange) {
    guard range.length > 0 else { return }
    if let last = all.last, NSMaxRange(last) > range.location {
      all.replaceSubrange(ranges(in: range).indices, with: [range])
    } else {
      all.append(range)
    }
  }

  /// Removes the ranges with characters in a part of the text.
  mutating func remove(in part: NSRange) { all.removeSubrange(ranges(in: part).indices) }

  mutating func removeAll() { all = [] }

  /// The characters of `range` have changed, which had `delta` units less before. Ranges that it touches are removed.
  mutating func textChanged(_ range: NSRange, _ delta: Int) {
    let formerEnd = NSMaxRange(range) - delta
    let first = index { NSMaxRange($0) >= range.location }
    all.removeSubrange(first..<max(first, index { $0.location > formerEnd }))
    if delta != 0 { for index in first..<all.count { all[index].location += delta } }
  }
}
