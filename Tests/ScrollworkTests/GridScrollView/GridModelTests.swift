import Foundation
import ListModel
@_spi(Testing) import Scrollwork
import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import RandomPrograms

/// Random grids against references that compute everything from the definition.
@MainActor @Suite struct GridModelTests {
  /// Areas that do not overlap.
  private func areas(_ rows: Int, _ columns: Int, _ random: inout SeededGenerator) -> [Area] {
    var areas: [Area] = []
    guard rows > 0, columns > 0 else { return [] }
    for _ in 0..<random.roll(0..<6) {
      let (row, column) = (random.roll(0..<rows), random.roll(0..<columns))
      let area = Area(
        rows: row..<min(rows, row + 1 + random.roll(0..<5)), columns: column..<min(columns, column + 1 + random.roll(0..<5)))
      let isSingle = area.rows.count == 1 && area.columns.count == 1
      if !isSingle && !areas.contains(where: { $0.overlaps(area) }) { areas.append(area) }
    }
    return areas
  }

  /// Quarters of a point, so that sums are exact; some tracks are hidden.
  private func lengths(_ count: Int, _ random: inout SeededGenerator) -> [Double] {
    (0..<count).map { _ in random.roll(0..<8) == 0 ? 0 : Double(random.roll(20..<500)) / 4 }
  }

  private func random(_ random: inout SeededGenerator) -> GridReference {
    let (rows, columns) = (random.roll(0..<22), random.roll(0..<22))
    var reference = GridReference(heights: lengths(rows, &random), widths: lengths(columns, &random))
    func frozen() -> Int { [0, 0, 1, 1, 2, 30][random.roll(0..<6)] }
    reference.frozen = GridScrollView.Frozen(top: frozen(), leading: frozen(), bottom: frozen(), trailing: frozen())
    reference.merged = areas(rows, columns, &random)
    reference.isMirrored = random.roll(0..<2) == 0
    if random.roll(0..<2) == 0 {
      func inset() -> CGFloat { CGFloat(random.roll(0..<60)) }
      reference.insets = UIEdgeInsets(top: inset(), left: inset(), bottom: inset(), right: inset())
    }
    return reference
  }

  @Test func cellsAreWhereTheDefinitionPutsThem() {
    let stage = Stage(size: GridFixture.size, scale: 2)
    var failures = 0
    for seed in 0..<2_000 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let reference = random(&generator)
      let fixture = GridFixture(reference.heights.count, reference.widths.count, frozen: reference.frozen, stage: stage)
      let view = fixture.view
      view.frame.size = CGSize(width: generator.roll(0..<320), height: generator.roll(0..<480))
      view.semanticContentAttribute = reference.isMirrored ? .forceRightToLeft : .forceLeftToRight
      view.contentInset = reference.insets
      view.rowSizing = .exact { CGFloat(reference.heights[$0]) }
      view.columnSizing = .exact { CGFloat(reference.widths[$0]) }
      view.mergedAreas = reference.merged
      view.layoutIfNeeded()
      for _ in 0..<3 {
        let found = GridReference.parts(of: view)
        let expected = reference.parts(view.bounds)
        if found != expected {
          failures += 1
          if failures < 4 {
            Issue.record(
              "seed \(seed): missing \(expected.subtracting(found).prefix(3)), too much \(found.subtracting(expected).prefix(3)), bounds \(view.bounds), \(reference)"
            )
          }
        }
        view.contentOffset = CGPoint(
          x: generator.between(-200, Double(view.contentSize.width) + 100).rounded(),
          y: generator.between(-200, Double(view.contentSize.height) + 100).rounded())
        view.layoutIfNeeded()
      }
      view.removeFromSuperview()
    }
    #expect(failures == 0)
  }

  @Test func editsAgreeWithPlainLists() {
    for seed in 0..<60 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let isMirrored = seed % 2 == 1
      let fixture = GridFixture(
        generator.roll(1..<60), generator.roll(1..<60), frozen: .init(top: generator.roll(0..<3), leading: generator.roll(0..<3)))
      var world = GridWorld(fixture, isMirrored: isMirrored)
      for step in 0..<60 {
        let anchors = world.anchors
        let story = world.change(&generator)
        if let complaint = world.complaint(about: anchors, story) {
          Issue.record("seed \(seed), step \(step), \(story): \(complaint)")
        }
        if let complaint = world.complaint { Issue.record("seed \(seed), step \(step), \(story): \(complaint)") }
      }
      fixture.view.removeFromSuperview()
    }
  }
}

/// A grid, and the names and lengths of its rows and columns in plain lists.
@MainActor private struct GridWorld {
  let fixture: GridFixture
  let isMirrored: Bool
  private var next = 1_000
  private var heights: [Int: Double] = [:]
  private var widths: [Int: Double] = [:]

  init(_ fixture: GridFixture, isMirrored: Bool) {
    (self.fixture, self.isMirrored) = (fixture, isMirrored)
    fixture.view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    fixture.view.layoutIfNeeded()
  }

  private var view: GridScrollView { fixture.view }

  /// Carries out one random operation.
  ///
  /// - Returns: its name.
  mutating func change(_ random: inout SeededGenerator) -> String {
    let operation = random.roll(0..<9)
    switch operation {
    case 0, 1: return edit(rows: operation == 0, random.roll(0..<4), &random)
    case 2:
      guard fixture.source.rows.count > 1 else { return "nothing" }
      let (from, to) = (random.roll(0..<fixture.source.rows.count), random.roll(0..<fixture.source.rows.count))
      fixture.source.rows.insert(fixture.source.rows.remove(at: from), at: to)
      view.moveRow(from, to: to)
    case 3:
      guard fixture.source.columns.count > 1 else { return "nothing" }
      let (from, to) = (random.roll(0..<fixture.source.columns.count), random.roll(0..<fixture.source.columns.count))
      fixture.source.columns.insert(fixture.source.columns.remove(at: from), at: to)
      view.moveColumn(from, to: to)
    case 4:
      guard let row = fixture.source.rows.indices.randomElement(using: &random) else { return "nothing" }
      heights[fixture.source.rows[row]] = Double(random.roll(0..<90))
      view.setHeight(heights[fixture.source.rows[row]]!, ofRows: row..<row + 1)
    case 5:
      guard let column = fixture.source.columns.indices.randomElement(using: &random) else { return "nothing" }
      widths[fixture.source.columns[column]] = Double(random.roll(0..<150))
      view.setWidth(widths[fixture.source.columns[column]]!, ofColumns: column..<column + 1)
    case 6:
      guard let row = fixture.source.rows.indices.randomElement(using: &random) else { return "nothing" }
      fixture.source.rows[row] = fresh(fixture.source.rows[row])
      view.reloadRows([row])
    default:
      view.contentOffset = CGPoint(
        x: random.between(0, max(0, Double(view.contentSize.width) - 320)).rounded(),
        y: random.between(0, max(0, Double(view.contentSize.height) - 480)).rounded())
    }
    view.layoutIfNeeded()
    return operation > 6 ? "scroll" : operation == 2 || operation == 3 ? "move" : "operation \(operation)"
  }

  /// A new name with the length of an old one.
  private mutating func fresh(_ name: Int) -> Int {
    next += 1
    heights[next] = heights[name]
    return next
  }

  private mutating func edit(rows: Bool, _ kind: Int, _ random: inout SeededGenerator) -> String {
    var names = rows ? fixture.source.rows : fixture.source.columns
    var places = IndexSet()
    for _ in 0...random.roll(0..<4) where !names.isEmpty { places.insert(random.roll(0..<names.count)) }
    let isRemoval = kind < 2 && names.count > places.count
    if isRemoval {
      for place in places.reversed() { names.remove(at: place) }
    } else {
      for place in places {
        next += 1
        names.insert(next, at: place)
      }
    }
    if rows { fixture.source.rows = names } else { fixture.source.columns = names }
    switch (rows, isRemoval) {
    case (true, true): view.deleteRows(places)
    case (true, false): view.insertRows(places)
    case (false, true): view.deleteColumns(places)
    case (false, false): view.insertColumns(places)
    }
    view.layoutIfNeeded()
    return "\(isRemoval ? "removal" : "insertion") of \(rows ? "rows" : "columns") \(Array(places))"
  }

  // MARK: What an edit may not move

  /// The first row and column that show below the frozen ones, by name, and how far they are from them.
  struct Anchor {
    var name: Int?
    var distance: Double
  }

  var anchors: [Anchor] {
    [
      anchor(fixture.source.rows, heights, 40, view.frozen.top, Double(view.contentOffset.y), 480),
      anchor(fixture.source.columns, widths, 80, view.frozen.leading, leadingOffset, 320),
    ]
  }

  private var leadingOffset: Double {
    Double(isMirrored ? view.contentSize.width - view.contentOffset.x - 320 : view.contentOffset.x)
  }

  private func anchor(
    _ names: [Int], _ lengths: [Int: Double], _ usual: Double, _ frozen: Int, _ offset: Double, _ room: Double
  ) -> Anchor {
    var place = 0.0
    let head = names.prefix(frozen).reduce(0) { $0 + (lengths[$1] ?? usual) }
    for (index, name) in names.enumerated() {
      let length = lengths[name] ?? usual
      if index >= frozen, place + length > offset + head {
        return Anchor(name: offset > 0 ? name : nil, distance: place - offset - head)
      }
      place += length
    }
    return Anchor(name: nil, distance: 0)
  }

  /// What has moved although it could have stayed; nil if nothing has.
  func complaint(about former: [Anchor], _ story: String) -> String? {
    if story.hasPrefix("scroll") || story.hasPrefix("move") { return nil }
    for (axis, old) in former.enumerated() {
      let names = axis == 0 ? fixture.source.rows : fixture.source.columns
      guard let name = old.name, let index = names.firstIndex(of: name) else { continue }
      let (lengths, usual) = axis == 0 ? (heights, 40.0) : (widths, 80.0)
      let frozen = axis == 0 ? view.frozen.top : view.frozen.leading
      let offset = axis == 0 ? Double(view.contentOffset.y) : leadingOffset
      func sum(_ count: Int) -> Double { names.prefix(count).reduce(0) { $0 + (lengths[$1] ?? usual) } }
      let end = sum(names.count) - (axis == 0 ? 480 : 320)
      // The edges hold the content, and a row that has become frozen is no longer below the others.
      if index < frozen || offset <= 0.01 || offset >= end - 0.01 { continue }
      let distance = sum(index) - offset - sum(frozen)
      if abs(distance - old.distance) > 0.01 { return "\(name) was at \(old.distance) and is at \(distance)" }
    }
    return nil
  }

  /// What is wrong with the grid; nil if it agrees with the lists.
  var complaint: String? {
    if !fixture.namesAgree { return "a cell shows other names than its place has" }
    var reference = GridReference(
      heights: fixture.source.rows.map { heights[$0] ?? 40 }, widths: fixture.source.columns.map { widths[$0] ?? 80 })
    (reference.frozen, reference.isMirrored) = (view.frozen, isMirrored)
    let (found, expected) = (GridReference.parts(of: view), reference.parts(view.bounds))
    if found == expected { return nil }
    return "missing \(expected.subtracting(found).prefix(3)), too much \(found.subtracting(expected).prefix(3)) in \(view.bounds)"
  }
}
