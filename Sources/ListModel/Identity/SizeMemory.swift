/// Sizes measured by content, by the identity of what has them: they outlive a reload, after which places mean other elements.
public struct SizeMemory<Name: Hashable> {
  /// A size in points.
  public struct Size: Equatable, Sendable {
    public let width: Double
    public let height: Double

    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
  }

  /// The length across the scroll axis at which the sizes were measured.
  public private(set) var breadth = 0.0
  private var sizes: [Name: Size] = [:]
  /// Number of sizes beyond which half of them, whichever they are, are forgotten. Our choice: about 10 MB.
  private let limit: Int

  /// - Parameter limit: The greatest number of sizes; at least 2.
  public init(limit: Int = 100_000) { self.limit = limit }

  /// Whether nothing is remembered for `breadth`.
  public func isEmpty(at breadth: Double) -> Bool { sizes.isEmpty || breadth != self.breadth }

  /// O(1), except when sizes are forgotten: at another breadth all of them.
  public mutating func remember(_ size: Size, of name: Name, at breadth: Double) {
    if breadth != self.breadth { sizes.removeAll(keepingCapacity: true) }
    self.breadth = breadth
    if sizes.count >= limit, sizes[name] == nil {
      for old in Array(sizes.keys.prefix(limit / 2)) { sizes[old] = nil }
    }
    sizes[name] = size
  }

  /// nil if the size is not known at `breadth`. O(1).
  public func size(of name: Name, at breadth: Double) -> Size? { breadth == self.breadth ? sizes[name] : nil }

  /// Calls `body` for every size known at `breadth`, in no order.
  public func forEach(at breadth: Double, _ body: (_ name: Name, _ size: Size) -> Void) {
    if breadth != self.breadth { return }
    for (name, size) in sizes { body(name, size) }
  }
}
