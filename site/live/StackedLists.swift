import ListModel
import ScrollPhysics

/// Lists stacked in one scroll view, and what a page must do to its nodes to show them.
struct StackedLists {
  /// What becomes of a node: it shows a row at a place in the content, or waits for reuse.
  struct Change {
    /// What stands in `row` for a list's header, and for a node that waits.
    static let header: Int32 = -1
    static let waiting: Int32 = -2

    let node: Int32
    let list: Int32
    let row: Int32
    /// Points from the start of the content.
    let place: Double
  }

  private struct List {
    let child: Stack.Child
    let section: SectionExtents
    var shown = 0..<0
    /// The nodes of the shown rows, in their order from `shown.lowerBound` on.
    var nodes: [Int32] = []
    var header: Int32?
    var headerPlace = -1.0
  }

  private enum NodeKind { case row, header }

  private var stack = Stack()
  private var lists: [List] = []
  private var machine: ScrollMachine
  private var pan = Pan()
  private var pool = ReusePool<NodeKind, Int32>()
  private var nodeCount: Int32 = 0
  private let height: Double
  private let scale: Double
  private let changes = ChangeBuffer()

  init(height: Double, scale: Double) {
    (self.height, self.scale) = (height, scale)
    machine = ScrollMachine(offset: .zero, geometry: Self.geometry(height: height, content: 0, scale: scale, rate: 0.998))
  }

  private static func geometry(height: Double, content: Double, scale: Double, rate: Double) -> ScrollGeometry {
    ScrollGeometry(
      axes: PerAxis(
        x: AxisGeometry(minimum: 0, maximum: 0, length: 0, isDraggable: false),
        y: AxisGeometry(minimum: 0, maximum: content - height, length: height)),
      scale: scale, decelerationRate: rate)
  }

  // MARK: Content

  mutating func add(rows: Int, rowHeight: Double, headerHeight: Double) {
    let section = SectionExtents(header: headerHeight, rows: Extents(count: rows, extent: rowHeight))
    lists.append(List(child: stack.insert(length: section.total, at: stack.count), section: section))
    updateGeometry(rate: decelerationRate)
  }

  var contentHeight: Double { stack.total }

  var decelerationRate: Double {
    get { machine.geometry.decelerationRate }
    set { updateGeometry(rate: newValue) }
  }

  private mutating func updateGeometry(rate: Double) {
    let geometry = Self.geometry(height: height, content: stack.total, scale: scale, rate: rate)
    send(.geometryChanged(geometry), at: 0)
  }

  // MARK: Motion

  var offset: Double { machine.offset.y }

  private mutating func send(_ event: ScrollMachine.Event, at time: Double) { machine.handle(event, at: time) { _, _ in } }

  mutating func touchBegan(at y: Double, _ time: Double) {
    let begins = machine.isDecelerating
    send(.touchDown, at: time)
    pan = Pan(at: y, time)
    if begins, machine.isDecelerating {
      pan.begin()
      send(.panBegan(translation: .zero), at: time)
    }
  }

  mutating func touchMoved(to y: Double, _ time: Double) {
    switch pan.move(to: y, time) {
    case .none: break
    case .began(let translation): send(.panBegan(translation: Vector(x: 0, y: translation)), at: time)
    case .changed(let translation): send(.panMoved(translation: Vector(x: 0, y: translation)), at: time)
    }
  }

  mutating func touchEnded(_ time: Double) {
    if pan.hasBegun { send(.panEnded(velocity: pan.velocity(atLift: time)), at: time) }
    send(.touchUp, at: time)
    pan = Pan()
  }

  mutating func touchCancelled(_ time: Double) {
    if pan.hasBegun { send(.panCancelled, at: time) }
    send(.touchUp, at: time)
    pan = Pan()
  }

  mutating func turn(by delta: Double, isSmooth: Bool, _ time: Double) -> Bool {
    guard machine.hasRoom(on: .y, toward: delta) else { return false }
    let vector = Vector(x: 0, y: delta)
    send(isSmooth ? .wheelScroll(by: vector) : .preciseScroll(by: vector), at: time)
    return true
  }

  mutating func frame(at time: Double) -> Bool {
    send(.frame, at: time)
    return machine.wantsFrames
  }

  // MARK: Nodes

  var changesAddress: UnsafeRawPointer { changes.address }

  mutating func layOut() -> Int {
    changes.removeAll()
    let (top, bottom) = (offset, offset + height)
    // All that leaves goes before anything comes, so that a list that enters takes over the nodes of the one that leaves.
    let ranges = lists.map { shownRows(of: $0, from: top, to: bottom) }
    for index in lists.indices { retire(index, except: ranges[index]) }
    for index in lists.indices { show(index, ranges[index]) }
    return changes.count
  }

  private func shownRows(of list: List, from top: Double, to bottom: Double) -> Range<Int> {
    guard let place = stack.place(of: list.child, from: top, to: bottom) else { return 0..<0 }
    let start = place.innerOffset - list.section.header
    return list.section.rows.items(from: start, to: start + place.shown.length)
  }

  private mutating func retire(_ index: Int, except shown: Range<Int>) {
    let list = lists[index]
    list.shown.forEachOutside(shown) { row in
      let node = list.nodes[row - list.shown.lowerBound]
      pool.put(node, for: .row)
      changes.append(Change(node: node, list: Int32(index), row: Change.waiting, place: 0))
    }
    guard let node = list.header, stack.place(of: list.child, from: offset, to: offset + height) == nil else { return }
    pool.put(node, for: .header)
    changes.append(Change(node: node, list: Int32(index), row: Change.waiting, place: 0))
    lists[index].header = nil
  }

  private mutating func show(_ index: Int, _ shown: Range<Int>) {
    let list = lists[index]
    let segment = stack.segment(of: list.child)
    if shown != list.shown {
      var nodes: [Int32] = []
      for row in shown {
        if list.shown.contains(row) {
          nodes.append(list.nodes[row - list.shown.lowerBound])
          continue
        }
        let node = takeNode(.row)
        nodes.append(node)
        let place = segment.start + list.section.header + list.section.rows.start(of: row)
        changes.append(Change(node: node, list: Int32(index), row: Int32(row), place: place))
      }
      (lists[index].shown, lists[index].nodes) = (shown, nodes)
    }
    guard stack.place(of: list.child, from: offset, to: offset + height) != nil else { return }
    let place = Pin.header(length: list.section.header, in: segment, at: offset).start
    if list.header != nil, place == list.headerPlace { return }
    let node = list.header ?? takeNode(.header)
    (lists[index].header, lists[index].headerPlace) = (node, place)
    changes.append(Change(node: node, list: Int32(index), row: Change.header, place: place))
  }

  private mutating func takeNode(_ kind: NodeKind) -> Int32 {
    if let node = pool.take(kind) { return node }
    nodeCount += 1
    return nodeCount - 1
  }
}
