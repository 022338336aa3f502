import ManualHost
import TestSupport
import UIKit

extension ControllersWorld {
  /// The branch that shows, if what is on top is one.
  var topBranch: Branch? { presented.isEmpty ? branches[selected] : presented.last?.branch }

  var root: UIViewController { tabs ?? branches[0].navigation }

  private var anyBranch: Branch {
    let all = branches + presented.compactMap(\.branch)
    return random.roll(0..<3) > 0 ? topBranch ?? all[0] : all[random.roll(0..<all.count)]
  }

  func operate(isInside: Bool) {
    let isAnimated = random.roll(0..<3) > 0
    switch random.roll(0..<24) {
    case 0...4: push(isAnimated)
    case 5...7: pop(isAnimated)
    case 8: popFurther(isAnimated)
    case 9, 10: replace(isAnimated)
    case 11: select()
    case 12: changeTabs()
    case 13, 14, 15: present(isAnimated)
    case 16, 17: dismiss(isAnimated)
    case 18: hideBar(isAnimated)
    case 19: presentFromWhatLeaves(isAnimated)
    case 20: if !isInside { scroll() }
    case 21: if !isInside { replaceRoot() }
    case 22: if !isInside { resize() }
    default: if !isInside { goBackByHand() }
    }
  }

  // MARK: Stacks

  private func push(_ isAnimated: Bool) {
    let (branch, page) = (anyBranch, newPage())
    note("push \(page.name)\(isAnimated ? ", animated" : "")")
    branch.pages.append(page)
    branch.navigation.pushViewController(page, animated: isAnimated)
  }

  private func pop(_ isAnimated: Bool) {
    let branch = anyBranch
    let expected = branch.pages.count > 1 ? branch.pages.popLast() : nil
    note("pop \(expected?.name ?? "nothing")\(isAnimated ? ", animated" : "")")
    leave([expected])
    let popped = branch.navigation.popViewController(animated: isAnimated)
    if popped !== expected { fail("pop returned \(popped?.title ?? "nil")") }
  }

  private func popFurther(_ isAnimated: Bool) {
    let branch = anyBranch
    guard !branch.pages.isEmpty else { return }
    let kept = random.roll(0..<3) == 0 ? 1 : random.roll(1..<branch.pages.count + 1)
    let expected = Array(branch.pages[kept...])
    note("pop to \(branch.pages[kept - 1].name)\(isAnimated ? ", animated" : "")")
    branch.pages.removeLast(expected.count)
    leave(expected)
    let popped =
      kept == 1
      ? branch.navigation.popToRootViewController(animated: isAnimated)
      : branch.navigation.popToViewController(branch.pages[kept - 1], animated: isAnimated)
    if popped ?? [] != expected { fail("pop returned \(popped?.map { $0.title ?? "" } ?? [])") }
  }

  private func replace(_ isAnimated: Bool) {
    let branch = anyBranch
    let former = branch.pages
    var next = former.filter { _ in random.roll(0..<3) > 0 }.shuffled(using: &random)
    for _ in 0..<random.roll(0..<3) { next.insert(newPage(), at: random.roll(0..<next.count + 1)) }
    if next.isEmpty { next = [newPage()] }
    note("stack \(next.map(\.name))\(isAnimated ? ", animated" : "")")
    branch.pages = next
    leave(former.filter { !next.contains($0) })
    branch.navigation.setViewControllers(next, animated: isAnimated)
  }

  func leave(_ pages: [UIViewController?]) {
    for page in pages.compactMap(\.self) { formers.append(Former(name: page.title ?? "\(page)", page: page)) }
  }

  private func hideBar(_ isAnimated: Bool) {
    let navigation = anyBranch.navigation
    note("bar \(navigation.isNavigationBarHidden ? "shown" : "hidden")\(isAnimated ? ", animated" : "")")
    navigation.setNavigationBarHidden(!navigation.isNavigationBarHidden, animated: isAnimated)
  }

  // MARK: Tabs

  private func select() {
    guard let tabs else { return }
    selected = random.roll(0..<branches.count)
    note("tab \(selected)")
    tabs.selectedIndex = selected
  }

  private func changeTabs() {
    guard let tabs else { return }
    // Its messages may do anything.
    let new = newBranch()
    let (former, shown) = (branches, branches[selected])
    var next = former.filter { _ in random.roll(0..<4) > 0 }.shuffled(using: &random)
    if next.isEmpty || random.roll(0..<3) == 0 { next.insert(new, at: random.roll(0..<next.count + 1)) }
    note("tabs \(next.map { $0.pages.map(\.name) })")
    let leaving = former.filter { old in !next.contains { $0 === old } }
    branches = next
    selected = next.firstIndex { $0 === shown } ?? min(selected, next.count - 1)
    for branch in leaving { leave([branch.navigation] + branch.pages) }
    tabs.setViewControllers(next.map(\.navigation), animated: random.roll(0..<2) == 0)
  }

  // MARK: Windows and hands

  private func resize() {
    let size = CGSize(width: random.roll(3..<10) * 100, height: random.roll(3..<6) * 100)
    let top = CGFloat(random.roll(0..<2) * 20)
    let duration = Double(random.roll(0..<2)) * 0.3
    for page in allPages { page.list.kept = nil }
    note("size \(size), safe area \(top)\(duration > 0 ? ", animated" : "")")
    stage.resize(to: size, safeAreaInsets: UIEdgeInsets(top: top, left: 0, bottom: top, right: 0), duration: duration)
  }

  /// Scrolls a list that is at rest on the screen: mostly to its end, which everything that makes it longer or shorter moves.
  private func scroll() {
    guard let page = visible.randomElement(using: &random), page.phase == .shown, page.viewIfLoaded?.window != nil else { return }
    let list = page.list
    // A screen that has just come may still have the size that it had before.
    list.window?.layoutIfNeeded()
    let end = list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height
    let offset = random.roll(0..<3) > 0 ? end : (end / 2).rounded()
    note("scroll \(page.name) to \(offset)")
    list.contentOffset.y = offset
    list.record()
  }

  /// By a swipe from the left edge, a key or a tap: a screen goes, or nothing happens.
  private func goBackByHand() {
    // What the messages of this do would come before the model knows what it has done.
    budget = 0
    switch random.roll(0..<4) {
    case 0:
      note("swipe from the edge")
      stage.flick(from: CGPoint(x: 3, y: 200), velocity: CGPoint(x: 900, y: 0), duration: 0.1)
    case 1:
      let key = [UIKeyboardHIDUsage.keyboardEscape, .keyboardReturnOrEnter][random.roll(0..<2)]
      note("key \(key)")
      stage.key(key)
    case 2:
      note("tap on the bar's left end")
      stage.tap(at: CGPoint(x: 20, y: 30))
    default:
      note("swipe down")
      stage.flick(from: CGPoint(x: 150, y: 120), velocity: CGPoint(x: 0, y: 1_500), duration: 0.1)
    }
    revert()
  }

  /// Takes what a hand has taken away from the model.
  private func revert() {
    if let branch = topBranch, branch.pages.count > 1, branch.navigation.viewControllers.count == branch.pages.count - 1 {
      leave([branch.pages.removeLast()])
    }
    if let last = presented.last, last.controller.isBeingDismissed || last.controller.presentingViewController == nil {
      leave([last.controller] + (last.branch?.pages ?? []))
      presented.removeLast()
    }
  }
}
