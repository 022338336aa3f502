import ManualHost
import TestSupport
import UIKit

extension ControllersWorld {
  /// The branch that shows, if what is on top is one.
  var topBranch: Branch? { presented.isEmpty ? branches[selected] : presented.last?.branch }

  private var root: UIViewController { tabs ?? branches[0].navigation }

  private var anyBranch: Branch {
    let all = branches + presented.compactMap(\.branch)
    return random.roll(0..<3) > 0 ? topBranch ?? all[0] : all[random.roll(0..<all.count)]
  }

  func operate(isInside: Bool) {
    let isAnimated = random.roll(0..<3) > 0
    switch random.roll(0..<20) {
    case 0...4: push(isAnimated)
    case 5...7: pop(isAnimated)
    case 8: popFurther(isAnimated)
    case 9, 10: replace(isAnimated)
    case 11: select()
    case 12: changeTabs()
    case 13, 14: present(isAnimated)
    case 15, 16: dismiss(isAnimated)
    case 17: hideBar(isAnimated)
    case 18: if !isInside { resize() }
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

  private func leave(_ pages: [UIViewController?]) {
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

  // MARK: Presenting

  /// The controllers that are presented in fact.
  private var chain: [UIViewController] { Array(sequence(first: root) { $0.presentedViewController }.dropFirst()) }

  private func present(_ isAnimated: Bool) {
    // Its messages may do anything.
    let branch = random.roll(0..<2) == 0 ? newBranch() : nil
    let presenter = presented.last?.controller ?? root
    // What leaves is still presented, and a controller without a window may not present.
    guard chain == presented.map(\.controller), presented.count < 3, presenter.viewIfLoaded?.window != nil,
      presenter.presentedViewController == nil
    else { return }
    let styles: [UIModalPresentationStyle] = [.fullScreen, .overFullScreen, .pageSheet, .formSheet, .automatic]
    let style = styles[random.roll(0..<styles.count)]
    let controller = branch?.navigation ?? newPage()
    controller.modalPresentationStyle = style
    note("present \(controller.title ?? "a branch"), style \(style.rawValue)\(isAnimated ? ", animated" : "")")
    presented.append(Presented(controller: controller, style: style, branch: branch))
    openCompletions += 1
    presenter.present(controller, animated: isAnimated) { [weak self] in self?.complete("present") }
  }

  private func dismiss(_ isAnimated: Bool) {
    let leaving = chain.dropFirst(presented.count)
    if !leaving.isEmpty, leaving.allSatisfy(\.isBeingDismissed), let presenter = leaving.first?.presentingViewController {
      note("dismiss what is leaving")
      openCompletions += 1
      return presenter.dismiss(animated: isAnimated) { [weak self] in self?.complete("dismiss") }
    }
    guard chain == presented.map(\.controller), !presented.isEmpty else { return }
    let count = random.roll(0..<presented.count)
    let receiver = count == 0 ? root : presented[count - 1].controller
    note("dismiss \(presented.count - count) of \(presented.count)\(isAnimated ? ", animated" : "")")
    for former in presented[count...] { leave([former.controller] + (former.branch?.pages ?? [])) }
    presented.removeLast(presented.count - count)
    openCompletions += 1
    receiver.dismiss(animated: isAnimated) { [weak self] in self?.complete("dismiss") }
  }

  private func complete(_ call: String) {
    openCompletions -= 1
    if openCompletions < 0 { fail("a completion of \(call) came twice") }
    hear("completion", call)
  }

  // MARK: Windows and hands

  private func resize() {
    let size = CGSize(width: random.roll(3..<6) * 100, height: random.roll(3..<6) * 100)
    let top = CGFloat(random.roll(0..<2) * 20)
    let duration = Double(random.roll(0..<2)) * 0.3
    note("size \(size), safe area \(top)\(duration > 0 ? ", animated" : "")")
    stage.resize(to: size, safeAreaInsets: UIEdgeInsets(top: top, left: 0, bottom: top, right: 0), duration: duration)
  }

  /// By a swipe from the left edge, Escape or a tap: a screen goes, or nothing happens.
  private func goBackByHand() {
    // What the messages of this do would come before the model knows what it has done.
    budget = 0
    switch random.roll(0..<4) {
    case 0:
      note("swipe from the edge")
      stage.flick(from: CGPoint(x: 3, y: 200), velocity: CGPoint(x: 900, y: 0), duration: 0.1)
    case 1:
      note("Escape")
      stage.key(.keyboardEscape)
    case 2:
      note("tap on the bar's left end")
      stage.tap(at: CGPoint(x: 20, y: 30))
    default:
      note("swipe down")
      stage.flick(from: CGPoint(x: 150, y: 120), velocity: CGPoint(x: 0, y: 1_500), duration: 0.1)
    }
    takeBack()
  }

  /// Takes what a hand has taken away from the model.
  private func takeBack() {
    if let branch = topBranch, branch.pages.count > 1, branch.navigation.viewControllers.count == branch.pages.count - 1 {
      leave([branch.pages.removeLast()])
    }
    if let last = presented.last, last.controller.isBeingDismissed || last.controller.presentingViewController == nil {
      leave([last.controller] + (last.branch?.pages ?? []))
      presented.removeLast()
    }
  }
}
