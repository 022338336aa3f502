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

/// A scroll view of 100 views, each with a timeline that is observed and moves its view; steps of 3 points.
@MainActor func measureTimelines(_ options: Options) {
  let count = options.number("timelines", default: 100)
  let stage = Stage.ofViewport()
  let scrollView = UIScrollView(frame: viewport)
  scrollView.contentSize = CGSize(width: viewport.width, height: 6_000)
  let views = (0..<100).map { index in
    let view = UIView(frame: CGRect(x: CGFloat(index % 10) * 37, y: CGFloat(index / 10) * 60, width: 30, height: 50))
    scrollView.addSubview(view)
    return view
  }
  var calls = 0
  let timelines = views.prefix(count).map { ScrollTimeline(of: $0, in: scrollView) }
  let observations = timelines.map { $0.observe { _ in calls += 1 } }
  if options.text("bind", default: "yes") == "yes" {
    for (timeline, view) in zip(timelines, views) { timeline.bind(view, .alpha(from: 0.2, to: 1), over: .cover) }
  }
  stage.show(scrollView)
  // What the frame draws is not what the timelines cost: only the step is measured.
  var (log, delta) = (StepLog(), CGFloat(3))
  let work = Work { scrollView.contentOffset.y += delta }
  for step in 0..<options.number("steps", default: 400) {
    if abs(scrollView.contentOffset.y + delta - 300) > 290 { delta = -delta }
    if step < 100 { work() } else { log.measure(work, showsNewRow: false) }
    stage.advance(by: frame)
  }
  withExtendedLifetime((timelines, observations)) {
    report(["step_us": format(log.times.median, 2), "allocations": log.describe(log.same), "calls": "\(calls)"])
  }
}
