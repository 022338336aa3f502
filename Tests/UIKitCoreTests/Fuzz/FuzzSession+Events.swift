import Foundation
import ManualHost
import UIKitTestSupport
@testable import UIKitCore
import UIKitGraphics

// What the events of a session do.
extension FuzzSession {
  func perform(_ event: FuzzEvent) {
    switch event {
    case .down(let finger, let point): down([finger: point])
    case .move(let finger, let step): move([finger]) { CGPoint(x: $0.x + step.x, y: $0.y + step.y) }
    case .up(let finger): leave([finger], as: .ended)
    case .cancel(let finger): leave([finger], as: .cancelled)
    case .hand(let count, let point):
      let angles = (0..<count).map { CGFloat($0) * 2 * .pi / CGFloat(count) }
      down(
        Dictionary(
          uniqueKeysWithValues: angles.enumerated().map { index, angle in
            (index, CGPoint(x: point.x + 60 * cos(angle), y: point.y + 60 * sin(angle)))
          }))
    case .spread(let factor, let step): spread(by: factor, step)
    case .lift: leave(fingers.keys.sorted(), as: .ended)
    case .wheel(let delta, let point, let precise, let modifiers):
      stage.scrollWheel(by: delta, at: point, precise: precise, modifiers: modifiers)
    case .trackpad(let delta, let point, let what): trackpad(delta, at: point, what)
    case .key(let code, let action, let modifiers):
      if action == .down { keys.append(code) }
      stage.driver.key(RawKey(code, action, modifiers: modifiers), at: stage.time)
    case .statusBar:
      stage.tapStatusBar()
    case .wait(let seconds):
      stage.advance(by: seconds)
    case .resize(let size):
      stage.driver.resize(to: size, scale: 3, safeAreaInsets: .zero)
    case .set(let index, let property):
      set(property, of: index)
    case .call(let index, let call):
      perform(call, on: index)
    }
  }

  // MARK: Hands

  private func down(_ points: [Int: CGPoint]) {
    let new = points.filter { fingers[$0.key] == nil && stage.window.bounds.contains($0.value) }
    fingers.merge(new) { $1 }
    touch(.began, new)
  }

  private func move(_ ids: [Int], _ next: (CGPoint) -> CGPoint) {
    let moved = fingers.filter { ids.contains($0.key) }.mapValues(next)
    if moved.isEmpty { return }
    stage.run(to: stage.time + 0.008)
    fingers.merge(moved) { $1 }
    touch(.moved, moved)
  }

  private func spread(by factor: CGFloat, _ step: CGPoint) {
    if fingers.isEmpty { return }
    let count = CGFloat(fingers.count)
    let points = fingers.keys.sorted().map { fingers[$0]! }
    let middle = CGPoint(x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
    move(fingers.keys.sorted()) { point in
      // Fingers end somewhere near the screen.
      let (x, y) = (middle.x + step.x + (point.x - middle.x) * factor, middle.y + step.y + (point.y - middle.y) * factor)
      return CGPoint(x: min(max(x, -2000), 2000), y: min(max(y, -2000), 2000))
    }
  }

  private func leave(_ ids: [Int], as phase: UITouch.Phase) {
    let gone = fingers.filter { ids.contains($0.key) }
    for id in ids { fingers[id] = nil }
    touch(phase, gone)
  }

  private func touch(_ phase: UITouch.Phase, _ points: [Int: CGPoint]) {
    let mouse = 4
    let raws = points.sorted { $0.key < $1.key }.map { id, point in
      RawTouch(
        id: id, phase: phase, location: stage.window.convertToParent(point), type: id == mouse ? .indirectPointer : .direct,
        buttons: id == mouse && phase != .ended ? .primary : [])
    }
    if !raws.isEmpty { stage.driver.touches(raws, at: stage.time) }
  }

  private func trackpad(_ delta: CGPoint, at point: CGPoint, _ what: FuzzEvent.Trackpad) {
    let phase: UITouch.Phase
    switch what {
    case .moves: phase = .moved
    case .comesOrGoes: phase = isOnTrackpad ? .ended : .began
    case .isTakenAway: phase = .cancelled
    }
    guard isOnTrackpad || phase == .began else { return }
    isOnTrackpad = phase == .began || phase == .moved
    stage.trackpad(phase, by: delta, at: point)
  }

  // MARK: Code

  private func set(_ property: FuzzEvent.Property, of index: Int) {
    let (view, ledger) = (views[index], ledgers[index])
    switch property {
    case .zooms(let what):
      let inner = [1: 2, 0: 1][index].map { views[$0] }
      ledger.zoomed =
        switch what {
        case .sheet: sheets[index]
        case .content: content[index]
        case .inner: inner ?? content[index]
        case .loose: loose
        case .none: nil
        }
      ledger.forgiveScale(of: ledger.zoomed)
    case .zoomLimits:
      ledger.forgiveScale(of: ledger.zoomed)
      view.set(property)
    default:
      view.set(property)
    }
  }

  private func perform(_ call: FuzzEvent.Call, on index: Int) {
    let view = views[index]
    switch call {
    case .offset(let share, let animated):
      if animated { ledgers[index].animationsAsked += 1 }
      view.setContentOffset(view.legalOffset(share), animated: animated)
    case .assign(let share):
      view.contentOffset = view.legalOffset(share)
    case .reveal(let rect, let animated):
      if animated { ledgers[index].animationsAsked += 1 }
      view.scrollRectToVisible(rect, animated: animated)
    case .zoomScale(let scale, let animated): view.setZoomScale(scale, animated: animated)
    case .zoom(let rect, let animated): view.zoom(to: rect, animated: animated)
    case .stop: view.stopScrollingAndZooming()
    case .flash: view.flashScrollIndicators()
    case .remove: view.removeFromSuperview()
    case .restore: if view.superview == nil { parents[index].addSubview(view) }
    case .removeSheet: sheets[index].removeFromSuperview()
    case .restoreSheet: if sheets[index].superview == nil { view.addSubview(sheets[index]) }
    case .panOff: turnOffAndOn(view.panGestureRecognizer)
    case .pinchOff: turnOffAndOn(view.pinchGestureRecognizer)
    }
  }

  private func turnOffAndOn(_ gesture: UIGestureRecognizer?) {
    gesture?.isEnabled = false
    gesture?.isEnabled = true
  }
}

extension UIScrollView {
  func set(_ property: FuzzEvent.Property) {
    switch property {
    case .contentSize(let size): contentSize = size
    case .contentInset(let inset): contentInset = inset
    case .frame(let frame): self.frame = frame
    case .paging(let isOn): isPagingEnabled = isOn
    case .lock(let isOn): isDirectionalLockEnabled = isOn
    case .scrollEnabled(let isOn): isScrollEnabled = isOn
    case .bounces(let isOn): bounces = isOn
    case .bouncesVertically(let isOn): bouncesVertically = isOn
    case .bouncesHorizontally(let isOn): bouncesHorizontally = isOn
    case .alwaysBounce(let vertical, let horizontal): (alwaysBounceVertical, alwaysBounceHorizontal) = (vertical, horizontal)
    case .alignment(let point): contentAlignmentPoint = point
    case .fast(let isFast): decelerationRate = isFast ? .fast : .normal
    case .delaysTouches(let isOn): delaysContentTouches = isOn
    case .cancelsTouches(let isOn): canCancelContentTouches = isOn
    case .adjustment(let behavior): contentInsetAdjustmentBehavior = behavior
    case .hidden(let isOn): isHidden = isOn
    case .transfersToParent(let vertical, let horizontal):
      (transfersVerticalScrollingToParent, transfersHorizontalScrollingToParent) = (vertical, horizontal)
    case .refreshControl(let isOn): refreshControl = isOn ? UIRefreshControl() : nil
    case .zoomLimits(let least, let greatest): (minimumZoomScale, maximumZoomScale) = (least, greatest)
    case .bouncesZoom(let isOn): bouncesZoom = isOn
    case .redrawsAfterZooming(let isOn): redrawsAfterZooming = isOn
    case .zooms: break  // the delegate's
    case .refreshing(let isOn): isOn ? refreshControl?.beginRefreshing() : refreshControl?.endRefreshing()
    }
  }

  /// Where it may rest, from the public properties alone.
  var legalOffsets: (low: CGPoint, high: CGPoint) {
    func range(_ before: CGFloat, _ content: CGFloat, _ after: CGFloat, _ length: CGFloat, _ share: CGFloat) -> (CGFloat, CGFloat)
    {
      let free = length - before - content - after
      return free > 0 ? (-before - free * share, -before - free * share) : (-before, -before - free)
    }
    let inset = adjustedContentInset
    let x = range(inset.left, contentSize.width, inset.right, bounds.width, contentAlignmentPoint.x)
    var y = range(inset.top, contentSize.height, inset.bottom, bounds.height, contentAlignmentPoint.y)
    // Room that is lent to a refresh control may be used or not.
    if refreshControl?.isRefreshing == true { y.1 = max(y.1, y.0 + 60) }
    return (CGPoint(x: x.0, y: y.0), CGPoint(x: x.1, y: y.1))
  }

  func legalOffset(_ share: CGPoint) -> CGPoint {
    let (low, high) = legalOffsets
    return CGPoint(x: low.x + (high.x - low.x) * share.x, y: low.y + (high.y - low.y) * share.y)
  }
}
