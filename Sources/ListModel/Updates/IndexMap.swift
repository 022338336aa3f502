/// The removed and inserted places of a list, and the resulting places of everything else.
///
/// Stores only the changes: a query costs O(log changes), for lists of any length.
public struct IndexMap: Equatable, Sendable {
  /// Places before the change; ascending, without duplicates.
  public let removed: [Int]
  /// Places after the change; ascending, without duplicates.
  public let added: [Int]

  /// The indices may be in any order; duplicates count once.
  public init(removed: [Int] = [], added: [Int] = []) {
    (self.removed, self.added) = (Self.ascending(removed), Self.ascending(added))
  }

  /// The place after the change; nil for a removed place.
  public func place(after old: Int) -> Int? {
    Self.rank(of: old, without: removed).map { Self.place(ofRank: $0, without: added) }
  }

  /// The place before the change; nil for an inserted place.
  public func place(before new: Int) -> Int? {
    Self.rank(of: new, without: added).map { Self.place(ofRank: $0, without: removed) }
  }

  /// The removed places as ranges, last first, so that each can be removed without moving the following ones.
  public var removals: [Range<Int>] { Self.ranges(removed).reversed() }

  /// The inserted places as ranges, first first, so that each can be inserted at its own indices.
  public var insertions: [Range<Int>] { Self.ranges(added) }

  private static func ascending(_ places: [Int]) -> [Int] {
    var result: [Int] = []
    for place in places.sorted() where place != result.last { result.append(place) }
    return result
  }

  private static func ranges(_ places: [Int]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for place in places {
      if let last = result.last, last.upperBound == place {
        result[result.count - 1] = last.lowerBound..<place + 1
      } else {
        result.append(place..<place + 1)
      }
    }
    return result
  }

  /// Number of places before `place` that are not in `gone`; nil if `place` is in `gone`.
  private static func rank(of place: Int, without gone: [Int]) -> Int? {
    let below = first(in: gone) { $0 >= place }
    return below < gone.count && gone[below] == place ? nil : place - below
  }

  private static func place(ofRank rank: Int, without gone: [Int]) -> Int {
    // Wraps for a place that cannot exist, such as `NSNotFound`; the batch is refused afterwards.
    rank &+ first(in: gone) { index, place in place - index > rank }
  }

  private static func first(in places: [Int], where isRight: (Int) -> Bool) -> Int {
    first(in: places) { _, place in isRight(place) }
  }

  /// Binary search for the first index at which `isRight` returns true; `isRight` must be monotonic.
  private static func first(in places: [Int], where isRight: (_ index: Int, _ place: Int) -> Bool) -> Int {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if isRight(middle, places[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
