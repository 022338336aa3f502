import CoreGraphics
import Foundation
import ManualHost
import ScrollPhysics
import Testing
import UIKitTestSupport

@testable import UIKitCore
import UIKitGraphics

/// A scroll view of 400 x 600 points with a view inside to zoom, fingers, and a delegate that writes down and checks.
@MainActor final class ZoomRig {
  let stage = ManualStage(size: CGSize(width: 400, height: 600))
  let scroll: UIScrollView
  let content: UIView
  let recorder = ZoomRecorder()
  /// Where the fingers are, by their ids.
  private(set) var fingers: [Int: CGPoint] = [:]

  static let middle = CGPoint(x: 200, y: 300)

  init(
    _ scroll: UIScrollView = UIScrollView(), content size: CGSize = CGSize(width: 800, height: 1200),
    limits: ClosedRange<CGFloat> = 0.5...4
  ) {
    self.scroll = scroll
    content = UIView(frame: CGRect(origin: .zero, size: size))
    scroll.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
    scroll.contentInsetAdjustmentBehavior = .never
    stage.window.addSubview(scroll)
    scroll.addSubview(content)
    scroll.contentSize = size
    recorder.view = content
    scroll.delegate = recorder
    (scroll.minimumZoomScale, scroll.maximumZoomScale) = (limits.lowerBound, limits.upperBound)
    stage.advance(by: 0)
  }

  // MARK: Fingers

  func down(_ points: [Int: CGPoint]) { send(.began, points) }

  func move(_ points: [Int: CGPoint]) { send(.moved, points) }

  func up(_ ids: Int...) { send(.ended, fingers.filter { ids.contains($0.key) }) }

  private func send(_ phase: UITouch.Phase, _ points: [Int: CGPoint]) {
    for (id, point) in points { fingers[id] = phase == .ended ? nil : point }
    stage.touches(points.sorted { $0.key < $1.key }.map { (phase, $0.value, $0.key) })
  }

  /// Both fingers go down beside `center`, as far apart as the pinch asks for after its slop, and move to `to`.
  func pinch(
    at center: CGPoint = middle, from: CGFloat = 100, to: CGFloat, moving: CGPoint = .zero, steps: Int = 12, lifts: Bool = true
  ) {
    let slop = to > from ? UIPinchGestureRecognizer.slop : -UIPinchGestureRecognizer.slop
    down(Self.pair(center, from - slop))
    for step in 1...steps {
      stage.run(to: stage.time + 1 / 120)
      let part = CGFloat(step) / CGFloat(steps)
      move(Self.pair(CGPoint(x: center.x + moving.x * part, y: center.y + moving.y * part), from + (to - from) * part))
    }
    if lifts { up(0, 1) }
  }

  static func pair(_ center: CGPoint, _ distance: CGFloat) -> [Int: CGPoint] {
    [0: CGPoint(x: center.x - distance / 2, y: center.y), 1: CGPoint(x: center.x + distance / 2, y: center.y)]
  }

  // MARK: Looking

  /// The point of the zoomed view, at the scale 1, that shows at `place`.
  func point(at place: CGPoint) -> CGPoint { content.convert(place, from: stage.window) }

  /// Where the zoomed view's `point` shows.
  func place(of point: CGPoint) -> CGPoint { content.convert(point, to: stage.window) }

  func expectSettled(_ location: SourceLocation = #_sourceLocation) {
    #expect(stage.settle(), "still moving", sourceLocation: location)
    #expect(!stage.isBusy && !scroll.machine.wantsFrames, sourceLocation: location)
    #expect(zoomFlags(scroll) == "", sourceLocation: location)
    let limits = scroll.machine.geometry.zoom
    #expect(limits.clamped(Double(scroll.zoomScale)) == Double(scroll.zoomScale), sourceLocation: location)
    #expect(scroll.machine.geometry.clamped(scroll.machine.offset) == scroll.machine.offset, sourceLocation: location)
    recorder.expectPaired(location)
  }
}

/// T tracking, D dragging, C decelerating, Z zooming, B zoom bouncing, A zoom animating.
@MainActor func zoomFlags(_ scroll: UIScrollView) -> String {
  flags(scroll) + (scroll.isZooming ? "Z" : "") + (scroll.isZoomBouncing ? "B" : "") + (scroll.isZoomAnimating ? "A" : "")
}

/// Every message with its flags, didScroll and didZoom only counted; at each of them transform, size and offset must agree.
@MainActor final class ZoomRecorder: NSObject, UIScrollViewDelegate {
  weak var view: UIView?
  /// What `viewForZooming` gives, if not `view`.
  var answer: ((UIScrollView) -> UIView?)?
  var messages: [String] = []
  var scrolls = 0
  var zooms = 0
  /// Size of the content beside the zoomed view.
  var margin = CGSize.zero
  var onZoom: ((UIScrollView) -> Void)?
  var onMessage: ((String, UIScrollView) -> Void)?
  private var all: [String] = []

  var names: [String] { messages.map { String($0.prefix { $0 != " " }) } }

  func forget() { (messages, scrolls, zooms) = ([], 0, 0) }

  func expectPaired(_ location: SourceLocation) {
    let begun = all.count { $0 == "willBeginZooming" }
    #expect(all.count { $0 == "didEndZooming" } == begun, "\(all.suffix(20))", sourceLocation: location)
    #expect(
      all.count { $0 == "willBeginDragging" } == all.count { $0.hasPrefix("didEndDragging") }, "\(all.suffix(20))",
      sourceLocation: location)
  }

  private func note(_ name: String, _ scroll: UIScrollView, _ detail: String = "") {
    all.append(name)
    let flags = zoomFlags(scroll)
    messages.append([name, flags, detail].filter { !$0.isEmpty }.joined(separator: " "))
    expectAgreement(scroll)
    onMessage?(name, scroll)
  }

  private func expectAgreement(_ scroll: UIScrollView) {
    guard let view, view.superview === scroll else { return }
    let scale = view.transform.a
    #expect(view.transform == CGAffineTransform(scaleX: scale, y: scale) && scroll.zoomScale == scale)
    let size = CGSize(width: view.bounds.width * scale + margin.width, height: view.bounds.height * scale + margin.height)
    #expect(scroll.contentSize == size || scale == 1)
    let pixels = Vector2(scroll.contentOffset)
    let edges = scroll.machine.geometry.axes
    #expect(pixels.isOnPixel(edges.x.minimum, edges.x.maximum, edges.y.minimum, edges.y.maximum), "\(scroll.contentOffset)")
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { answer.map { $0(scrollView) } ?? view }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrolls += 1
    expectAgreement(scrollView)
    onMessage?("didScroll", scrollView)
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    zooms += 1
    expectAgreement(scrollView)
    onZoom?(scrollView)
    onMessage?("didZoom", scrollView)
  }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    #expect(view === self.view)
    note("willBeginZooming", scrollView)
  }

  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    note("didEndZooming", scrollView, "\((scale * 1000).rounded() / 1000)")
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging", scrollView) }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { note("willEndDragging", scrollView) }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging(\(decelerate))", scrollView)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willBeginDecelerating", scrollView) }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating", scrollView) }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("didEndScrollingAnimation", scrollView) }
}

private struct Vector2 {
  let x, y: Double

  init(_ point: CGPoint) { (x, y) = (point.x, point.y) }

  /// Of a screen with 3 pixels a point, or on an edge.
  func isOnPixel(_ left: Double, _ right: Double, _ top: Double, _ bottom: Double) -> Bool {
    func on(_ value: Double, _ a: Double, _ b: Double) -> Bool {
      abs((value * 3).rounded() / 3 - value) < 1e-6 || abs(value - a) < 1e-6 || abs(value - b) < 1e-6
    }
    return on(x, left, right) && on(y, top, bottom)
  }
}
