import ManualHost
import Scrollwork
import TestSupport
import UIKit

extension SectionsWorld {
  // MARK: Changes of sections

  /// One change of the content, also from inside messages.
  func change() {
    switch random.roll(0..<12) {
    case 0..<5: applyEdits(isAnimated: random.roll(0..<3) == 0)
    case 5: reload()
    case 6: changeHeight()
    case 7, 8: changeRows()
    case 9: loadings.randomElement(using: &random)?.change()
    case 10: loadings.randomElement(using: &random)?.retry()
    default: changeView()
    }
  }

  func applyEdits(isAnimated: Bool) {
    let index = random.roll(0..<names.count)
    var list = names[index]
    for _ in 0..<random.roll(1..<4) { edit(&list) }
    apply(list, to: index, isAnimated: isAnimated)
  }

  private func edit(_ list: inout [Int]) {
    let place = random.roll(0..<list.count + 1)
    switch random.roll(0..<4) {
    case 0 where !list.isEmpty: list.removeSubrange(min(place, list.count - 1)..<min(list.count, place + random.roll(1..<4)))
    case 1 where list.count > 1: list.insert(list.remove(at: min(place, list.count - 1)), at: random.roll(0..<list.count))
    case 2 where list.count > 60: list.removeSubrange(20..<50)
    default: list.insert(contentsOf: (0..<random.roll(1..<5)).map { _ in newSection() }, at: min(place, list.count))
    }
  }

  func apply(_ list: [Int], to index: Int, isAnimated: Bool) {
    let gone = Set(names[index]).subtracting(list)
    batches += 1
    note("source \(index): \(gone.count) sections go, \(list.count) are listed\(isAnimated ? ", animated" : "")")
    names[index] = list
    sources[index].apply(list, animatingDifferences: isAnimated)
    // A removal may have been answered by another change.
    for name in gone where !names.contains(where: { $0.contains(name) }) { forget(name) }
  }

  private func forget(_ name: Int) {
    specs[name] = nil
    lengths[name] = nil
    measured.remove(name)
  }

  /// Sections that are loaded at an edge.
  func add(_ count: Int, at edge: EdgeLoading.Edge) {
    let new = (0..<count).map { _ in newSection() }
    let index = edge == .top ? 0 : names.count - 1
    apply(edge == .top ? new + names[index] : names[index] + new, to: index, isAnimated: random.roll(0..<4) == 0)
  }

  private func reload() {
    let index = random.roll(0..<names.count)
    let list = names[index].filter { _ in random.roll(0..<4) == 0 }
    note("reload \(list)")
    sources[index].reload(list)
  }

  /// A section that has a view, half of the time, or any one.
  private func anySection() -> SectionSpec? {
    let all = random.roll(0..<2) == 0 ? live.sorted() : names.flatMap { $0 }
    return all.randomElement(using: &random).flatMap { specs[$0] }
  }

  private func changeHeight() {
    guard let spec = anySection(), [.plain, .measured, .shelf].contains(spec.kind) else { return }
    spec.height = newHeight()
    note("\(spec.kind) \(spec.name) gets the height \(spec.height)")
    if let view = view(of: spec.name) { spec.setHeight(of: view) }
  }

  private func changeRows() {
    guard let spec = anySection(), let list = spec.list else { return }
    // Where content is loaded at the top, a list keeps the place of its rows, and not that of what shows above it.
    let row = random.roll((loadings.isEmpty || list.names.isEmpty ? 0 : 1)..<list.names.count + 1)
    let view = view(of: spec.name)
    let isAnimated = random.roll(0..<2) == 0
    let selectedRow = spec.selected.flatMap { list.names.firstIndex(of: $0) }
    let path = [IndexPath(row: row, section: 0)]
    if row < list.names.count && list.names.count > 2 && random.roll(0..<2) == 0 {
      note("\(spec.kind) \(spec.name) loses row \(row)\(view == nil ? ", without a view" : "")")
      if list.names.remove(at: row) == spec.selected { spec.selected = nil }
      (view as? UITableView)?.deleteRows(at: path, with: isAnimated ? .fade : .none)
      (view as? UICollectionView)?.deleteItems(at: path)
    } else {
      note("\(spec.kind) \(spec.name) gets row \(row)\(view == nil ? ", without a view" : "")")
      let name = (list.lengths.keys.max() ?? 0) + 1
      list.lengths[name] = CGFloat(random.roll(40..<160)) / 2
      list.names.insert(name, at: row)
      (view as? UITableView)?.insertRows(at: path, with: isAnimated ? .fade : .none)
      (view as? UICollectionView)?.insertItems(at: path)
    }
    // Without a view the selection is kept by index path.
    if view == nil, let selectedRow {
      spec.selected = list.names.indices.contains(selectedRow) ? list.names[selectedRow] : nil
    }
  }

  /// A shelf is scrolled, or a row selected.
  private func changeView() {
    guard let spec = live.sorted().randomElement(using: &random).flatMap({ specs[$0] }), let view = view(of: spec.name) else {
      return
    }
    if spec.kind == .shelf, let strip = view as? UIScrollView {
      spec.offset = CGFloat(random.roll(0..<1_000))
      note("shelf \(spec.name) to \(spec.offset)")
      strip.contentOffset.x = spec.offset
    } else if let table = view as? UITableView, let list = spec.list, !list.names.isEmpty {
      let row = random.roll(0..<list.names.count)
      note("select row \(row) of \(spec.name)")
      spec.selected = list.names[row]
      table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
  }

  // MARK: Scrolling

  func drive() {
    let place = CGPoint(x: 160, y: size.height / 2)
    if isFingerDown {
      moveFinger(by: Double(random.roll(-60..<60)))
      if random.roll(0..<4) == 0 { liftFinger() }
      return
    }
    switch random.roll(0..<9) {
    case 0:
      note("finger down")
      (isFingerDown, finger) = (true, size.height / 2)
      stage.touch(.began, at: place)
      // A finger that does not move would select rows.
      for _ in 0..<3 { moveFinger(by: 12) }
    case 1, 2, 3:
      let speed = CGFloat(random.roll(600..<4_000) * (random.roll(0..<2) == 0 ? 1 : -1))
      note("flick \(speed)")
      stage.flick(from: place, velocity: CGPoint(x: 0, y: speed), duration: 0.05)
    case 4:
      note("wheel")
      wheeled = stage.time
      stage.scrollWheel(by: CGPoint(x: 0, y: CGFloat(random.roll(-3..<4))), at: place)
    case 5:
      let target = CGFloat(random.between(0, 1)) * lastOffset
      let isAnimated = random.roll(0..<3) > 0
      note("offset \(target.rounded())\(isAnimated ? ", animated" : "")")
      container.setContentOffset(CGPoint(x: 0, y: target.rounded()), animated: isAnimated)
    case 6: scrollToSection()
    default: return
    }
  }

  func liftFinger() {
    note("finger up")
    isFingerDown = false
    (hasHeld, heldOffset) = (true, offset)
    stage.touch(.ended, at: CGPoint(x: 160, y: finger))
  }

  private func moveFinger(by distance: Double) {
    finger += distance
    stage.touch(.moved, at: CGPoint(x: 160, y: finger))
  }

  private func scrollToSection() {
    let index = random.roll(0..<names.count)
    guard let name = names[index].randomElement(using: &random) else { return }
    let position =
      ([.nearest, .start, .center, .end] as [ContainerScrollView.ScrollPosition]).randomElement(using: &random) ?? .start
    let isAnimated = random.roll(0..<2) == 0
    note("scroll to \(name) at \(position)\(isAnimated ? ", animated" : "")")
    hasGoal = true
    sources[index].scroll(to: name, at: position, animated: isAnimated)
    goal = position == .nearest ? nil : (name, position, operations)
  }

  // MARK: The container

  func changeContainer() {
    switch random.roll(0..<6) {
    case 0, 1:
      let sizes = [(320, 480), (480, 320), (320, 300), (560, 480)]
      let (width, height) = sizes[random.roll(0..<sizes.count)]
      size = CGSize(width: width, height: height)
      let duration = random.roll(0..<2) == 0 ? 0.3 : 0
      note("viewport \(size), in \(duration) s")
      stage.resize(to: size, safeAreaInsets: .zero, duration: duration)
    case 2:
      note("direction")
      let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
      container.semanticContentAttribute = isMirrored ? .forceLeftToRight : .forceRightToLeft
    case 3:
      let spacing = CGFloat(random.roll(0..<30)) / 2
      note("spacing \(spacing)")
      container.spacing = spacing
    case 4:
      note("text size")
      stage.screen.contentSizeCategory = [.small, .large, .accessibilityLarge].randomElement(using: &random) ?? .large
    default: changeRetention()
    }
  }

  private func changeRetention() {
    let policies: [SectionRetention] = [
      .sections(0), .sections(1), .sections(2), .sections(5), .distance(0), .distance(300), .all,
    ]
    for source in sources { source.retention = policies.randomElement(using: &random) ?? .all }
    note("retention \(sources.map(\.retention))")
  }
}
