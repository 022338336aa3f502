/// An item or a group in the description of a section.
public struct CompositionNode: Sendable {
  /// Names the node in `CompositionSlot.node`.
  public var id: Int
  /// Before `insets`.
  public var width: CompositionLength
  /// Before `insets`.
  public var height: CompositionLength
  /// Distances between the node's size and its content; without effect on an axis with an estimated length.
  public var insets = CompositionInsets()
  /// Gaps around the node inside its line.
  public var edges = CompositionEdges()
  /// A single item by default.
  public var content = Content.item
  /// Whether solutions contain a slot for a group itself.
  public var isReported = false

  /// What a node holds.
  public enum Content: Sendable {
    case item
    case line(CompositionLine)
    /// A group whose frames `CompositionSection.custom` returns.
    case custom
  }

  /// An item without insets and gaps.
  public init(id: Int, width: CompositionLength, height: CompositionLength) {
    (self.id, self.width, self.height) = (id, width, height)
  }

  /// The length on `axis`.
  public subscript(axis: CompositionAxis) -> CompositionLength {
    get { axis == .x ? width : height }
    set { if axis == .x { width = newValue } else { height = newValue } }
  }

  /// The insets in force.
  var effectiveInsets: CompositionInsets { insets.without { self[$0].isEstimated } }

  /// Whether any length in the tree depends on measured content.
  var isEstimating: Bool {
    if width.isEstimated || height.isEstimated { return true }
    guard case .line(let line) = content else { return false }
    for child in line.children where child.isEstimating { return true }
    return false
  }

  /// Whether the number of items in the tree depends on measured lengths: a line is filled with children whose lengths do, or is itself a
  /// share of a length that does.
  ///
  /// - Parameter open: The axes on which the length of the container depends on measured ones.
  func hasVariableCount(open: CompositionOpenAxes = CompositionOpenAxes()) -> Bool {
    guard case .line(let line) = content else { return false }
    var own = CompositionOpenAxes(x: open.decide(width, on: .x), y: open.decide(height, on: .y))
    (own.limitsX, own.limitsY) = (own.x && !width.isEstimated, own.y && !height.isEstimated)
    if case .fill = line.repetition, !self[line.axis].isEstimated {
      if open.decide(self[line.axis], on: line.axis) { return true }
      for child in line.children where own.decide(child[line.axis], on: line.axis) { return true }
    }
    // Children that share the line in equal parts have no lengths of their own along it.
    let isOpen = self[line.axis].isEstimated
    for index in line.children.indices where line.child(index, in: 0, isOpen: isOpen).hasVariableCount(open: own) { return true }
    return false
  }
}

/// The axes on which a container's length depends on measured lengths.
struct CompositionOpenAxes {
  var x = false
  var y = false
  /// Whether the container's length also limits the lengths in it: that of an estimated container does not.
  var limitsX = false
  var limitsY = false

  /// Whether `length`, on `axis` in such a container, depends on measured lengths.
  func decide(_ length: CompositionLength, on axis: CompositionAxis) -> Bool {
    length.isEstimated || x && length.isFraction(of: .x) || y && length.isFraction(of: .y) || (axis == .x ? limitsX : limitsY)
  }
}

/// Children one after the other.
public struct CompositionLine: Sendable {
  /// The direction in which children follow each other.
  public var axis: CompositionAxis
  /// The gap between two children; nil for none.
  public var spacing: CompositionSpacing?
  /// Never empty.
  public var children: [CompositionNode]
  public var repetition: Repetition

  /// How often children follow each other.
  public enum Repetition: Sendable {
    /// All children in turn, again and again, until the next one does not fit; once each if the line's length is estimated.
    case fill
    /// The first child, so many times, in its own size.
    case times(Int)
    /// The first child, so many times, in equal shares of the line.
    case even(Int)
  }

  /// Filled with all children in turn by default.
  public init(
    axis: CompositionAxis, spacing: CompositionSpacing? = nil, children: [CompositionNode], repetition: Repetition = .fill
  ) { (self.axis, self.spacing, self.children, self.repetition) = (axis, spacing, children, repetition) }
}

/// A place in a solved section.
public struct CompositionSlot: Equatable, Sendable {
  /// The `id` of the node.
  public var node: Int
  /// The item shown there; of a group its first item.
  public var item: Int
  /// Whether the place is that of a group.
  public var isGroup = false
  /// The order that a custom group gives to its items.
  public var z = 0
  /// The rectangle inside the node's insets.
  public var rect: CompositionRect
  /// The extents of the outermost lines of measured thickness in which the place lies: of a line along x its extent on y, of one along y its
  /// extent on x. nil where no line is as thick as the content of several items says.
  private var (row, column): (Segment?, Segment?)

  /// A slot of an item, in no order of its own.
  public init(node: Int, item: Int, rect: CompositionRect) { (self.node, self.item, self.rect) = (node, item, rect) }

  /// The extent on `axis` of the items whose sizes decide together where the line of this place ends; nil where no line does.
  public func line(on axis: CompositionAxis) -> Segment? { axis == .y ? row : column }

  mutating func move(by distance: CompositionSize) {
    rect = rect.moved(by: distance)
    (row, column) = (row?.moved(by: distance.height), column?.moved(by: distance.width))
  }

  /// Notes that the place lies in a line, perhaps around one that was noted before.
  mutating func join(_ line: Segment, on axis: CompositionAxis) { if axis == .y { row = line } else { column = line } }
}

/// One frame of a custom group, relative to the group's content.
public struct CompositionCustomItem: Sendable {
  public var rect: CompositionRect
  public var z: Int

  /// No validation of the frame.
  public init(rect: CompositionRect, z: Int = 0) { (self.rect, self.z) = (rect, z) }
}
