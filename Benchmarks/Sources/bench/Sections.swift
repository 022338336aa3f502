import CMeasure
import Foundation
import Scrollwork
import UIKit
import UIKitTesting

/// Steps of 7 points in the middle of a stack of lazy sections, 200 points high each: what a step costs with few and with many of them.
@MainActor func measureSections(_ options: Options) {
  let count = options.number("sections", default: 10_000)
  let stage = Stage.ofViewport()
  let container = ContainerScrollView(frame: viewport)
  var live = 0
  let sections = LazySections<Int>(in: container) { _, _ in
    live += 1
    return UIView(frame: CGRect(x: 0, y: 0, width: viewport.width, height: 200))
  }
  sections.didLetGo = { _, _ in live -= 1 }
  let layoutTime = microseconds {
    stage.show(container)
    sections.apply(Array(0..<count))
    stage.advance(by: frame)
  }
  let middle = (CGFloat(count) * 100).rounded() - 500
  container.contentOffset.y = middle
  stage.advance(by: frame)

  var (log, delta, most) = (StepLog(), CGFloat(7), 0)
  let work = Work {
    container.contentOffset.y += delta
    stage.advance(by: frame)
  }
  for step in 0..<options.number("steps", default: 400) {
    if abs(container.contentOffset.y + delta - middle) > 450 { delta = -delta }
    let known = live
    // The first way there and back fills caches.
    if step < 150 { work() } else { log.measure(work) { live != known } }
    most = max(most, live)
  }
  report([
    "layout_us": format(layoutTime), "step_us": format(log.times.median), "live": "\(most)",
    "allocations_same": log.describe(log.same), "allocations_new": log.describe(log.new), "peak_kib": "\(measure_peak_kib())",
  ])
}

/// 100 views of which each has a timeline that is observed, or bound to the alpha of its view, or both, in steps of 3 points; beside them the
/// same steps without timelines, and the change of alpha of each view by code.
@MainActor func measureTimelines(_ options: Options) {
  let kind = options.text("kind", default: "container")
  let screen = TimelineScreen(isContainer: kind == "container", isInside: kind == "inside")
  let base = screen.steps(options)
  let timelines = screen.views.prefix(options.number("timelines", default: 100)).map {
    ScrollTimeline(of: $0, in: screen.scrollView)
  }
  var calls = 0
  let isObserved = options.text("observe", default: "yes") == "yes"
  let observations = isObserved ? timelines.map { $0.observe { _ in calls += 1 } } : []
  if options.text("bind", default: "yes") == "yes" {
    for (timeline, view) in zip(timelines, screen.views) { timeline.bind(view, .alpha(from: 0.2, to: 1), over: .cover) }
  }
  let log = screen.steps(options)
  let writes = screen.writes(options)
  withExtendedLifetime((timelines, observations)) {
    report([
      "step_us": format(log.times.median, 2), "without_us": format(base.times.median, 2),
      "writes_us": format(writes.times.median, 2),
      "allocations": log.describe(log.same), "calls": "\(calls)",
    ])
  }
}

/// 100 views in ten columns, which all fit into the viewport.
@MainActor private struct TimelineScreen {
  let stage = Stage.ofViewport()
  let scrollView: UIScrollView
  var views: [UIView] = []

  /// - Parameters:
  ///   - isContainer: The views are children of a container, 6 points high.
  ///   - isInside: The views are in ten rows, which are children of a container.
  init(isContainer: Bool, isInside: Bool) {
    scrollView = isContainer || isInside ? ContainerScrollView(frame: viewport) : UIScrollView(frame: viewport)
    var row = UIView()
    for index in 0..<100 {
      let (column, line) = (CGFloat(index % 10), CGFloat(index / 10))
      let frame = CGRect(x: column * 37, y: isInside ? 5 : line * 60, width: 30, height: isContainer ? 6 : 50)
      let view = UIView(frame: frame)
      views.append(view)
      if isInside, index % 10 == 0 {
        row = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 60))
        (scrollView as? ContainerScrollView)?.addArrangedSubview(row)
      }
      if isInside { row.addSubview(view) } else if isContainer { (scrollView as? ContainerScrollView)?.addArrangedSubview(view) }
      if !isInside, !isContainer { scrollView.addSubview(view) }
    }
    if !isInside, !isContainer { scrollView.contentSize = CGSize(width: viewport.width, height: 6_000) }
    if isInside || isContainer {
      (scrollView as? ContainerScrollView)?.addArrangedSubview(UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 5_400)))
    }
    stage.show(scrollView)
  }

  /// What a frame draws is not what timelines cost: only the step and the layout are measured.
  func steps(_ options: Options) -> StepLog {
    var (log, delta) = (StepLog(), CGFloat(3))
    let work = Work {
      scrollView.contentOffset.y += delta
      scrollView.layoutIfNeeded()
    }
    for step in 0..<options.number("steps", default: 400) {
      if abs(scrollView.contentOffset.y + delta - 300) > 290 { delta = -delta }
      if step < 100 { work() } else { log.measure(work, showsNewRow: false) }
      stage.advance(by: frame)
    }
    return log
  }

  func writes(_ options: Options) -> StepLog {
    var (log, alpha) = (StepLog(), CGFloat(0.5))
    let work = Work { for view in views { view.alpha = alpha } }
    for _ in 0..<options.number("steps", default: 400) {
      alpha = alpha == 0.5 ? 0.6 : 0.5
      log.measure(work, showsNewRow: false)
      stage.advance(by: frame)
    }
    return log
  }
}
