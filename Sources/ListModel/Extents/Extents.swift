/// The lengths of n items in a row along the scrolled axis: where each starts, and which one stands at an offset.
///
/// Neighbours of equal length are kept as one run, so memory grows with the number of different neighbours and not with n:
/// a billion equal rows are one run. Queries and edits cost O(log runs); building from a closure asks it once for each item.
/// Lengths are in points, finite and not negative. Sums are doubles: at 10^10 points positions are exact to 10^-5.
public struct Extents: Sendable {
  var tree = RunTree()

  public init() {}

  /// `count` items, each `extent` long.
  public init(count: Int, extent: Double) {
    insert(count: count, at: 0, extent: extent)
  }

  /// `count` items, each as long as `extent` says; it is asked in order, once for each item.
  public init(count: Int, extent: (_ item: Int) -> Double) {
    insert(count: count, at: 0, extent: extent)
  }

  public var count: Int { tree.items }

  /// The length of all items together.
  public var total: Double { tree.total }

  /// How many runs of equal neighbours are held: what the memory depends on.
  public var runCount: Int {
    var runs = 0
    forEachRun { _ in runs += 1 }
    return runs
  }

  /// The longest way from the root to a run: the most steps that a query takes.
  public var depth: Int { depth(tree.root) }

  /// Steps that all edits so far have taken together.
  public var editSteps: Int { tree.refreshes }

  private func depth(_ node: Int) -> Int {
    node == RunTree.none ? 0 : 1 + max(depth(tree.nodes[node].left), depth(tree.nodes[node].right))
  }

  private func forEachRun(_ body: (Run) -> Void) { forEachRun(tree.root, body) }

  private func forEachRun(_ node: Int, _ body: (Run) -> Void) {
    guard node != RunTree.none else { return }
    forEachRun(tree.nodes[node].left, body)
    body(tree.nodes[node].run)
    forEachRun(tree.nodes[node].right, body)
  }
}
