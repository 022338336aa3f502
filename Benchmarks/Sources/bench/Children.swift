import Foundation
@_spi(Testing) import Scrollwork
import UIKit
import UIKitTesting

/// Steps of 7 points in the middle of a stack of scroll views, 200 points high each: what a step costs with few and with many children.
@MainActor func measureChildren(_ options: Options) {
  let count = options.number("children", default: 1_000)
  let stage = Stage.ofViewport()
  let controller = UIViewController()
  stage.rootViewController = controller
  let children = (0..<count).map { _ in
    let child = UIScrollView(frame: CGRect(x: 0, y: 0, width: viewport.width, height: 10))
    child.contentSize = CGSize(width: viewport.width, height: 200)
    return child
  }
  let scrollView = stacked(children, Kind(rawValue: options.text("kind", default: "container"))!)
  let container = scrollView as? ContainerScrollView
  controller.view.addSubview(scrollView)
  stage.advance(by: frame)
  let middle = (CGFloat(count) * 100).rounded() - 500
  scrollView.contentOffset.y = middle
  stage.advance(by: frame)

  var (times, most, delta) = ([Double](), 0, CGFloat(7))
  let work = Work {
    scrollView.contentOffset.y += delta
    stage.advance(by: frame)
  }
  for step in 0..<options.number("steps", default: 400) {
    if abs(scrollView.contentOffset.y + delta - middle) > 450 { delta = -delta }
    let writes = container?.frameWrites ?? 0
    let time = microseconds { work.measuredRegion() }
    // The first way there and back fills caches.
    if step >= 150 { times.append(time) }
    let visible = container?.visibleArrangedSubviews.count ?? 0
    most = max(most, (container?.frameWrites ?? 0) - writes - visible)
  }
  report(["step_us": format(times.median), "writes_beyond_visible": container == nil ? "-" : "\(most)"])
}

@MainActor private func stacked(_ children: [UIScrollView], _ kind: Kind) -> UIScrollView {
  if kind == .container {
    let container = ContainerScrollView(frame: viewport)
    for child in children { container.contentView.addSubview(child) }
    return container
  }
  let container = PublishedContainer(frame: viewport, hasContentView: kind == .published)
  for child in children { container.add(child) }
  return container
}
