internal import Foundation
internal import UIKit

/// How long the frames of a scene take, and what the longest of them did.
@MainActor struct FrameReport {
  /// Microseconds that a frame may take at 120 and at 60 Hz.
  private static let deadlines = [8_333, 16_667]

  private let name: String
  /// In the order drawn, without frames in which nothing changed.
  private var lines: [FrameLine] = []

  init(_ name: String) { self.name = name }

  /// - Parameters:
  ///   - line: Of a frame that has changed the picture.
  ///   - total: Microseconds of the frame with the touches before it, which the trace cannot time on a virtual clock.
  @inline(never) mutating func add(_ line: FrameLine, total: Int) {
    var line = line
    line.events = 0
    line.events = max(0, total - (line.total ?? total))
    lines.append(line)
  }

  /// Three tables: the times of all scenes, what a new row costs, and the worst frame of each.
  static func table(_ reports: [FrameReport]) -> String {
    let times = [["scene", "frames", "median us", "p99", "p99.9", "worst", "> 8.3 ms", "> 16.7 ms"]] + reports.map(\.times)
    let rows = [["scene", "rows", "us a row", "motion", "layout", "display", "drawing"]] + reports.compactMap(\.newRow)
    let worst = reports.compactMap { report in report.worst.map { [report.name, $0.text] } }
    return """
      == Frames
      \(grid(times))
      == A new row: what a frame with new rows takes more than one without, by the rows; the data source is part of motion and layout
      \(grid(rows))
      == The worst frame of each scene
      \(grid(worst))

      """
  }

  private var times: [String] {
    let sorted = lines.compactMap(\.total).sorted()
    let missed = Self.deadlines.map { deadline in "\(sorted.count { $0 > deadline })" }
    return [name, "\(sorted.count)"] + [0.5, 0.99, 0.999, 1].map { "\(Self.quantile($0, of: sorted))" } + missed
  }

  private var worst: FrameLine? { lines.max { ($0.total ?? 0) < ($1.total ?? 0) } }

  /// nil without frames of both kinds.
  private var newRow: [String]? {
    func cells(_ line: FrameLine) -> Int { line.counts.cellsMade + line.counts.cellsReused }
    let new = lines.filter { cells($0) > 0 }
    // Frames that scroll, too: they copy pixels.
    let same = lines.filter { cells($0) == 0 && ($0.picture?.copied ?? 0) > 0 }
    guard !new.isEmpty, !same.isEmpty else { return nil }
    let rows = new.map(cells).reduce(0, +)
    func cost(_ part: (FrameLine) -> Int?) -> Double {
      func mean(_ lines: [FrameLine]) -> Double { Double(lines.compactMap(part).reduce(0, +)) / Double(lines.count) }
      return (mean(new) - mean(same)) * Double(new.count) / Double(rows)
    }
    let parts = [cost(\.motion), cost(\.layout), cost(\.display), cost(\.costs.drawing)]
    return [name, "\(rows)"] + ([parts.reduce(0, +)] + parts).map { String(format: "%.0f", $0) }
  }

  /// The least value that a share of `part` does not exceed; 0 without values.
  static func quantile(_ part: Double, of sorted: [Int]) -> Int {
    sorted.isEmpty ? 0 : sorted[max(0, Int((part * Double(sorted.count)).rounded(.up)) - 1)]
  }

  /// The first column to the left, numbers to the right.
  private static func grid(_ rows: [[String]]) -> String {
    let widths = rows.first?.indices.map { column in rows.map { $0[column].count }.max() ?? 0 } ?? []
    return rows.map { row in
      let cells = zip(row, widths).enumerated().map { column, cell in
        let space = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 || row.count == 2 ? cell.0 + space : space + cell.0
      }
      return cells.joined(separator: "  ").replacing(#/ +$/#, with: "")
    }.joined(separator: "\n")
  }
}
