import Foundation
import ScrollPhysics
@testable import UIKitCore
import TestSupport

/// One random life of a tree of nested scroll views, from its seed: at most 50 events, then every finger leaves and all comes to rest.
@MainActor final class FuzzLife {
  static let longest = 50

  /// What happened, with what each view made of it; only if asked for.
  private(set) var story: [String] = []
  private let isTold: Bool
  private var dice: SeededGenerator
  private let stage: ManualStage
  private let views: [UIScrollView]
  private let parents: [UIView]
  private let ledgers: [FuzzLedger]
  private let content: [FuzzContent]
  private var fingers: [Int: CGPoint] = [:]
  private var isOnTrackpad = false
  private var depth = 0

  init(seed: UInt64, isTold: Bool = false) {
    self.isTold = isTold
    dice = SeededGenerator(seed: seed)
    let area = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    stage = ManualStage(
      safeAreaInsets: Bool.random(using: &dice) ? area : .zero, framesPerSecond: Bool.random(using: &dice) ? 60 : 30)
    // A long page with a pager in it, in which a map lies, and a list beside the pager.
    let (page, pager, map, list) = (UIScrollView(), UIScrollView(), UIScrollView(), UIScrollView())
    views = [page, pager, map, list]
    parents = [stage.window, page, pager, page]
    ledgers = ["page", "pager", "map", "list"].map { FuzzLedger($0) }
    content = views.map { _ in FuzzContent() }
    page.frame = stage.window.bounds
    page.contentSize = CGSize(width: 393, height: 2000)
    pager.frame = CGRect(x: 0, y: 60, width: 393, height: 380)
    pager.contentSize = CGSize(width: 4 * 393, height: 380)
    pager.isPagingEnabled = true
    map.frame = CGRect(x: 20, y: 20, width: 350, height: 340)
    map.contentSize = CGSize(width: 1200, height: 1200)
    list.frame = CGRect(x: 0, y: 450, width: 393, height: 380)
    list.contentSize = CGSize(width: 393, height: 1500)
    for (index, view) in views.enumerated() {
      content[index].frame = CGRect(origin: CGPoint(x: 60, y: 80), size: CGSize(width: 200, height: 150))
      view.addSubview(content[index])
      parents[index].addSubview(view)
      view.delegate = ledgers[index]
      ledgers[index].inside = { [unowned self] _ in callBack() }
      ledgers[index].retarget = { [unowned self] view, target in retarget(view, target) }
    }
  }

  /// What was wrong; empty if nothing was.
  func run() -> [String] {
    for _ in 0..<Int.random(in: 1...Self.longest, using: &dice) {
      let event = FuzzEvent.random(&dice, views: views.count, down: fingers.keys.sorted(), screen: stage.window.bounds.size)
      perform(event)
    }
    for finger in fingers.keys.sorted() { perform(.up(finger)) }
    if isOnTrackpad { perform(.trackpad(.zero, at: .zero, lifts: true)) }
    for index in views.indices { perform(.set(index, .refreshing(false))) }
    let isSettled = stage.settle(limit: 30)
    return (isSettled ? [] : ["it never comes to rest"]) + restComplaints + ledgers.flatMap(\.complaints)
      + content.flatMap(\.complaints)
  }

  private var restComplaints: [String] {
    var complaints: [String] = []
    if stage.isBusy { complaints.append("at rest, but a frame or a timer is wanted") }
    for (view, ledger) in zip(views, ledgers) {
      ledger.checkRest(of: view)
      let (low, high) = view.legalOffsets
      let offset = view.contentOffset
      // A rest between pixels is shown on the nearest one.
      let slack: CGFloat = 0.5 / 3 + 1e-6
      let isLegal =
        offset.x >= low.x - slack && offset.x <= high.x + slack && offset.y >= low.y - slack && offset.y <= high.y + slack
      if !isLegal { complaints.append("\(ledger.name): rests at \(offset), but \(low)...\(high) is legal") }
    }
    for view in content where !view.open.isEmpty { complaints.append("content: touches that never ended") }
    return complaints
  }

  // MARK: Inside messages

  private func callBack() {
    guard depth < 2, Int.random(in: 0..<24, using: &dice) == 0 else { return }
    depth += 1
    perform(.byCode(&dice, views: views.count))
    depth -= 1
  }

  private func retarget(_ view: UIScrollView, _ target: CGPoint) -> CGPoint? {
    // Pages do not mind; each time they would warn.
    guard !view.isPagingEnabled, Int.random(in: 0..<4, using: &dice) == 0 else { return nil }
    return CGPoint(x: target.x + .random(in: -900...900, using: &dice), y: target.y + .random(in: -900...900, using: &dice))
  }

  // MARK: Performing

  private func perform(_ event: FuzzEvent) {
    if isTold { story.append(String(repeating: "  ", count: depth) + "\(event)") }
    defer { if isTold { tell() } }
    switch event {
    case .down(let finger, let point):
      guard stage.window.bounds.contains(point), fingers[finger] == nil else { return }
      fingers[finger] = point
      stage.touch(.began, at: point, id: finger)
    case .move(let finger, let step):
      guard let point = fingers[finger] else { return }
      stage.run(to: stage.time + 0.008)
      let next = CGPoint(x: point.x + step.x, y: point.y + step.y)
      fingers[finger] = next
      stage.touch(.moved, at: next, id: finger)
    case .up(let finger), .cancel(let finger):
      guard let point = fingers.removeValue(forKey: finger) else { return }
      if case .up = event { stage.touch(.ended, at: point, id: finger) } else { stage.touch(.cancelled, at: point, id: finger) }
    case .wheel(let delta, let point, let precise):
      stage.scrollWheel(by: delta, at: point, precise: precise)
    case .trackpad(let delta, let point, let lifts):
      let phase: UITouch.Phase = lifts == isOnTrackpad ? (lifts ? .ended : .began) : .moved
      guard isOnTrackpad || phase == .began else { return }
      isOnTrackpad = phase != .ended
      stage.trackpad(phase, by: delta, at: point)
    case .key(let code):
      stage.key(code)
    case .statusBar:
      stage.tapStatusBar()
    case .wait(let seconds):
      stage.advance(by: seconds)
    case .resize(let size):
      stage.driver.resize(to: size, scale: 3, safeAreaInsets: .zero)
    case .set(let index, let property):
      views[index].set(property)
    case .call(let index, let call):
      perform(call, on: index)
    }
  }

  private func tell() {
    for (view, ledger) in zip(views, ledgers) {
      let state = "\(ledger.name) \(view.contentOffset) \(view.machine.activity) \(ledger.heard)"
      ledger.heard = []
      if story.last(where: { $0.contains("    \(ledger.name) ") }) != "    " + state { story.append("    " + state) }
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
    case .stop: view.stopScrollingAndZooming()
    case .flash: view.flashScrollIndicators()
    case .remove: view.removeFromSuperview()
    case .restore: if view.superview == nil { parents[index].addSubview(view) }
    case .panOff:
      view.panGestureRecognizer.isEnabled = false
      view.panGestureRecognizer.isEnabled = true
    }
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
