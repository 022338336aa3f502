import ManualHost
import TestSupport
import UIKit

extension ControllersWorld {
  /// The controllers that are presented in fact.
  private var chain: [UIViewController] { Array(sequence(first: root) { $0.presentedViewController }.dropFirst()) }

  func present(_ isAnimated: Bool) {
    // Their messages may do anything.
    let look = PresentedLook.all[random.roll(0..<PresentedLook.all.count)]
    let branch = random.roll(0..<2) == 0 && look.makeController() == nil ? newBranch() : nil
    let presenter = presented.last?.controller ?? root
    // What leaves is still presented, and a controller without a window may not present.
    guard chain == presented.map(\.controller), presented.count < 3, presenter.viewIfLoaded?.window != nil,
      presenter.presentedViewController == nil
    else { return }
    let controller = branch?.navigation ?? look.makeController() ?? newPage()
    let source = random.roll(0..<2) == 0 ? presenter.view : topBranch?.pages.last?.viewIfLoaded ?? presenter.view
    note("present \(controller.title ?? "a branch"), \(look)\(isAnimated ? ", animated" : "")")
    present(Presented(controller: controller, look: look, branch: branch, source: source), on: presenter, isAnimated)
    if !accepted.contains(ObjectIdentifier(controller)) { fail("\(look) was refused") }
  }

  private func present(_ item: Presented, on presenter: UIViewController, _ isAnimated: Bool) {
    item.look.prepare(item.controller, source: item.source, delegate: self)
    accepted.remove(ObjectIdentifier(item.controller))
    presented.append(item)
    openCompletions += 1
    presenter.present(item.controller, animated: isAnimated) { [weak self] in self?.complete("present") }
    guard !accepted.contains(ObjectIdentifier(item.controller)) else { return }
    openCompletions -= 1
    presented.removeAll { $0.controller === item.controller }
  }

  /// A screen on its way out presents, or one that has left: what is presented is the stack's, or nothing.
  func presentFromWhatLeaves(_ isAnimated: Bool) {
    let leaving = chain.dropFirst(presented.count) + formers.compactMap(\.page)
    guard !leaving.isEmpty else { return }
    let presenter = leaving[leaving.startIndex + random.roll(0..<leaving.count)]
    let look = [PresentedLook.alert, .actionSheet, .style(.pageSheet), .style(.fullScreen)][random.roll(0..<4)]
    let controller = look.makeController() ?? newPage()
    note("present \(look) from \(presenter.title ?? "a branch"), which leaves\(isAnimated ? ", animated" : "")")
    present(Presented(controller: controller, look: look, branch: nil), on: presenter, isAnimated)
    // A dismissal that waits for the end of a presentation takes along what is presented until then.
    let below = presented.dropLast().last?.controller ?? root
    if presented.last?.controller === controller, controller.presentingViewController !== below {
      forgetPresented(from: presented.count - 1)
    }
  }

  func dismiss(_ isAnimated: Bool) {
    let leaving = chain.dropFirst(presented.count)
    if !leaving.isEmpty, leaving.allSatisfy(\.isBeingDismissed), let presenter = leaving.first?.presentingViewController {
      note("dismiss what is leaving")
      openCompletions += 1
      return presenter.dismiss(animated: isAnimated) { [weak self] in self?.complete("dismiss") }
    }
    guard chain == presented.map(\.controller), !presented.isEmpty else { return }
    let count = random.roll(0..<presented.count)
    let receiver = count == 0 ? root : presented[count - 1].controller
    let again = random.roll(0..<4) == 0
    note("dismiss \(presented.count - count) of \(presented.count)\(isAnimated ? ", animated" : "")\(again ? ", twice" : "")")
    forgetPresented(from: count)
    openCompletions += 1
    receiver.dismiss(animated: isAnimated) { [weak self] in self?.complete("dismiss") }
    guard again, receiver.presentedViewController?.isBeingDismissed == true else { return }
    openCompletions += 1
    receiver.dismiss(animated: !isAnimated) { [weak self] in self?.complete("dismiss") }
  }

  func forgetPresented(from index: Int) {
    for former in presented[index...] { leave([former.controller] + (former.branch?.pages ?? [])) }
    presented.removeLast(presented.count - index)
  }

  private func complete(_ call: String) {
    openCompletions -= 1
    if openCompletions < 0 { fail("a completion of \(call) came twice") }
    hear("completion", call)
  }

  /// Another root, and this one again after some frames: all that was presented has left.
  func replaceRoot() {
    note("another root")
    // What the messages of this do would come before the root is back.
    budget = 0
    forgetPresented(from: 0)
    stage.window.rootViewController = UIViewController()
    for _ in 0..<random.roll(0..<4) { stage.advance(by: 1.0 / 60) }
    stage.window.rootViewController = root
  }
}

extension ControllersWorld: UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { controller is UIPopoverPresentationController ? .none : controller.adaptivePresentationStyle }

  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) { accepted.insert(ObjectIdentifier(presentationController.presentedViewController)) }
}
