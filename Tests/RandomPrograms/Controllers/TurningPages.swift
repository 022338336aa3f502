import ManualHost
import TestSupport
import UIKit

/// A page controller that fingers and code turn at any time: it rests on a page, and lists on pages keep their offsets.
@MainActor final class TurningPages: RandomProgram {
  private let stage: ManualStage
  private let pages: UIPageViewController
  private let book = Book()
  private let isVertical: Bool
  private var random: SeededGenerator
  private(set) var operations = 0
  var batches: Int { operations }
  let answered: Set<String> = []
  private var log: [String] = []

  /// A screen with a list, which no finger scrolls.
  @MainActor final class Screen: UIViewController {
    let list = UIScrollView()
    var kept: CGFloat = 0

    override func loadView() {
      view = list
      list.contentSize = CGSize(width: 100, height: 5_000)
      list.panGestureRecognizer.isEnabled = false
    }
  }

  @MainActor final class Book: NSObject, UIPageViewControllerDataSource {
    let screens = (0..<5).map { _ in Screen() }

    private func screen(beside controller: UIViewController, _ step: Int) -> UIViewController? {
      guard let index = screens.firstIndex(where: { $0 === controller }), screens.indices.contains(index + step) else {
        return nil
      }
      return screens[index + step]
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { screen(beside: viewController, -1) }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { screen(beside: viewController, 1) }
  }

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let safeArea = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    stage = ManualStage(size: CGSize(width: 320, height: 480), scale: 2, safeAreaInsets: safeArea)
    isVertical = random.roll(0..<2) == 0
    pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: isVertical ? .vertical : .horizontal,
      options: [.interPageSpacing: random.roll(0..<2) * 20])
    if random.roll(0..<4) == 0 { pages.view.semanticContentAttribute = .forceRightToLeft }
    pages.dataSource = book
    pages.setViewControllers([book.screens[random.roll(0..<5)]], direction: .forward, animated: false)
    stage.window.rootViewController = pages
    stage.advance(by: 0)
  }

  func run() -> String? {
    for _ in 0..<10 {
      for _ in 0..<random.roll(1..<6) {
        operations += 1
        operate()
        wait([0, 0, 1, 3, 8, 20][random.roll(0..<6)])
      }
      if !stage.settle() { return report("it does not settle") }
      if let wrong = problemAtRest() { return report(wrong) }
      scroll()
    }
    return nil
  }

  private func report(_ wrong: String) -> String { ([wrong] + log.suffix(12)).joined(separator: "\n  ") }

  private func wait(_ frames: Int) { for _ in 0..<frames { stage.advance(by: 1.0 / 60) } }

  private func point(_ distance: CGFloat) -> CGPoint {
    isVertical ? CGPoint(x: 150, y: 200 + distance) : CGPoint(x: 150 + distance, y: 200)
  }

  private func operate() {
    let distance = CGFloat(random.roll(-150..<150))
    switch random.roll(0..<8) {
    case 0, 1:
      let duration = Double(random.roll(1..<12)) / 60
      log.append("drag by \(distance) in \(duration) s")
      stage.drag(from: point(0), to: point(distance), duration: duration)
    case 2: touch()
    case 3, 4, 5: turn()
    case 6: resize()
    default:
      log.append("another root")
      stage.window.rootViewController = UIViewController()
      wait(random.roll(0..<3))
      stage.window.rootViewController = pages
    }
  }

  /// A finger that does not move, or code turns the page below it.
  private func touch() {
    let frames = random.roll(0..<20)
    log.append("touch for \(frames) frames")
    stage.touch(.began, at: point(0))
    wait(frames / 2)
    if random.roll(0..<4) == 0 { turn() }
    wait(frames / 2)
    stage.touch(.ended, at: point(0))
  }

  private func turn() {
    let (page, isForward, isAnimated) = (random.roll(0..<5), random.roll(0..<2) == 0, random.roll(0..<2) == 0)
    log.append("page \(page)\(isForward ? "" : ", from before")\(isAnimated ? ", animated" : "")")
    pages.setViewControllers([book.screens[page]], direction: isForward ? .forward : .reverse, animated: isAnimated)
  }

  private func resize() {
    let size = CGSize(width: random.roll(4..<7) * 81, height: random.roll(4..<7) * 81)
    let duration = Double(random.roll(0..<2)) * 0.3
    log.append("size \(size)\(duration > 0 ? ", animated" : "")")
    stage.resize(to: size, safeAreaInsets: stage.screen.safeAreaInsets, duration: duration)
  }

  private var shown: Screen? { pages.viewControllers?.first as? Screen }

  /// Scrolls the shown list, mostly to its end.
  private func scroll() {
    guard let shown else { return }
    let list = shown.list
    let end = list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height
    list.contentOffset.y = random.roll(0..<3) > 0 ? end : (end / 2).rounded()
    shown.kept = end - list.contentOffset.y
  }

  private func problemAtRest() -> String? {
    guard let shown else { return "no page is shown" }
    if pages.children != [shown] { return "the children are \(pages.children)" }
    let frame = shown.view.convert(CGRect(origin: shown.view.bounds.origin, size: shown.view.bounds.size), to: nil)
    if frame != stage.window.bounds { return "the page rests at \(frame) in \(stage.window.bounds)" }
    let list = shown.list
    if list.adjustedContentInset.bottom != 34 { return "the list has the insets \(list.adjustedContentInset)" }
    return nil
  }
}

/// Stacks of screens, tabs and presentations, or a page controller.
@MainActor final class ControllersProgram: RandomProgram {
  private let program: any RandomProgram

  init(seed: UInt64) {
    program = seed.isMultiple(of: 4) ? TurningPages(seed: seed) : ControllersWorld(seed: seed)
  }

  var operations: Int { program.operations }
  var batches: Int { program.batches }
  var answered: Set<String> { program.answered }

  func run() -> String? { program.run() }
}
