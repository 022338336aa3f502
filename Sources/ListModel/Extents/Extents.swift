/// Lengths of n consecutive items along the scroll axis: the start of each item, and the item at an offset.
///
/// Neighbours of equal length are stored as one run: memory depends on the number of runs, not on n, and a billion equal rows are one run.
/// Queries and edits cost O(log runs); building from a closure calls it once per item. Lengths are points, finite and not negative.
/// Positions are `Double`s: at 10^10 points exact to 10^-5.
public struct Extents: Sendable {
  var tree = RunTree()

  /// No items; allocates nothing.
  public init() {}

  /// `count` items of length `extent`: one run, at any count.
  public init(count: Int, extent: Double) {
    insert(count: count, at: 0, extent: extent)
  }

  /// `count` items; `extent` is called once for each item, in order. O(count).
  public init(count: Int, extent: (_ item: Int) -> Double) {
    insert(count: count, at: 0, extent: extent)
  }

  /// Number of items. O(1).
  public var count: Int { tree.items }

  /// The total length of all items. O(1).
  public var total: Double { tree.total }

  /// Number of runs of equal neighbours, on which the memory depends. O(runs).
  public var runCount: Int {
    var runs = 0
    forEachRun { _ in runs += 1 }
    return runs
  }

  /// The longest path from the root of the tree to a run: the maximum number of steps of a query. For tests; O(runs).
  public var depth: Int { depth(tree.root) }

  /// Number of steps of all edits so far, for tests.
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
