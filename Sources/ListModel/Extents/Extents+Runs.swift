internal import Diagnostics

extension Extents {
  /// The end of the run of equal items that contains `item`, and the extent of each of its items. O(log runs).
  public func run(at item: Int) -> (end: Int, extent: Double) {
    ensure(item >= 0 && item < count, "Extents.run(at:): no item \(item) among \(count)")
    var index = tree.root
    var first = 0
    while true {
      let node = tree.nodes[index]
      let runFirst = first + tree.items(node.left)
      if item < runFirst {
        index = node.left
        continue
      }
      if item < runFirst + node.run.count { return (runFirst + node.run.count, node.run.extent) }
      first = runFirst + node.run.count
      index = node.right
    }
  }
}
