import ManualHost
import Scrollwork
import TestSupport
import UIKit

/// Views in a plain scroll view, some of them inside others, some zoomed.
@MainActor final class PlainScrollWorld: NSObject, TimelineHost {
  let stage = ManualStage(size: CGSize(width: 320, height: 480), scale: 2)
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let axis: NSLayoutConstraint.Axis
  var afterFrame: (@MainActor (Bool) -> String?)?
  private let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 1_500, height: 2_500))
  private var random: SeededGenerator
  private var log: [String] = []
  private(set) var operations = 0
  private(set) var batches = 0
  private var isFingerDown = false
  /// Views that have been moved since something was scrolled: a timeline need not know it.
  private var moved: Set<ObjectIdentifier> = []

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    axis = random.roll(0..<2) == 0 ? .vertical : .horizontal
    super.init()
    scrollView.contentSize = sheet.bounds.size
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = self
    if random.roll(0..<2) == 0 { (scrollView.minimumZoomScale, scrollView.maximumZoomScale) = (0.5, 3) }
    scrollView.addSubview(sheet)
    stage.window.addSubview(scrollView)
    for _ in 0..<8 { add() }
    log = []
    stage.advance(by: 1.0 / 60)
  }

  var answered: Set<String> { [] }
  var subjects: [UIView] {
    [sheet] + sheet.subviews + sheet.subviews.flatMap(\.subviews) + scrollView.subviews.filter { $0.tag == 1 }
  }

  func isPlaced(_ view: UIView) -> Bool { view === sheet }

  func place(of view: UIView) -> (start: CGFloat, length: CGFloat)? {
    // A view that another timeline transforms may be updated before that or after it.
    let isMoved = [view, view.superview].contains { other in
      other.map { moved.contains(ObjectIdentifier($0)) || $0 !== view && $0 !== sheet && !$0.transform.isIdentity } ?? false
    }
    return isMoved ? nil : shownPlace(of: view)
  }

  func note(_ text: String) {
    operations += 1
    log.append(text)
  }

  func changeInside() { change() }

  // MARK: Operations

  private func newFrame(in size: CGSize) -> CGRect {
    CGRect(
      x: CGFloat(random.roll(0..<Int(max(1, size.width)))), y: CGFloat(random.roll(0..<Int(max(1, size.height)))),
      width: CGFloat(random.roll(0..<400)), height: CGFloat(random.roll(0..<700)))
  }

  private func add() {
    let parent = random.roll(0..<3) == 0 ? sheet.subviews.randomElement(using: &random) ?? sheet : sheet
    let holder = random.roll(0..<6) == 0 ? scrollView : parent
    note("add a view")
    let view = UIView(frame: newFrame(in: holder.bounds.size))
    view.tag = 1
    if random.roll(0..<4) == 0 { view.layer.anchorPoint = CGPoint(x: random.between(0, 1), y: random.between(0, 1)) }
    holder.addSubview(view)
  }

  private func change() {
    let view = (sheet.subviews + sheet.subviews.flatMap(\.subviews)).randomElement(using: &random)
    switch random.roll(0..<12) {
    case 0: add()
    case 1:
      note("remove a view")
      view?.removeFromSuperview()
    case 2:
      guard let view else { return }
      note("move a view")
      view.frame = newFrame(in: view.superview?.bounds.size ?? .zero)
      moved.insert(ObjectIdentifier(view))
    case 3:
      scrollView.contentInset = UIEdgeInsets(
        top: CGFloat(random.roll(0..<60)), left: CGFloat(random.roll(0..<60)), bottom: CGFloat(random.roll(0..<60)), right: 0)
      note("insets \(scrollView.contentInset)")
    case 4:
      scrollView.frame.size = CGSize(width: random.roll(200..<321), height: random.roll(200..<481))
      note("size \(scrollView.frame.size)")
    case 5:
      note("content size")
      scrollView.contentSize = CGSize(width: random.roll(300..<2_000), height: random.roll(300..<3_000))
    case 6:
      let scale = CGFloat(random.between(0.5, 3))
      note("zoom to \(scale)")
      scrollView.setZoomScale(scale, animated: random.roll(0..<2) == 0)
    default:
      let share = CGFloat(random.between(0, 1))
      let last = CGPoint(
        x: max(0, scrollView.contentSize.width - scrollView.bounds.width),
        y: max(0, scrollView.contentSize.height - scrollView.bounds.height))
      let offset = CGPoint(x: last.x * share, y: last.y * share)
      let isAnimated = random.roll(0..<2) == 0
      note("offset \(offset)\(isAnimated ? ", animated" : "")")
      scrollView.setContentOffset(offset, animated: isAnimated)
    }
  }

  private func touch() {
    if isFingerDown {
      note("finger up")
      isFingerDown = false
      return stage.touch(.ended, at: CGPoint(x: 100, y: 100))
    }
    let velocity = CGPoint(x: random.roll(-2..<3) * 800, y: random.roll(-2..<3) * 800)
    if random.roll(0..<2) == 0 {
      note("flick \(velocity)")
      return stage.flick(from: CGPoint(x: 100, y: 100), velocity: velocity, duration: 0.05)
    }
    note("drag \(velocity)")
    isFingerDown = true
    stage.touch(.began, at: CGPoint(x: 100, y: 100))
    for move in 1...6 {
      stage.advance(by: 0.008)
      let part = CGFloat(move) / 60
      stage.touch(.moved, at: CGPoint(x: 100 + velocity.x * part, y: 100 + velocity.y * part))
    }
  }

  // MARK: Frames

  private func frame() -> String? {
    let (asked, offset, movedBefore) = (operations, scrollView.contentOffset, moved)
    moved = []
    stage.advance(by: 1.0 / 60)
    // A closure may have moved a view in the update of this very frame, behind the view's timeline.
    if scrollView.contentOffset == offset { moved.formUnion(movedBefore) }
    return afterFrame?(operations == asked)
  }

  func run() -> String? {
    for _ in 0..<10 {
      for _ in 0..<5 {
        batches += 1
        random.roll(0..<3) == 0 ? touch() : change()
        for _ in 0..<random.roll(1..<6) {
          if let wrong = frame() { return report(wrong) }
        }
      }
      if isFingerDown { touch() }
      if !stage.settle(limit: 20) { return report("it does not settle") }
      if let wrong = frame() { return report(wrong) }
    }
    return nil
  }

  private func report(_ wrong: String) -> String { ([wrong] + log.suffix(12)).joined(separator: "\n  ") }
}

extension PlainScrollWorld: UIScrollViewDelegate {
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { sheet }
}
