import CMeasure
import Foundation
import UIKit
import UIKitTesting

let viewport = CGRect(x: 0, y: 0, width: 375, height: 667)
let frame = 1.0 / 60

/// What the command line asks for.
struct Options {
  /// Not a dictionary, whose first use takes as long as some of what is measured.
  private let values: [(name: String, value: String)]

  /// `--name value` pairs.
  init(_ arguments: some Sequence<String>) {
    var values: [(name: String, value: String)] = []
    var name: String?
    for argument in arguments {
      if argument.hasPrefix("--") { name = String(argument.dropFirst(2)) } else if let name { values.append((name, argument)) }
    }
    self.values = values
  }

  private func value(_ name: String) -> String? { values.last { $0.name == name }?.value }
  func number(_ name: String, default number: Int) -> Int { value(name).flatMap { Int($0) } ?? number }
  func text(_ name: String, default text: String) -> String { value(name) ?? text }
}

/// A stack of tables: its first layout, and steps of 37 points from where no new row appears to where they do.
@MainActor func measureStack(_ options: Options) {
  let kind = Kind(rawValue: options.text("kind", default: "container"))!
  let rows = options.number("rows", default: 1_000)
  let steps = options.number("steps", default: 200)
  let measuresLayout = options.text("count", default: "steps") == "layout"
  let stage = Stage.ofViewport()
  let controller = UIViewController()
  stage.rootViewController = controller
  stage.advance(by: frame)

  var stack: Stack?
  let before = measure_allocations()
  let layout = Work {
    stack = Stack(kind, rows: rows, tables: options.number("tables", default: 2), frame: viewport)
    controller.view.addSubview(stack!.scrollView)
    stage.advance(by: frame)
  }
  let layoutTime = microseconds { if measuresLayout { layout.measuredRegion() } else { layout() } }
  let layoutAllocations = measure_allocations() - before
  guard let scrollView = stack?.scrollView, !measuresLayout else {
    return report(["layout_us": format(layoutTime), "layout_allocations": "\(layoutAllocations)"])
  }

  var log = StepLog()
  // Once there and back: pools, buffers and caches have grown to what they need.
  for i in 0..<(2 * steps) { step(scrollView, i < steps ? 37 : -37, stage) }
  let work = Work { step(scrollView, 37, stage) }
  for _ in 0..<steps {
    let row = Int(scrollView.contentOffset.y + viewport.height - 1) / 44
    let next = Int(scrollView.contentOffset.y + 37 + viewport.height - 1) / 44
    log.measure(work, showsNewRow: next != row)
  }
  report([
    "layout_us": format(layoutTime), "layout_allocations": "\(layoutAllocations)", "step_us": format(log.times.median),
    "allocations_same_rows": log.describe(log.same), "allocations_new_row": log.describe(log.new),
    "peak_kib": "\(measure_peak_kib())",
  ])
}

@MainActor private func step(_ scrollView: UIScrollView, _ delta: CGFloat, _ stage: Stage) {
  scrollView.contentOffset.y += delta
  stage.advance(by: frame)
}

/// Times and allocations of steps; its own memory is reserved before.
@MainActor struct StepLog {
  var times: [Double] = []
  var same: [UInt64] = []
  var new: [UInt64] = []

  init() {
    times.reserveCapacity(100_000)
    same.reserveCapacity(100_000)
    new.reserveCapacity(100_000)
  }

  mutating func measure(_ work: Work, showsNewRow: Bool) { measure(work) { showsNewRow } }

  /// - Parameter showsNewRow: Asked afterwards.
  mutating func measure(_ work: Work, showsNewRow: () -> Bool) {
    let before = measure_allocations()
    let time = microseconds { work.measuredRegion() }
    let count = measure_allocations() - before
    times.append(time)
    if showsNewRow() { new.append(count) } else { same.append(count) }
  }

  func describe(_ counts: [UInt64]) -> String {
    guard let low = counts.min(), let high = counts.max() else { return "-" }
    return low == high
      ? "\(low)" : "\(low)..\(high)(median \(counts.sorted()[counts.count / 2]))".replacingOccurrences(of: " ", with: ":")
  }
}

extension Stage {
  /// Make it before the views that it will show: pictures are drawn at the scale of the screen that there is.
  static func ofViewport() -> Stage {
    let stage = Stage(size: viewport.size, scale: 1)
    stage.drawsEveryFrame = true
    return stage
  }

  /// Nothing but the view, and its first frame.
  func show(_ view: UIView) {
    let controller = UIViewController()
    controller.view.addSubview(view)
    rootViewController = controller
    advance(by: frame)
  }
}

/// The work that other toolkits were measured on: a million rows, one label each, 37 points a frame, against one memcpy of the picture.
@MainActor func measureTable(_ options: Options) {
  let stage = Stage.ofViewport()
  let rows = Rows(count: options.number("rows", default: 1_000_000))
  let table = rows.table(frame: viewport)
  stage.show(table)
  let first = measure_nanoseconds()
  let cpu = Double(measure_cpu_nanoseconds()) / 1e6
  let start = ProcessInfo.processInfo.environment["SCROLLWORK_BENCH_START"].flatMap { UInt64($0) } ?? first

  var copy = FrameCopy(bytes: Int(viewport.width * viewport.height) * 4)
  var times: [Double] = []
  var copies: [Double] = []
  let work = Work { step(table, 37, stage) }
  for i in 0..<options.number("steps", default: 1_000) {
    let time = microseconds { work.measuredRegion() }
    if i >= 100 { times.append(time) }
    if i % 10 == 0 { copies.append(copy.microseconds()) }
  }
  report([
    "frame_us": format(times.median), "memcpy_us": format(copies.median), "ratio": format(times.median / copies.median, 2),
    "first_frame_ms": format(Double(first - start) / 1e6), "first_frame_cpu_ms": format(cpu), "peak_kib": "\(measure_peak_kib())",
    "cells": "\(rows.cellsMade)",
  ])
}

/// A wheel that is turned by a notch every six frames: the notches, and the frames between them.
@MainActor func measureWheel(_ options: Options) {
  let stage = Stage.ofViewport()
  let rows = Rows(count: options.number("rows", default: 1_000_000))
  let table = rows.table(frame: viewport)
  stage.show(table)

  let notch = Work { stage.scrollWheel(by: CGPoint(x: 0, y: 100), at: CGPoint(x: 100, y: 300)) }
  let next = Work { stage.advance(by: frame) }
  var (turns, frames) = (StepLog(), StepLog())
  let steps = options.number("steps", default: 300)
  for i in 0..<(2 * steps) {
    let isWarm = i >= steps
    if i % 6 == 0 { isWarm ? turns.measure(notch, showsNewRow: false) : notch() }
    let shown = table.indexPathsForVisibleRows
    guard isWarm else {
      next()
      continue
    }
    frames.measure(next) { table.indexPathsForVisibleRows != shown }
  }
  report([
    "allocations_notch": turns.describe(turns.same), "allocations_same_rows": frames.describe(frames.same),
    "allocations_new_row": frames.describe(frames.new), "frame_us": format(frames.times.median),
  ])
}

/// One frame buffer copied to another, both in the cache as far as they fit.
struct FrameCopy {
  private var source: [UInt8]
  private var target: [UInt8]

  init(bytes: Int) {
    source = [UInt8](repeating: 1, count: bytes)
    target = [UInt8](repeating: 2, count: bytes)
  }

  /// The best of three in a row, so that it is hot.
  mutating func microseconds() -> Double {
    var best = Double.infinity
    source.withUnsafeBytes { from in
      target.withUnsafeMutableBytes { to in
        for _ in 0..<3 {
          let start = measure_nanoseconds()
          to.copyMemory(from: from)
          best = min(best, Double(measure_nanoseconds() - start) / 1000)
        }
      }
    }
    return best
  }
}
