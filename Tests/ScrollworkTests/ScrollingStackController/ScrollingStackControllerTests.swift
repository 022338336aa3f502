import Scrollwork
import TestSupport
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct ScrollingStackControllerTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
  private let stack = ScrollingStackController()

  private func show(_ controllers: [UIViewController]) {
    stack.viewControllers = controllers
    stage.rootViewController = stack
    stage.advance(by: 0.1)
  }

  private func plain(_ height: CGFloat) -> LoggingController {
    let controller = LoggingController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 10, height: height)
    return controller
  }

  // MARK: Heights

  @Test func heightsComeFromConstraintsThenThePreferredSizeThenTheFrame() {
    let (constrained, preferring, framed) = (plain(500), plain(500), plain(70))
    let height = constrained.view.heightAnchor.constraint(equalToConstant: 90)
    height.isActive = true
    constrained.preferredContentSize.height = 333
    preferring.preferredContentSize.height = 110
    show([constrained, preferring, framed])
    #expect([constrained, preferring, framed].map(\.view.frame.minY) == [0, 90, 200])
    #expect(framed.view.frame == CGRect(x: 0, y: 200, width: 320, height: 70))
    height.constant = 60
    preferring.preferredContentSize.height = 40
    framed.view.frame.size.height = 20
    stage.advance(by: 0.1)
    #expect([constrained, preferring, framed].map(\.view.frame.height) == [60, 40, 20])
    #expect(framed.view.frame.minY == 100)
  }

  @Test func aMissingHeightIsReported() {
    var missing: [UIViewController] = []
    stack.onMissingHeight = { missing.append($0) }
    let nothing = plain(0)
    show([plain(50), nothing, plain(60)])
    #expect(missing == [nothing])
  }

  @Test func aTableInAControllerShowsAllItsRowsWithCellsOnlyForTheScreen() {
    let controllers = [ListController(rows: 1_000), ListController(rows: 1_000, header: 50, footer: 30)]
    show([controllers[0], plain(61), controllers[1]])
    #expect(stack.scrollView.contentSize.height == 88_141)
    #expect(controllers[0].table.visibleCells.count == 11)
    #expect(controllers[1].table.visibleCells.isEmpty)
    for y in stride(from: 43_700 as CGFloat, through: 44_300, by: 37) {
      stack.scrollView.contentOffset.y = y
      stage.advance(by: 1.0 / 60)
      for controller in controllers { #expect(controller.table.visibleCells.count <= 14) }
      let table = controllers[1].table
      let header = controllers[1].header.convert(controllers[1].header.bounds, to: stage.window)
      // No farther than it takes to be off the screen.
      if controllers[1].table.bounds.height > 0 { #expect(header.minY == max(44_061 - y, -50)) }
      if let cell = table.cellForRow(at: IndexPath(row: 3, section: 0)) {
        #expect(cell.convert(CGPoint.zero, to: stage.window).y == 44_061 + 50 + 132 - y)
      }
    }
    stack.scrollView.contentOffset.y = stack.scrollView.contentSize.height - 480
    stage.advance(by: 0.1)
    let footer = controllers[1].footer.convert(controllers[1].footer.bounds, to: stage.window)
    #expect(footer.maxY == 480)
    #expect(controllers[1].table.indexPathsForVisibleRows?.last?.row == 999)
  }

  @Test func aControllerIsAskedAgainHowItShows() throws {
    let controller = ListController(rows: 100)
    show([controller, plain(20)])
    controller.height = 200
    stack.updateAppearance(of: controller, animated: true)
    try stage.settle()
    #expect(stack.scrollView.rect(of: controller.view).height == 200)
    #expect(controller.table.isScrollEnabled)
  }

  // MARK: Containment

  @Test func controllersAreChildrenAsLongAsTheyAreInTheStack() throws {
    let controllers = (0..<4).map { _ in plain(100) }
    show(Array(controllers[..<3]))
    #expect(stack.children == Array(controllers[..<3]))
    stack.replace(controllers[1], with: controllers[3], animated: true)
    try stage.settle()
    #expect(stack.viewControllers == [controllers[0], controllers[3], controllers[2]])
    #expect(stack.scrollView.arrangedSubviews == stack.viewControllers.map(\.view))
    #expect(controllers[1].parent == nil && controllers[1].view.superview == nil)
    stack.viewControllers = [controllers[2], controllers[0]]
    stage.advance(by: 0.1)
    #expect(controllers.map { $0.parent === stack } == [true, false, true, false])
    #expect(controllers[2].view.frame.minY == 0 && controllers[0].view.frame.minY == 100)
    #expect(controllers[0].log.filter { $0.hasPrefix("didMove") } == ["didMove true"])
    #expect(controllers[3].log.filter { $0.hasPrefix("didMove") } == ["didMove true", "didMove false"])
  }

  @Test func itScrollsToAController() throws {
    let controllers = (0..<20).map { _ in plain(100) }
    show(controllers)
    stack.scroll(to: controllers[7], animated: true)
    try stage.settle()
    #expect(stack.scrollView.contentOffset.y == 700)
  }

  @Test func aScrollViewOfOnesOwnIsUsed() {
    let own = CountingContainer()
    stack.scrollView = own
    show([plain(100)])
    #expect(own.superview === stack.view && own.frame == stack.view.bounds && own.arrangedSubviews.count == 1)
  }

  @Test func aControllerThatIsShownElsewhereStopsTheProgram() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (other, navigation) = (UIViewController(), UINavigationController(rootViewController: UIViewController()))
        ScrollingStackController().viewControllers = [other, navigation.viewControllers[0]]
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("is shown elsewhere, in the UINavigationController"))
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let controller = UIViewController()
        ScrollingStackController().viewControllers = [controller, controller]
      }
    }
  }

  // MARK: Coming and going

  @Test func controllersHearWhenTheyComeOnTheScreenAndLeaveIt() {
    let controllers = (0..<10).map { _ in plain(200) }
    show(controllers)
    #expect(controllers.map(\.appearances) == ["+", "+", "+"] + Array(repeating: "", count: 7))
    stack.scrollView.contentOffset.y = 450
    stage.advance(by: 0.1)
    #expect(controllers[0].appearances == "+-" && controllers[1].appearances == "+-" && controllers[4].appearances == "+")
    stage.rootViewController = nil
    stage.advance(by: 0.1)
    #expect(controllers.allSatisfy { $0.isBalanced && !$0.isOn })
    stage.rootViewController = stack
    stage.advance(by: 0.1)
    #expect(controllers[3].appearances == "+-+")
  }

  @Test func aControllerWhoseViewIsReplacedHearsWhetherItStillShows() throws {
    let (above, controller) = (plain(100), StackedList(rows: 100))
    show([above, controller])
    #expect(controller.appearances == "+")
    controller.height = 200
    stack.updateAppearance(of: controller)
    stage.advance(by: 0.1)
    #expect(controller.appearances == "+", "it shows as before")
    // In one layout its view becomes another one and leaves the screen.
    controller.height = nil
    stack.updateAppearance(of: controller)
    above.view.frame.size.height = 900
    stage.advance(by: 0.1)
    #expect(controller.appearances == "+-")
    stack.scrollView.contentOffset.y = 600
    stage.advance(by: 0.1)
    #expect(controller.appearances == "+-+")
    stack.updateAppearance(of: controller, animated: true)
    stack.remove(controller)
    try stage.settle()
    #expect(controller.appearances == "+-+-")
  }

  @Test func controllersThatChangeWhileTheStackIsPushedOrPoppedEndWell() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    stage.rootViewController = navigation
    try stage.settle()
    let controllers = (0..<4).map { _ in plain(200) }
    stack.viewControllers = controllers
    navigation.pushViewController(stack, animated: true)
    stage.advance(by: 0.1)
    controllers[0].view.isHidden = true
    try stage.settle()
    let came = ["willAppear", "didAppear"]
    let left = came + ["willDisappear", "didDisappear"]
    // The first one is called back on its way in.
    let turned = ["willAppear", "willDisappear", "didDisappear"]
    #expect(controllers.map { $0.log.filter { $0.hasSuffix("ppear") } } == [turned, came, came, came])
    navigation.popViewController(animated: true)
    stage.advance(by: 0.1)
    controllers[0].view.isHidden = false
    controllers[1].view.isHidden = true
    stack.remove(controllers[2])
    try stage.settle()
    #expect(controllers.map { $0.log.filter { $0.hasSuffix("ppear") } } == [turned, left, left, left])
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func appearancesAreBalancedThroughScrollsAndEdits(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    weak var gone: ScrollingStackController?
    var all = LoggingController.Census()
    do {
      let stack = ScrollingStackController()
      gone = stack
      stack.viewControllers = (0..<8).map { _ in all.add(plain(150)) }
      stage.rootViewController = stack
      for step in 0..<100 {
        let (animated, controllers) = (Bool.random(using: &random), stack.viewControllers)
        let one = controllers.randomElement(using: &random)
        let fresh = { all.add(plain(CGFloat(Int.random(in: 20...400, using: &random)))) }
        switch Int.random(in: 0..<7, using: &random) {
        case 0: stack.insert(fresh(), at: Int.random(in: 0...controllers.count, using: &random), animated: animated)
        case 1 where controllers.count > 3: stack.remove(one!, animated: animated)
        case 2: stack.replace(one!, with: fresh(), animated: animated)
        case 3: stack.setViewControllers(controllers.shuffled(using: &random), animated: animated)
        case 4: stack.scroll(to: one!, animated: animated)
        case 5 where step % 5 == 0:
          stage.rootViewController = UIViewController()
          stage.advance(by: 0.05)
          stage.rootViewController = stack
        default: stack.scrollView.contentOffset.y = CGFloat(Int.random(in: 0...900, using: &random))
        }
        stage.advance(by: Double(Int.random(in: 0...20, using: &random)) / 60)
        for controller in all.living { #expect(controller.isBalanced, "seed \(seed), step \(step): \(controller.log)") }
      }
      try stage.settle()
      for controller in stack.viewControllers.compactMap({ $0 as? LoggingController }) {
        #expect(controller.isOn == (stack.scrollView.visibleFraction(of: controller.view) > 0), "seed \(seed)")
      }
      stage.rootViewController = nil
      try stage.settle()
      for controller in all.living { #expect(controller.isBalanced && !controller.isOn, "seed \(seed): \(controller.log)") }
    }
    stage.advance(by: 0.1)
    #expect(gone == nil, "seed \(seed)")
    #expect(all.living.isEmpty, "seed \(seed)")
  }
}
