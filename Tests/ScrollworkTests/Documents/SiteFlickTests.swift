import Foundation
import Scrollwork
import Testing
import UIKit
import UIKitTesting

/// site/live/flicks.json has the flicks of the site's live page as a stage shows them: scripts/blackbox/check-site compares the page with it, frame
/// for frame. SCROLLWORK_RECORD_PAGES=1 writes the file anew.
@MainActor @Suite struct SiteFlickTests {
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../site/live/flicks.json").standardizedFileURL

  @Test func theFlicksOfTheSiteAreThoseOfAStage() throws {
    let text = try page()
    if ProcessInfo.processInfo.environment["SCROLLWORK_RECORD_PAGES"] == "1" {
      try text.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    let written = try String(contentsOf: Self.file, encoding: .utf8)
    #expect(written == text, "write it anew: SCROLLWORK_RECORD_PAGES=1 ./test --filter SiteFlickTests")
  }

  private func page() throws -> String {
    let flicks = [
      SiteFlick("flick").swipe(at: 0, from: 300, velocity: -2500),
      SiteFlick("fast", rate: .fast).swipe(at: 0, from: 300, velocity: -2500),
      SiteFlick("caught").swipe(at: 0, from: 300, velocity: -2500).swipe(at: 0.6, from: 280, velocity: -1800),
      SiteFlick("slow drag").swipe(at: 0, from: 300, velocity: -200, lasting: 1),
      SiteFlick("pulled beyond the start").swipe(at: 0, from: 40, velocity: 600, lasting: 0.4),
      SiteFlick("bounce at the start").swipe(at: 0, from: 300, velocity: -1500).swipe(at: 2.5, from: 60, velocity: 2500),
    ]
    let lines = try flicks.map { try $0.json() }
    let lists = SiteFlick.lists.map {
      #"{"rows": \#($0.rows), "rowHeight": \#(Int($0.rowHeight)), "headerHeight": \#(Int(SiteFlick.headerHeight))}"#
    }
    return """
      {
      "height": \(Int(SiteFlick.height)), "scale": \(Int(SiteFlick.scale)), "framesPerSecond": 60,
      "lists": [\(lists.joined(separator: ", "))],
      "flicks": [
      \(lines.joined(separator: ",\n"))
      ]
      }

      """
  }
}

/// A script of touches, and what a stage shows of two stacked tables while it runs.
@MainActor private struct SiteFlick {
  static let height: CGFloat = 320
  static let scale: CGFloat = 2
  static let headerHeight: CGFloat = 28
  static let lists: [(rows: Int, rowHeight: CGFloat)] = [(30, 44), (2000, 60)]

  private let name: String
  private let rate: UIScrollView.DecelerationRate
  private var touches: [(phase: UITouch.Phase, time: TimeInterval, y: CGFloat)] = []

  init(_ name: String, rate: UIScrollView.DecelerationRate = .normal) {
    (self.name, self.rate) = (name, rate)
  }

  /// A finger that moves at a steady speed, reported 120 times a second, and lifts.
  func swipe(at start: TimeInterval, from y: CGFloat, velocity: CGFloat, lasting duration: TimeInterval = 0.1) -> Self {
    var flick = self
    flick.touches.append((.began, start, y))
    let count = Int((duration * 120).rounded())
    for index in 1...count {
      let elapsed = duration * Double(index) / Double(count)
      flick.touches.append((.moved, start + elapsed, y + velocity * elapsed))
    }
    flick.touches.append((.ended, start + duration, y + velocity * duration))
    return flick
  }

  func json() throws -> String {
    let stage = Stage(size: CGSize(width: 320, height: Self.height), scale: Self.scale)
    let screen = TwoTables(Self.lists, headerHeight: Self.headerHeight)
    stage.rootViewController = screen
    stage.advance(by: 0)
    let container = screen.container
    #expect(container.contentSize.height == Self.lists.reduce(0) { $0 + Self.headerHeight + CGFloat($1.rows) * $1.rowHeight })
    container.decelerationRate = rate
    var offsets: [Double] = []
    var rest = touches[...]
    // Frames are counted, so that no error of their times adds up.
    while offsets.count < 1000 {
      let frame = Double(offsets.count) / 60
      while let next = rest.first, next.time <= frame + 1e-9 {
        stage.advance(by: max(0, next.time - stage.time))
        stage.touch(next.phase, at: CGPoint(x: 160, y: next.y))
        rest.removeFirst()
      }
      stage.advance(by: max(0, frame - stage.time))
      offsets.append(Double(container.contentOffset.y))
      if rest.isEmpty, !container.isDecelerating, !container.isTracking { break }
    }
    let shown = screen.tables.map { $0.indexPathsForVisibleRows?.map(\.row) ?? [] }.map { rows in
      rows.isEmpty ? "null" : "[\(rows[0]), \(rows[rows.count - 1])]"
    }
    let script = touches.map { "[\($0.phase.rawValue == 3 ? 2 : $0.phase.rawValue), \($0.time), \($0.y)]" }
    return """
      {"name": "\(name)", "rate": \(rate.rawValue),
      "touches": [\(script.joined(separator: ", "))],
      "offsets": [\(offsets.map { "\($0)" }.joined(separator: ", "))],
      "shown": [\(shown.joined(separator: ", "))]}
      """
  }
}

private final class TwoTables: UIViewController, UITableViewDataSource {
  let container = ContainerScrollView()
  let tables: [UITableView]
  private let lists: [(rows: Int, rowHeight: CGFloat)]

  init(_ lists: [(rows: Int, rowHeight: CGFloat)], headerHeight: CGFloat) {
    self.lists = lists
    tables = lists.map { list in
      let table = UITableView(frame: .zero, style: .plain)
      (table.rowHeight, table.estimatedRowHeight) = (list.rowHeight, 0)
      (table.sectionHeaderHeight, table.estimatedSectionHeaderHeight, table.sectionHeaderTopPadding) = (headerHeight, 0, 0)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      return table
    }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = container
    for table in tables {
      table.dataSource = self
      container.addArrangedSubview(table)
    }
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Rows" }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tables.firstIndex(of: tableView).map { lists[$0].rows } ?? 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}
