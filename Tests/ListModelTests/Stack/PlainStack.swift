import ListModel
import TestSupport

/// Children of a stack as an array: sums are added up from the first one, searches look at all.
struct PlainStack {
  struct Child {
    let id: Stack.Child
    var length: Double
    var gap: Double
    var isMarked = false
  }

  private(set) var stack = Stack()
  private(set) var children: [Child] = []
  /// Start of the first child in the content.
  var start = 0.0

  init(count: Int, using random: inout SeededGenerator) {
    start = [0, 0, 16].randomElement(using: &random) ?? 0
    for index in 0..<count { insert(at: index, using: &random) }
  }

  init(_ lengths: [Double]) {
    for (index, length) in lengths.enumerated() { insert(length, 0, at: index) }
  }

  /// The whole space of each child.
  var spaces: [Segment] {
    var end = start
    return children.map { child in
      let space = Segment(start: end, length: child.length)
      end += child.length + child.gap
      return space
    }
  }

  /// Where the last child that takes up anything ends, without its gap.
  var end: Double {
    let spaces = spaces
    return children.indices.last { children[$0].length + children[$0].gap > 0 }.map { spaces[$0].end } ?? start
  }

  func index(of id: Stack.Child) -> Int? { children.firstIndex { $0.id == id } }

  // MARK: Edits

  mutating func insert(at index: Int, using random: inout SeededGenerator) {
    let (length, gap) = Self.space(using: &random)
    insert(length, gap, at: index)
    if random.roll(0..<5) == 0 { mark(index) }
  }

  private mutating func insert(_ length: Double, _ gap: Double, at index: Int) {
    children.insert(Child(id: stack.insert(length: length, gap: gap, at: index), length: length, gap: gap), at: index)
  }

  mutating func mark(_ index: Int) {
    children[index].isMarked = true
    stack.setMarked(true, children[index].id)
  }

  mutating func remove(at index: Int) { stack.remove(children.remove(at: index).id) }

  mutating func resize(_ index: Int, using random: inout SeededGenerator) {
    (children[index].length, children[index].gap) = Self.space(using: &random)
    stack.set(length: children[index].length, gap: children[index].gap, of: children[index].id)
  }

  mutating func move(_ index: Int, to target: Int) {
    let child = children.remove(at: index)
    children.insert(child, at: target)
    stack.move(child.id, to: target)
  }

  /// One edit of any kind; returns the child that came, if one did.
  mutating func edit(using random: inout SeededGenerator) -> Stack.Child? {
    let index = random.roll(0..<children.count)
    switch random.roll(0..<4) {
    case 0 where children.count > 2: remove(at: index)
    case 1: move(index, to: random.roll(0..<children.count))
    case 2: resize(index, using: &random)
    default:
      insert(at: index, using: &random)
      return children[index].id
    }
    return nil
  }

  /// Lengths and gaps whose sums are exact.
  private static func space(using random: inout SeededGenerator) -> (Double, Double) {
    let length = ([0, 10, 44.5, 120, 900] as [Double]).randomElement(using: &random) ?? 0
    return (length, length > 0 ? Double(random.roll(0..<3)) * 4 : 0)
  }
}
