import Foundation
import ManualHost
import ScrollPhysics
@testable import UIKitCore
import TestSupport
import UIKitGraphics

/// One random session of a tree of nested scroll views, from its seed: at most 50 events, then every finger leaves and all comes to rest.
@MainActor final class FuzzSession {
  static let longest = 50

  /// What happened, with what each view made of it; only if asked for.
  private(set) var story: [String] = []
  let isTold: Bool
  var dice: SeededGenerator
  let stage: ManualStage
  let views: [UIScrollView]
  /// What is in each view, and is what it zooms at first.
  let sheets: [UIView]
  let parents: [UIView]
  let ledgers: [FuzzLedger]
  let content: [FuzzContent]
  let loose = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  var fingers: [Int: CGPoint] = [:]
  var keys: [UIKeyboardHIDUsage] = []
  var isOnTrackpad = false
  private var depth = 0

  init(seed: UInt64, isTold: Bool = false) {
    self.isTold = isTold
    dice = SeededGenerator(seed: seed)
    let area = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    stage = ManualStage(
      safeAreaInsets: Bool.random(using: &dice) ? area : .zero, framesPerSecond: Bool.random(using: &dice) ? 60 : 30)
    // A long page with a pager in it, in which a map lies, and a list beside the pager.
    let frames = [
      stage.window.bounds, CGRect(x: 0, y: 60, width: 393, height: 380), CGRect(x: 20, y: 20, width: 350, height: 340),
      CGRect(x: 0, y: 450, width: 393, height: 380),
    ]
    let sizes = [
      CGSize(width: 393, height: 2000), CGSize(width: 4 * 393, height: 380), CGSize(width: 1200, height: 1200),
      CGSize(width: 393, height: 1500),
    ]
    views = frames.map { UIScrollView(frame: $0) }
    sheets = sizes.map { UIView(frame: CGRect(origin: .zero, size: $0)) }
    parents = [stage.window, sheets[0], sheets[1], sheets[0]]
    ledgers = ["page", "pager", "map", "list"].map { FuzzLedger($0) }
    content = views.map { _ in FuzzContent(frame: CGRect(x: 60, y: 80, width: 200, height: 150)) }
    views[1].isPagingEnabled = true
    for (index, view) in views.enumerated() {
      view.contentSize = sizes[index]
      sheets[index].addSubview(content[index])
      view.addSubview(sheets[index])
      parents[index].addSubview(view)
      ledgers[index].zoomed = sheets[index]
      view.delegate = ledgers[index]
      ledgers[index].inside = { [unowned self] _ in callBack() }
      ledgers[index].retarget = { [unowned self] view, target in retarget(view, target) }
      // Sessions without any zoom are lived, too.
      if Int.random(in: 0..<3, using: &dice) == 0 { (view.minimumZoomScale, view.maximumZoomScale) = (0.5, 4) }
    }
  }

  /// What was wrong; empty if nothing was.
  func run() -> [String] {
    for _ in 0..<Int.random(in: 1...Self.longest, using: &dice) {
      let event = FuzzEvent.random(&dice, views: views.count, down: fingers.keys.sorted(), screen: stage.window.bounds.size)
      live(event)
    }
    for finger in fingers.keys.sorted() { live(.up(finger)) }
    for key in keys { live(.key(key, .up, [])) }
    if isOnTrackpad { live(.trackpad(.zero, at: .zero, .comesOrGoes)) }
    for index in views.indices { live(.set(index, .refreshing(false))) }
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
    live(.byCode(&dice, views: views.count))
    depth -= 1
  }

  private func retarget(_ view: UIScrollView, _ target: CGPoint) -> CGPoint? {
    // Pages do not mind; each time they would warn.
    guard !view.isPagingEnabled, Int.random(in: 0..<4, using: &dice) == 0 else { return nil }
    return CGPoint(x: target.x + .random(in: -900...900, using: &dice), y: target.y + .random(in: -900...900, using: &dice))
  }

  // MARK: Telling

  private func live(_ event: FuzzEvent) {
    if isTold { story.append(String(repeating: "  ", count: depth) + "\(event)") }
    perform(event)
    if isTold { tell() }
  }

  private func tell() {
    for (view, ledger) in zip(views, ledgers) {
      let state = "\(ledger.name) \(view.contentOffset) x \(view.zoomScale) \(view.machine.activity) \(ledger.heard)"
      ledger.heard = []
      if story.last(where: { $0.contains("    \(ledger.name) ") }) != "    " + state { story.append("    " + state) }
    }
  }
}
