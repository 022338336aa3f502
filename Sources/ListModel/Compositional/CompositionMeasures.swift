/// Sizes measured by content, for the few items that have been shown.
public struct CompositionMeasures: Sendable {
  private var sizes: [Int: CompositionSize] = [:]
  /// The measured items; ascending.
  public private(set) var items: [Int] = []

  /// No sizes.
  public init() {}

  /// The sizes of the items before `end`. O(1) if there are no others.
  func items(before end: Int) -> Self {
    guard let last = items.last, last >= end else { return self }
    var kept = Self()
    for item in items where item < end { if let size = sizes[item] { kept.set(size, of: item) } }
    return kept
  }

  /// nil for an item that was not measured. O(1).
  public subscript(item: Int) -> CompositionSize? { sizes[item] }

  /// Whether no item was measured.
  public var isEmpty: Bool { items.isEmpty }

  /// O(measured items) for a new item, O(1) else.
  public mutating func set(_ size: CompositionSize, of item: Int) {
    if sizes.updateValue(size, forKey: item) == nil { items.insert(item, at: place(of: item)) }
  }

  /// The first measured item from `item` on; nil if there is none. O(log measured items).
  func first(from item: Int) -> Int? {
    let place = place(of: item)
    return place < items.count ? items[place] : nil
  }

  private func place(of item: Int) -> Int {
    var (low, high) = (0, items.count)
    while low < high {
      let middle = (low + high) / 2
      if items[middle] < item { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
