/// Which places a list loses and which it gains, and so where everything else goes.
///
/// Only the changes are kept: a question costs O(log changes), however long the list is.
public struct IndexMap: Equatable, Sendable {
  /// Places before the change; ascending, each once.
  public let removed: [Int]
  /// Places after the change; ascending, each once.
  public let added: [Int]

  /// In any order; a place that is named twice counts once.
  public init(removed: [Int] = [], added: [Int] = []) {
    (self.removed, self.added) = (Self.ascending(removed), Self.ascending(added))
  }

  /// nil for what is removed.
  public func place(after old: Int) -> Int? {
    Self.rank(of: old, without: removed).map { Self.place(ofRank: $0, without: added) }
  }

  /// nil for what is added.
  public func place(before new: Int) -> Int? {
    Self.rank(of: new, without: added).map { Self.place(ofRank: $0, without: removed) }
  }

  /// The removed places as ranges, the last first: each can be cut out without moving those that follow.
  public var removals: [Range<Int>] { Self.ranges(removed).reversed() }

  /// The added places as ranges, the first first: each can be put in where it says.
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

  /// How many places before `place` are not in `gone`; nil if it is itself in there.
  private static func rank(of place: Int, without gone: [Int]) -> Int? {
    let below = first(in: gone) { $0 >= place }
    return below < gone.count && gone[below] == place ? nil : place - below
  }

  private static func place(ofRank rank: Int, without gone: [Int]) -> Int {
    rank + first(in: gone) { index, place in place - index > rank }
  }

  private static func first(in places: [Int], where isRight: (Int) -> Bool) -> Int {
    first(in: places) { _, place in isRight(place) }
  }

  /// The first index that `isRight` says yes to, by halving: it says no up to some index and yes from there on.
  private static func first(in places: [Int], where isRight: (_ index: Int, _ place: Int) -> Bool) -> Int {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if isRight(middle, places[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
