/// A treap of children in order, with parent links, so that the index of a node is computed from the node.
///
/// Priorities come from a fixed sequence, so equal edits build equal trees on every machine.
struct StackTree {
  struct Node {
    var length: Double
    var gap: Double
    var isMarked = StackMarks(false)
    var parent = none
    var left = none
    var right = none
    let priority: UInt32
    // Sums over the node and its whole subtree.
    var count = 1
    var marks = StackMarks(0)
    var total: Double

    var space: Double { length + gap }
  }

  static let none = -1

  private(set) var nodes: [Node] = []
  private(set) var root = StackTree.none
  private var spare: [Int] = []
  private var priorities = PrioritySequence()
  /// Number of recomputed node sums so far: the cost of edits, for tests.
  private(set) var refreshes = 0

  func count(_ node: Int) -> Int { node == StackTree.none ? 0 : nodes[node].count }
  func marks(_ node: Int, _ mark: StackMark) -> Int { node == StackTree.none ? 0 : nodes[node].marks[mark] }
  func total(_ node: Int) -> Double { node == StackTree.none ? 0 : nodes[node].total }

  func depth(_ node: Int) -> Int {
    node == StackTree.none ? 0 : 1 + max(depth(nodes[node].left), depth(nodes[node].right))
  }

  // MARK: Nodes

  mutating func makeNode(length: Double, gap: Double) -> Int {
    let node = Node(length: length, gap: gap, priority: priorities.next(), total: length + gap)
    if let index = spare.popLast() {
      nodes[index] = node
      return index
    }
    nodes.append(node)
    return nodes.count - 1
  }

  mutating func recycle(_ node: Int) { spare.append(node) }

  mutating func change(_ node: Int, _ body: (inout Node) -> Void) {
    body(&nodes[node])
    refreshUp(from: node)
  }

  private mutating func refresh(_ index: Int) {
    refreshes &+= 1
    nodes.withUnsafeMutableBufferPointer { Self.refresh(index, in: $0) }
  }

  private mutating func refreshUp(from index: Int) {
    var (next, steps) = (index, 0)
    nodes.withUnsafeMutableBufferPointer {
      while next != Self.none {
        Self.refresh(next, in: $0)
        next = $0[next].parent
        steps += 1
      }
    }
    refreshes &+= steps
  }

  private static func refresh(_ index: Int, in nodes: UnsafeMutableBufferPointer<Node>) {
    let (left, right) = (nodes[index].left, nodes[index].right)
    var (count, marks, total) = (1, StackMarks(counting: nodes[index].isMarked), nodes[index].space)
    if left != none {
      count += nodes[left].count
      marks.add(nodes[left].marks)
      total = nodes[left].total + total
    }
    if right != none {
      count += nodes[right].count
      marks.add(nodes[right].marks)
      total += nodes[right].total
    }
    (nodes[index].count, nodes[index].marks, nodes[index].total) = (count, marks, total)
  }

  // MARK: Shape

  /// Inserts at a leaf, then rotates the node up according to its priority.
  mutating func attach(_ node: Int, at index: Int) {
    var (parent, place, rest) = (StackTree.none, root, index)
    var isLeft = false
    while place != StackTree.none {
      parent = place
      let before = count(nodes[place].left)
      isLeft = rest <= before
      if !isLeft { rest -= before + 1 }
      place = isLeft ? nodes[place].left : nodes[place].right
    }
    nodes[node].parent = parent
    if parent == StackTree.none {
      root = node
    } else if isLeft {
      nodes[parent].left = node
    } else {
      nodes[parent].right = node
    }
    while nodes[node].parent != StackTree.none, nodes[nodes[node].parent].priority < nodes[node].priority { raise(node) }
    refreshUp(from: nodes[node].parent)
  }

  /// Rotates the node down to a leaf, then removes it.
  mutating func detach(_ node: Int) {
    while true {
      let (left, right) = (nodes[node].left, nodes[node].right)
      if left == StackTree.none && right == StackTree.none { break }
      let isLeft = right == StackTree.none || (left != StackTree.none && nodes[left].priority > nodes[right].priority)
      raise(isLeft ? left : right)
    }
    let parent = nodes[node].parent
    replace(node, by: StackTree.none, in: parent)
    nodes[node].parent = StackTree.none
    refresh(node)
    refreshUp(from: parent)
  }

  /// Rotates: `node` takes the place of its parent, which becomes its child.
  private mutating func raise(_ node: Int) {
    let parent = nodes[node].parent
    let above = nodes[parent].parent
    let isLeft = nodes[parent].left == node
    let moved = isLeft ? nodes[node].right : nodes[node].left
    if isLeft {
      nodes[parent].left = moved
      nodes[node].right = parent
    } else {
      nodes[parent].right = moved
      nodes[node].left = parent
    }
    if moved != StackTree.none { nodes[moved].parent = parent }
    replace(parent, by: node, in: above)
    nodes[node].parent = above
    nodes[parent].parent = node
    refresh(parent)
    refresh(node)
  }

  private mutating func replace(_ node: Int, by other: Int, in parent: Int) {
    if parent == StackTree.none {
      root = other
    } else if nodes[parent].left == node {
      nodes[parent].left = other
    } else {
      nodes[parent].right = other
    }
  }
}
