import ManualHost
import TestSupport
import UIKit

/// Screens in navigation controllers, in tabs and presented, and what has been done to them; the same for the same seed.
///
/// The model is what the calls say: a stack for each navigation controller, a selected tab, and the presented controllers in their order. Calls
/// come at any time: in a transition, and inside any message.
@MainActor final class ControllersWorld: NSObject, RandomProgram {
  /// A navigation controller and its stack.
  @MainActor final class Branch {
    let navigation = UINavigationController()
    var pages: [Page] = []
  }

  /// What is presented: a screen, or a branch.
  struct Presented {
    let controller: UIViewController
    let look: PresentedLook
    let branch: Branch?
    /// What a popover points at.
    weak var source: UIView?

    /// Whether what is below leaves the window.
    var coversAll: Bool { look == .style(.fullScreen) }
  }

  /// A weakly held screen that nothing should hold any more.
  struct Former {
    let name: String
    weak var page: UIViewController?
  }

  let stage = ManualStage(size: CGSize(width: 320, height: 480), scale: 2)
  let tabs: UITabBarController?
  var random: SeededGenerator
  var branches: [Branch] = []
  var selected = 0
  var presented: [Presented] = []
  var formers: [Former] = []
  /// Controllers whose presentation has begun.
  var accepted: Set<ObjectIdentifier> = []
  /// Completions that have been promised less those that have come.
  var openCompletions = 0
  private(set) var wrong: String?
  private(set) var log: [String] = []
  private(set) var operations = 0
  private(set) var batches = 0
  private(set) var answered: Set<String> = []
  /// Operations that messages may still do before the next step.
  var budget = 0
  private var depth = 0
  private var names = 0
  /// Screens announced by a navigation controller's delegate messages.
  var announced: [ObjectIdentifier: ObjectIdentifier] = [:]

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    tabs = random.roll(0..<2) == 0 ? UITabBarController() : nil
    super.init()
    for _ in 0..<(tabs == nil ? 1 : random.roll(1..<4)) { branches.append(newBranch()) }
    tabs?.viewControllers = branches.map(\.navigation)
    stage.window.rootViewController = tabs ?? branches[0].navigation
    stage.advance(by: 1.0 / 60)
  }

  func note(_ text: String) {
    operations += 1
    log.append(String(repeating: "  ", count: depth) + text)
  }

  func fail(_ text: String) { if wrong == nil { wrong = text } }

  func newPage() -> Page {
    names += 1
    let page = Page("page \(names)", self)
    page.hidesBottomBarWhenPushed = random.roll(0..<4) == 0
    if random.roll(0..<6) == 0 { page.navigationItem.hidesBackButton = true }
    return page
  }

  func newBranch() -> Branch {
    let branch = Branch()
    branch.pages = [newPage()]
    branch.navigation.viewControllers = branch.pages
    branch.navigation.delegate = self
    return branch
  }

  /// A message: whoever receives it may do anything.
  func hear(_ message: String, _ name: String) {
    log.append("\(String(repeating: "  ", count: depth))(\(name): \(message))")
    guard budget > 0, depth < 3, random.roll(0..<4) == 0 else { return }
    budget -= 1
    answered.insert(message)
    depth += 1
    batches += 1
    operate(isInside: true)
    depth -= 1
  }

  // MARK: Running

  func run() -> String? {
    for _ in 0..<10 {
      for _ in 0..<5 {
        budget = random.roll(0..<3) == 0 ? random.roll(1..<3) : 0
        operate(isInside: false)
        batches += 1
        for _ in 0..<[0, 0, 1, 4, 30][random.roll(0..<5)] { stage.advance(by: 1.0 / 60) }
        if let wrong { return report(wrong) }
      }
      budget = 0
      if !stage.settle(limit: 20) { return report("it does not settle") }
      if let wrong = wrong ?? problemAtRest() { return report(wrong) }
    }
    return nil
  }

  private func report(_ wrong: String) -> String { ([wrong] + log.suffix(24)).joined(separator: "\n  ") }
}

extension ControllersWorld: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    announced[ObjectIdentifier(navigationController)] = ObjectIdentifier(viewController)
    hear("willShow", (viewController as? Page)?.name ?? "?")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    if announced[ObjectIdentifier(navigationController)] != ObjectIdentifier(viewController) {
      fail("\((viewController as? Page)?.name ?? "?"): didShow without willShow")
    }
    hear("didShow", (viewController as? Page)?.name ?? "?")
  }
}
