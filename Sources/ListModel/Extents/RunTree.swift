/// Consecutive items of equal extent.
struct Run: Equatable {
  var count: Int
  var extent: Double

  var total: Double { Double(count) * extent }
}

/// A treap of runs in item order; each node stores the number of items in its subtree and their total length.
///
/// Priorities come from a fixed sequence, so that equal edits build equal trees on every machine. Nodes are in one array and are reused; a
/// removed subtree is retained as a whole, and its nodes are reused one by one as new nodes are needed.
struct RunTree {
  struct Node {
    var run: Run
    var left = none
    var right = none
    let priority: UInt32
    var items: Int
    var total: Double
  }

  static let none = -1

  private(set) var nodes: [Node] = []
  private(set) var root = RunTree.none
  private var spare: [Int] = []
  private var priorities = PrioritySequence()
  /// Number of recomputed node sums so far: the cost of edits, for tests.
  private(set) var refreshes = 0

  var items: Int { items(root) }
  var total: Double { total(root) }

  func items(_ node: Int) -> Int { node == RunTree.none ? 0 : nodes[node].items }
  func total(_ node: Int) -> Double { node == RunTree.none ? 0 : nodes[node].total }

  mutating func setRoot(_ node: Int) { root = node }

  mutating func setAside(_ node: Int) {
    if node != RunTree.none { spare.append(node) }
  }

  mutating func makeNode(_ run: Run) -> Int {
    let priority = priorities.next()
    let node = Node(run: run, priority: priority, items: run.count, total: run.total)
    guard let index = spare.popLast() else {
      nodes.append(node)
      return nodes.count - 1
    }
    setAside(nodes[index].left)
    setAside(nodes[index].right)
    nodes[index] = node
    return index
  }

  private mutating func refresh(_ index: Int) {
    refreshes &+= 1
    let node = nodes[index]
    nodes[index].items = items(node.left) + node.run.count + items(node.right)
    nodes[index].total = total(node.left) + node.run.total + total(node.right)
  }
}

// Splitting and joining.
extension RunTree {
  /// Splits `node` into its first `count` items and the rest; a run across the boundary is cut in two.
  mutating func split(_ node: Int, after count: Int) -> (Int, Int) {
    guard node != RunTree.none else { return (RunTree.none, RunTree.none) }
    let before = items(nodes[node].left)
    let run = nodes[node].run
    if count <= before {
      let (first, rest) = split(nodes[node].left, after: count)
      nodes[node].left = rest
      refresh(node)
      return (first, node)
    }
    if count >= before + run.count {
      let (first, rest) = split(nodes[node].right, after: count - before - run.count)
      nodes[node].right = first
      refresh(node)
      return (node, rest)
    }
    let kept = count - before
    let right = nodes[node].right
    let tail = makeNode(Run(count: run.count - kept, extent: run.extent))
    nodes[node].run.count = kept
    nodes[node].right = RunTree.none
    refresh(node)
    return (node, merge(tail, right))
  }

  /// Concatenates two trees; runs of equal extent that meet become one.
  mutating func join(_ first: Int, _ second: Int) -> Int {
    guard first != RunTree.none else { return second }
    guard second != RunTree.none else { return first }
    var head = second
    while nodes[head].left != RunTree.none { head = nodes[head].left }
    var last = first
    while nodes[last].right != RunTree.none { last = nodes[last].right }
    let run = nodes[head].run
    guard nodes[last].run.extent == run.extent else { return merge(first, second) }
    let (met, rest) = split(second, after: run.count)
    setAside(met)
    lengthenLastRun(of: first, by: run.count)
    return merge(first, rest)
  }

  private mutating func lengthenLastRun(of node: Int, by count: Int) {
    if nodes[node].right == RunTree.none {
      nodes[node].run.count += count
    } else {
      lengthenLastRun(of: nodes[node].right, by: count)
    }
    refresh(node)
  }

  private mutating func merge(_ first: Int, _ second: Int) -> Int {
    guard first != RunTree.none else { return second }
    guard second != RunTree.none else { return first }
    if nodes[first].priority >= nodes[second].priority {
      nodes[first].right = merge(nodes[first].right, second)
      refresh(first)
      return first
    }
    nodes[second].left = merge(first, nodes[second].left)
    refresh(second)
    return second
  }

  /// Builds a tree of `count` items in O(count), with its right spine as a stack.
  mutating func makeTree(count: Int, extent: (Int) -> Double) -> Int {
    var spine: [Int] = []
    var run = Run(count: 0, extent: 0)
    for item in 0..<count {
      let extent = extent(item)
      if run.count > 0 && run.extent != extent {
        append(run, to: &spine)
        run.count = 0
      }
      run = Run(count: run.count + 1, extent: extent)
    }
    if run.count > 0 { append(run, to: &spine) }
    var top = RunTree.none
    while let node = spine.popLast() {
      refresh(node)
      top = node
    }
    return top
  }

  private mutating func append(_ run: Run, to spine: inout [Int]) {
    let node = makeNode(run)
    var below = RunTree.none
    while let last = spine.last, nodes[last].priority < nodes[node].priority {
      refresh(last)
      below = last
      spine.removeLast()
    }
    nodes[node].left = below
    if let last = spine.last { nodes[last].right = node }
    spine.append(node)
  }
}
