// The ascent from a node and the search from the root add sums in the same order, so that both yield positions equal to the last bit.
extension StackTree {
  func node(at index: Int) -> Int {
    var (node, rest) = (root, index)
    while true {
      let before = count(nodes[node].left)
      if rest == before { return node }
      if rest < before {
        node = nodes[node].left
      } else {
        rest -= before + 1
        node = nodes[node].right
      }
    }
  }

  func index(of node: Int) -> Int {
    var index = count(nodes[node].left)
    var (child, parent) = (node, nodes[node].parent)
    while parent != StackTree.none {
      if nodes[parent].right == child { index += count(nodes[parent].left) + 1 }
      (child, parent) = (parent, nodes[parent].parent)
    }
    return index
  }

  func start(of node: Int) -> Double { base(of: node) + total(nodes[node].left) }

  /// The start of the first node in the subtree of `node`.
  private func base(of node: Int) -> Double {
    let parent = nodes[node].parent
    if parent == StackTree.none { return 0 }
    let base = base(of: parent)
    return nodes[parent].left == node ? base : base + total(nodes[parent].left) + nodes[parent].space
  }

  /// The first node of nonzero space that ends after `offset`; for negative offsets the first node of nonzero space.
  func firstNode(endingAfter offset: Double) -> Int? {
    // The search descends left if `offset` is before a node. Negative offsets are clamped, since the left subtree may have no space at all.
    let offset = max(0, offset)
    var (node, base) = (root, 0.0)
    var found: Int?
    while node != StackTree.none {
      let start = base + total(nodes[node].left)
      if offset < start {
        // If rounding leaves no match in the left subtree, this node is the result.
        if nodes[node].space > 0 { found = node }
        node = nodes[node].left
        continue
      }
      let end = start + nodes[node].space
      if offset < end { return node }
      base = end
      node = nodes[node].right
    }
    return found
  }

  func next(_ node: Int) -> Int? { neighbor(of: node, { $0.right }, { $0.left }) }

  func previous(_ node: Int) -> Int? { neighbor(of: node, { $0.left }, { $0.right }) }

  private func neighbor(of node: Int, _ ahead: (Node) -> Int, _ back: (Node) -> Int) -> Int? {
    var next = ahead(nodes[node])
    if next != StackTree.none {
      while back(nodes[next]) != StackTree.none { next = back(nodes[next]) }
      return next
    }
    var (child, parent) = (node, nodes[node].parent)
    while parent != StackTree.none, ahead(nodes[parent]) == child { (child, parent) = (parent, nodes[parent].parent) }
    return parent == StackTree.none ? nil : parent
  }

  /// The last node of nonzero space.
  var lastOccupied: Int? {
    var node = root
    while node != StackTree.none {
      if total(nodes[node].right) > 0 {
        node = nodes[node].right
      } else if nodes[node].space > 0 {
        return node
      } else {
        node = nodes[node].left
      }
    }
    return nil
  }

  // MARK: Marks

  private func own(_ node: Int, _ mark: StackMark) -> Int { nodes[node].isMarked[mark] ? 1 : 0 }

  /// Number of marked nodes up to and including `node`.
  func marks(upTo node: Int, _ mark: StackMark) -> Int {
    var sum = marks(nodes[node].left, mark) + own(node, mark)
    var (child, parent) = (node, nodes[node].parent)
    while parent != StackTree.none {
      if nodes[parent].right == child { sum += marks(nodes[parent].left, mark) + own(parent, mark) }
      (child, parent) = (parent, nodes[parent].parent)
    }
    return sum
  }

  func node(ofMark number: Int, _ mark: StackMark) -> Int {
    var (node, rest) = (root, number)
    while true {
      let before = marks(nodes[node].left, mark)
      if rest < before {
        node = nodes[node].left
      } else if rest == before, nodes[node].isMarked[mark] {
        return node
      } else {
        rest -= before + own(node, mark)
        node = nodes[node].right
      }
    }
  }
}
