import Selectors
import Testing
import UIKit
@_spi(UIKitModules) import UIKitCore
import UIKitTesting

/// As the translator writes it for a controller with outlets and actions.
final class Screen: UIViewController, SelectorAnswering {
  weak var label: UILabel!
  private var buttons: [UIButton] = []
  private(set) var log: [String] = []
  var buttonTags: [Int] { buttons.map(\.tag) }
  var mayPerform = true

  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("awake")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("loaded \(label?.text ?? "nil")")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    log.append("should \(identifier)")
    return mayPerform
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append("prepare \(segue.identifier ?? "nil") \(type(of: segue.destination))")
  }

  func none() { log.append("none") }
  func one(_ sender: Any) { log.append("one \(type(of: sender))") }
  func two(_ sender: Any, _ event: Any?) { log.append("two \(type(of: sender))") }
  func back(_ segue: UIStoryboardSegue) { log.append("back from \(type(of: segue.source))") }
  func make(_ coder: NSCoder) -> UIViewController? { Detail(coder: coder, number: 7) }

  nonisolated class var selectorTable: SelectorTable {
    [
      "setLabel:": SelectorMethod { (target: Screen, arguments) in target.label = try arguments(0) },
      "setButtons:": SelectorMethod { (target: Screen, arguments) in target.buttons = try arguments(0) },
      "none": SelectorMethod { (target: Screen, _) in target.none() },
      "one:": SelectorMethod { (target: Screen, arguments) in target.one(try arguments(0) as AnyObject) },
      "two:event:": SelectorMethod { (target: Screen, arguments) in
        target.two(try arguments(0) as AnyObject, try arguments(1) as UIEvent?)
      },
      "back:": SelectorMethod { (target: Screen, arguments) in target.back(try arguments(0)) },
      "make:": SelectorMethod { (target: Screen, arguments) in target.make(try arguments(0)) },
    ]
  }
}

final class Detail: UIViewController {
  let number: Int

  init?(coder: NSCoder, number: Int) {
    self.number = number
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    number = 0
    super.init(coder: coder)
  }
}

final class Card: UIView, SelectorAnswering {
  var radius: CGFloat = 0
  var caption = ""
  private(set) var colorAtStart: UIColor?
  private(set) var isAwake = false

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    colorAtStart = backgroundColor
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = true
  }

  nonisolated class var selectorTable: SelectorTable {
    [
      "setRadius:": SelectorMethod { (target: Card, arguments) in target.radius = try arguments(0) },
      "setCaption:": SelectorMethod { (target: Card, arguments) in target.caption = try arguments(0) },
    ]
  }
}

final class Jump: UIStoryboardSegue {
  static var performed = 0

  override func perform() {
    Jump.performed += 1
    source.present(destination, animated: false)
  }
}

private let screenClass = "customClass=\"Screen\" customModule=\"InterfaceCompilerTests\" customModuleProvider=\"target\""
private let detailClass = "customClass=\"Detail\" customModule=\"InterfaceCompilerTests\" customModuleProvider=\"target\""

@MainActor @Suite struct ConnectionTests {
  private func screen(_ board: UIStoryboard) throws -> Screen {
    try #require(board.instantiateInitialViewController() as? Screen)
  }

  @Test func outletsAreSetBeforeTheViewIsReportedAsLoaded() throws {
    let board = try Nibs.board(
      Nibs.scene(
        Nibs.controller(
          "root", screenClass,
          view: "<subviews><label id=\"l\" text=\"Hi\"/><button id=\"b1\" tag=\"1\"/><button id=\"b2\" tag=\"2\"/></subviews>",
          connections: """
            <outlet property="label" destination="l" id="o1"/>
            <outletCollection property="buttons" destination="b2" collectionClass="NSArray" id="o2"/>
            <outletCollection property="buttons" destination="b1" collectionClass="NSArray" id="o3"/>
            """)))
    let controller = try screen(board)
    #expect(controller.log == ["awake"])
    #expect(!controller.isViewLoaded)
    controller.loadViewIfNeeded()
    #expect(controller.log == ["awake", "loaded Hi"])
    #expect(controller.buttonTags == [2, 1])
    #expect(controller.storyboard === board)
  }

  @Test func actionsPassSenderAndEvent() throws {
    let actions = ["none", "one:", "two:event:"].enumerated().map { place, name in
      """
      <button id="b\(place)"><rect key="frame" x="0" y="\(100 + 60 * place)" width="100" height="44"/>
      <connections><action selector="\(name)" destination="root" eventType="touchUpInside" id="a\(place)"/></connections></button>
      """
    }
    let controller = try screen(
      try Nibs.board(Nibs.scene(Nibs.controller("root", screenClass, view: "<subviews>\(actions.joined())</subviews>"))))
    let stage = Stage(rootViewController: controller)
    for y in [110, 170, 230] { stage.tap(at: CGPoint(x: 20, y: y)) }
    #expect(controller.log.suffix(3) == ["none", "one UIButton", "two UIButton"])
  }

  @Test func gestureRecognizersActOnTheirViews() throws {
    let controller = try screen(
      try Nibs.board(
        Nibs.scene(
          Nibs.controller(
            "root", screenClass,
            view:
              "<subviews><view id=\"v\"><rect key=\"frame\" x=\"50\" y=\"100\" width=\"100\" height=\"100\"/><connections><outletCollection property=\"gestureRecognizers\" destination=\"g\" appends=\"YES\" id=\"x\"/></connections></view></subviews>"
          ),
          beside:
            "<tapGestureRecognizer id=\"g\"><connections><action selector=\"one:\" destination=\"root\" id=\"y\"/></connections></tapGestureRecognizer>"
        )))
    let stage = Stage(rootViewController: controller)
    stage.tap(at: CGPoint(x: 60, y: 110))
    #expect(controller.log.last == "one UITapGestureRecognizer")
  }

  @Test func constraintsPlaceViewsInTheSafeArea() throws {
    let board = try Nibs.board(
      Nibs.scene(
        Nibs.controller(
          view: """
            <subviews><view id="v" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
            <constraint firstAttribute="height" constant="50" id="c1"/>
            <constraint firstAttribute="width" secondItem="v" secondAttribute="height" multiplier="2:1" id="c2"/></constraints></view></subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <constraints><constraint firstItem="v" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="10" id="c3"/>
            <constraint firstItem="v" firstAttribute="centerX" secondItem="root-view" secondAttribute="centerX" id="c4"/></constraints>
            """)))
    let controller = try #require(board.instantiateInitialViewController())
    let stage = Stage(
      rootViewController: controller, scale: 2, safeAreaInsets: UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0))
    stage.advance(by: 0.1)
    #expect(controller.view.subviews[0].frame == CGRect(x: 146.5, y: 50, width: 100, height: 50))
  }

  /// The guides of a controller from before safe areas.
  @Test func constraintsPlaceViewsBetweenTheGuidesOfTheController() throws {
    let guides =
      "<layoutGuides><viewControllerLayoutGuide type=\"top\" id=\"t\"/><viewControllerLayoutGuide type=\"bottom\" id=\"b\"/></layoutGuides>"
    let view = """
      <animations/><subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v"/></subviews><constraints>
      <constraint firstItem="v" firstAttribute="top" secondItem="t" secondAttribute="bottom" constant="8" id="c1"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="bottom" id="c2"/>
      <constraint firstItem="v" firstAttribute="leading" secondItem="root-view" secondAttribute="leading" id="c3"/>
      <constraint firstAttribute="trailing" secondItem="v" secondAttribute="trailing" id="c4"/></constraints>
      """
    let root =
      "<viewController id=\"root\" \(screenClass)>\(guides)<view key=\"view\" id=\"root-view\">\(view)</view></viewController>"
    #expect(Nibs.messages(Nibs.storyboard(Nibs.scene(root))) == [])
    let controller = try screen(try Nibs.board(Nibs.scene(root)))
    let stage = Stage(
      rootViewController: UINavigationController(rootViewController: controller), size: CGSize(width: 300, height: 500),
      safeAreaInsets: UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0))
    try stage.settle()
    #expect(controller.view.subviews.first?.frame == CGRect(x: 0, y: 40 + 44 + 8, width: 300, height: 500 - 40 - 44 - 8 - 30))
  }

  @Test func runtimeAttributesSetLayersAndOwnProperties() throws {
    let card = try #require(
      try Nibs.load(
        """
        <view id="v" customClass="Card" customModule="InterfaceCompilerTests" customModuleProvider="target">
        <color key="backgroundColor" systemColor="systemRedColor"/>
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="radius"><real key="value" value="2.5"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="string" keyPath="caption" value="Hi"/>
        <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
        </userDefinedRuntimeAttributes></view>
        """) as? Card)
    #expect(card.layer.cornerRadius == 8 && card.layer.masksToBounds)
    #expect(card.radius == 2.5 && card.caption == "Hi")
    #expect(card.colorAtStart == .systemRed, "what the nib says is set before the class's own initializer goes on")
    #expect(card.isAwake)
  }

  // MARK: Segues

  private func twoScenes(
    _ segue: String, trigger: String = "", destination: String = detailClass, kindOfRoot: String = screenClass
  ) -> String {
    Nibs.scene(Nibs.controller("root", kindOfRoot, view: trigger, connections: segue))
      + Nibs.scene(Nibs.controller("second", destination), id: "scene2")
  }

  @Test func aSegueIsPreparedAndPerformedWithoutBeingAskedFor() throws {
    let controller = try screen(
      try Nibs.board(
        twoScenes(
          "<segue destination=\"second\" kind=\"presentation\" identifier=\"go\" modalPresentationStyle=\"fullScreen\" id=\"s\"/>"
        )))
    let stage = Stage(rootViewController: controller)
    controller.performSegue(withIdentifier: "go", sender: nil)
    stage.advance(by: 1)
    #expect(controller.log.last == "prepare go Detail")
    #expect(controller.presentedViewController is Detail)
    #expect(controller.presentedViewController?.modalPresentationStyle == .fullScreen)
  }

  @Test func aButtonsSegueAsksFirst() throws {
    let button =
      "<subviews><button id=\"b\"><rect key=\"frame\" x=\"0\" y=\"100\" width=\"100\" height=\"44\"/><connections><segue destination=\"second\" kind=\"show\" identifier=\"go\" id=\"s\"/></connections></button></subviews>"
    let controller = try screen(try Nibs.board(twoScenes("", trigger: button)))
    let stage = Stage(rootViewController: UINavigationController(rootViewController: controller))
    controller.mayPerform = false
    stage.tap(at: CGPoint(x: 20, y: 120))
    #expect(controller.log.last == "should go")
    #expect(controller.navigationController?.topViewController === controller)
    controller.mayPerform = true
    stage.tap(at: CGPoint(x: 20, y: 120))
    stage.advance(by: 1)
    #expect(controller.log.suffix(2) == ["should go", "prepare go Detail"])
    #expect(controller.navigationController?.topViewController is Detail)
  }

  /// A storyboard names a view or a bar item that its popover points at; a button may begin the segue, or code.
  @Test(arguments: ["popoverAnchorView=\"anchor\"", "popoverAnchorBarButtonItem=\"item\"", ""], [true, false])
  func aPopoverPointsAtItsAnchor(_ anchor: String, byTouch: Bool) throws {
    let segue =
      "<segue destination=\"second\" kind=\"popoverPresentation\" identifier=\"go\" \(anchor) id=\"s\"><popoverArrowDirection key=\"popoverArrowDirection\" up=\"YES\" left=\"YES\"/></segue>"
    let views = """
      <subviews><label id="anchor" tag="5"><rect key="frame" x="200" y="300" width="50" height="20"/></label>
      <button id="b"><rect key="frame" x="0" y="100" width="100" height="44"/><connections>\(segue)</connections></button></subviews>
      """
    let scene =
      Nibs.scene(
        Nibs.controller(
          "root", screenClass, view: views,
          inner:
            "<navigationItem key=\"navigationItem\" id=\"n\"><barButtonItem key=\"rightBarButtonItem\" title=\"I\" id=\"item\"/></navigationItem>"
        )
      ) + Nibs.scene(Nibs.controller("second", detailClass), id: "scene2")
    let controller = try screen(try Nibs.board(scene))
    let stage = Stage(
      rootViewController: UINavigationController(rootViewController: controller), size: CGSize(width: 900, height: 700))
    try stage.settle()
    let button = try #require(controller.view.subviews.last as? UIButton)
    if byTouch {
      stage.tap(at: button.convert(CGPoint(x: 20, y: 20), to: nil))
    } else {
      controller.performSegue(withIdentifier: "go", sender: button)
    }
    try stage.settle()
    let popover = try #require(controller.presentedViewController?.popoverPresentationController)
    #expect(popover.permittedArrowDirections == [.up, .left])
    if anchor.contains("item") {
      #expect(popover.barButtonItem === controller.navigationItem.rightBarButtonItem)
    } else {
      #expect(popover.sourceView === (anchor.isEmpty ? button : controller.view.viewWithTag(5)))
    }
  }

  @Test func aPopoverOfACellPointsIntoThatCell() throws {
    let cell = """
      <tableViewCell reuseIdentifier="Row" id="cell"><tableViewCellContentView key="contentView" id="cv"><subviews>
      <label id="anchor" tag="5"/></subviews></tableViewCellContentView><connections><segue destination="second" kind="popoverPresentation" \
      identifier="go" popoverAnchorView="anchor" id="s"/></connections></tableViewCell>
      """
    let table =
      "<tableView key=\"view\" id=\"t\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"900\" height=\"700\"/><prototypes>\(cell)</prototypes></tableView>"
    let root = "<viewController id=\"root\" \(screenClass)>\(table)</viewController>"
    let controller = try screen(
      try Nibs.board(Nibs.scene(root) + Nibs.scene(Nibs.controller("second", detailClass), id: "scene2")))
    let table2 = try #require(controller.view as? UITableView)
    let rows = PopoverRows()
    table2.dataSource = rows
    let stage = Stage(rootViewController: controller, size: CGSize(width: 900, height: 700))
    try stage.settle()
    let second = try #require(table2.cellForRow(at: IndexPath(row: 1, section: 0)))
    stage.tap(at: second.convert(CGPoint(x: 300, y: 20), to: nil))
    try stage.settle()
    let popover = try #require(controller.presentedViewController?.popoverPresentationController)
    #expect(popover.sourceView === second.viewWithTag(5))
  }

  private final class PopoverRows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    }
  }

  @Test func anAnchorThatIsGoneIsAnError() {
    let messages = Nibs.messages(
      Nibs.storyboard(
        twoScenes("<segue destination=\"second\" kind=\"popoverPresentation\" popoverAnchorView=\"gone\" id=\"s\"/>")))
    #expect(messages.count == 1 && messages[0].contains("the popover of the segue s points at gone, which does not exist"))
  }

  @Test func aMethodOfTheSourceMayMakeTheDestination() throws {
    let controller = try screen(
      try Nibs.board(
        twoScenes(
          "<segue destination=\"second\" kind=\"presentation\" identifier=\"go\" destinationCreationSelector=\"make:\" id=\"s\"/>"
        )))
    let stage = Stage(rootViewController: controller)
    controller.performSegue(withIdentifier: "go", sender: nil)
    stage.advance(by: 1)
    #expect((controller.presentedViewController as? Detail)?.number == 7)
  }

  @Test func aSegueOfTheAppsOwnClassPerformsItself() throws {
    let controller = try screen(
      try Nibs.board(
        twoScenes(
          "<segue destination=\"second\" kind=\"custom\" identifier=\"go\" customClass=\"Jump\" customModule=\"InterfaceCompilerTests\" customModuleProvider=\"target\" id=\"s\"/>"
        )))
    let stage = Stage(rootViewController: controller)
    let before = Jump.performed
    controller.performSegue(withIdentifier: "go", sender: nil)
    stage.advance(by: 0.1)
    #expect(Jump.performed == before + 1)
    #expect(controller.presentedViewController is Detail)
  }

  @Test func anUnwindSegueGoesBackToTheControllerThatHasTheMethod() throws {
    let scenes =
      Nibs.scene(
        "<navigationController id=\"nav\"><connections><segue destination=\"root\" kind=\"relationship\" relationship=\"rootViewController\" id=\"r\"/></connections></navigationController>",
        id: "scene0")
      + Nibs.scene(
        Nibs.controller(
          "root", screenClass, connections: "<segue destination=\"second\" kind=\"show\" identifier=\"go\" id=\"s\"/>"))
      + Nibs.scene(
        Nibs.controller(
          "second", detailClass, connections: "<segue destination=\"third\" kind=\"presentation\" identifier=\"on\" id=\"t\"/>"),
        id: "scene2")
      + Nibs.scene(
        Nibs.controller(
          "third", "",
          connections: "<segue destination=\"exit\" kind=\"unwind\" unwindAction=\"back:\" identifier=\"home\" id=\"u\"/>"),
        beside: "<exit id=\"exit\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>", id: "scene3")
    let navigation = try #require(
      try Nibs.board(scenes, initial: "nav").instantiateInitialViewController() as? UINavigationController)
    let stage = Stage(rootViewController: navigation)
    let root = try #require(navigation.topViewController as? Screen)
    root.performSegue(withIdentifier: "go", sender: nil)
    stage.advance(by: 1)
    let second = try #require(navigation.topViewController as? Detail)
    second.performSegue(withIdentifier: "on", sender: nil)
    stage.advance(by: 1)
    let third = try #require(second.presentedViewController)
    third.performSegue(withIdentifier: "home", sender: nil)
    stage.advance(by: 2)
    #expect(root.log.last == "back from UIViewController")
    #expect(navigation.topViewController === root)
    #expect(navigation.presentedViewController == nil)
  }

  @Test func containerViewsEmbedTheirControllers() throws {
    let container =
      "<subviews><containerView id=\"c\"><rect key=\"frame\" x=\"10\" y=\"20\" width=\"100\" height=\"200\"/><connections><segue destination=\"second\" kind=\"embed\" identifier=\"inner\" id=\"s\"/></connections></containerView></subviews>"
    let controller = try screen(try Nibs.board(twoScenes("", trigger: container)))
    controller.loadViewIfNeeded()
    #expect(controller.log == ["awake", "should inner", "prepare inner Detail", "loaded nil"])
    #expect(controller.children.count == 1)
    #expect(controller.children.first?.view.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
  }

  @Test func tabsAndNavigationComeFromRelationships() throws {
    let scenes =
      Nibs.scene(
        "<tabBarController id=\"tabs\"><tabBar key=\"tabBar\" id=\"bar\"/><connections><segue destination=\"nav\" kind=\"relationship\" relationship=\"viewControllers\" id=\"r1\"/><segue destination=\"second\" kind=\"relationship\" relationship=\"viewControllers\" id=\"r2\"/></connections></tabBarController>",
        id: "scene0")
      + Nibs.scene(
        "<navigationController id=\"nav\"><tabBarItem key=\"tabBarItem\" title=\"One\" id=\"i\"/><connections><segue destination=\"root\" kind=\"relationship\" relationship=\"rootViewController\" id=\"r\"/></connections></navigationController>",
        id: "scene1")
      + Nibs.scene(Nibs.controller("root", "", inner: "<navigationItem key=\"navigationItem\" title=\"Lists\" id=\"n\"/>"))
      + Nibs.scene(Nibs.controller("second", detailClass), id: "scene2")
    let tabs = try #require(try Nibs.board(scenes, initial: "tabs").instantiateInitialViewController() as? UITabBarController)
    let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
    #expect(tabs.viewControllers?.count == 2)
    #expect(navigation.tabBarItem.title == "One")
    #expect(navigation.topViewController?.navigationItem.title == "Lists")
  }

  private func related(_ names: [(id: String, relationship: String)]) -> String {
    names.map {
      "<segue destination=\"\($0.id)\" kind=\"relationship\" relationship=\"\($0.relationship)\" id=\"r-\($0.id)\"/>"
    }.joined()
  }

  @Test func aSplitViewOfTwoControllersComesFromRelationships() throws {
    let scenes =
      Nibs.scene(
        "<splitViewController id=\"split\"><connections>\(related([("nav", "masterViewController"), ("second", "detailViewController")]))</connections></splitViewController>",
        id: "scene0")
      + Nibs.scene(
        "<navigationController id=\"nav\"><connections>\(related([("root", "rootViewController")]))</connections></navigationController>",
        id: "scene1")
      + Nibs.scene(
        Nibs.controller("root", "", connections: "<segue destination=\"third\" kind=\"showDetail\" identifier=\"go\" id=\"s\"/>"))
      + Nibs.scene(Nibs.controller("second", detailClass), id: "scene2")
      + Nibs.scene(Nibs.controller("third", ""), id: "scene3")
    let split = try #require(
      try Nibs.board(scenes, initial: "split").instantiateInitialViewController() as? UISplitViewController)
    let navigation = try #require(split.viewControllers.first as? UINavigationController)
    #expect(split.style == .unspecified && split.viewControllers.last is Detail)
    let stage = Stage(rootViewController: split, size: CGSize(width: 1_000, height: 700))
    navigation.topViewController?.performSegue(withIdentifier: "go", sender: nil)
    stage.advance(by: 1)
    #expect(
      split.viewControllers.count == 2 && !(split.viewControllers[1] is Detail) && split.viewControllers[1].view.window != nil)
  }

  @Test func theColumnsOfASplitViewComeFromRelationships() throws {
    let columns = related([
      ("one", "masterViewController"), ("two", "supplementaryViewController"), ("three", "detailViewController"),
      ("four", "compactViewController"),
    ])
    let scenes =
      Nibs.scene(
        "<splitViewController style=\"tripleColumn\" behavior=\"overlay\" displayMode=\"oneOverSecondary\" primaryEdge=\"trailing\" primaryBackgroundStyle=\"sidebar\" presentsWithGesture=\"NO\" showsSecondaryOnlyButton=\"YES\" minimumPrimaryColumnWidth=\"210\" maximumPrimaryColumnWidth=\"410\" preferredPrimaryColumnWidth=\"300\" preferredPrimaryColumnWidthFraction=\"0.3\" id=\"split\"><connections>\(columns)</connections></splitViewController>",
        id: "scene0")
      + ["one", "two", "three", "four"].enumerated().map { place, id in
        Nibs.scene(Nibs.controller(id, place == 2 ? detailClass : ""), id: "scene\(place + 1)")
      }.joined()
    let split = try #require(
      try Nibs.board(scenes, initial: "split").instantiateInitialViewController() as? UISplitViewController)
    #expect(split.style == .tripleColumn && split.viewController(for: .secondary) is Detail)
    #expect(
      ([.primary, .supplementary, .compact] as [UISplitViewController.Column]).allSatisfy { split.viewController(for: $0) != nil }
    )
    #expect(split.preferredSplitBehavior == .overlay && split.preferredDisplayMode == .oneOverSecondary)
    #expect(split.primaryEdge == .trailing && split.primaryBackgroundStyle == .sidebar && !split.presentsWithGesture)
    #expect(split.showsSecondaryOnlyButton && split.minimumPrimaryColumnWidth == 210 && split.maximumPrimaryColumnWidth == 410)
    #expect(split.preferredPrimaryColumnWidth == 300 && split.preferredPrimaryColumnWidthFraction == 0.3)
  }

  // MARK: Tables

  @Test func staticRowsNeedNoDataSource() throws {
    let cells = (0..<3).map {
      "<tableViewCell id=\"c\($0)\" rowHeight=\"\(40 + $0)\" textLabel=\"t\($0)\" style=\"IBUITableViewCellStyleDefault\"><tableViewCellContentView key=\"contentView\" id=\"v\($0)\"><subviews><label id=\"t\($0)\" text=\"Row \($0)\"/></subviews></tableViewCellContentView></tableViewCell>"
    }
    let board = try Nibs.board(
      Nibs.scene(
        """
        <tableViewController id="root"><tableView key="view" style="grouped" dataMode="static" sectionHeaderHeight="18" sectionFooterHeight="18" id="t"><rect key="frame" x="0" y="0" width="393" height="852"/>
        <sections><tableViewSection headerTitle="First" id="s1"><cells>\(cells[0])\(cells[1])</cells></tableViewSection>
        <tableViewSection footerTitle="End" id="s2"><cells>\(cells[2])</cells></tableViewSection></sections>
        <connections><outlet property="dataSource" destination="root" id="x"/><outlet property="delegate" destination="root" id="y"/></connections></tableView></tableViewController>
        """))
    let controller = try #require(board.instantiateInitialViewController() as? UITableViewController)
    let stage = Stage(rootViewController: controller)
    stage.advance(by: 0.1)
    let table = try #require(controller.tableView)
    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 2)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 1))?.textLabel?.text == "Row 2")
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 41)
    // 18 is what Interface Builder writes into each grouped table; titles have their own height.
    #expect(table.rectForHeader(inSection: 0).height == 55.5)
    #expect(controller.tableView(table, titleForHeaderInSection: 0) == "First")
    #expect(controller.tableView(table, titleForFooterInSection: 1) == "End")
  }

  @Test func eachDequeuedPrototypeIsAnotherCellAndPerformsItsSegue() throws {
    let board = try Nibs.board(
      Nibs.scene(
        """
        <tableViewController id="root" customClass="Rows" customModule="InterfaceCompilerTests" customModuleProvider="target">
        <tableView key="view" dataMode="prototypes" rowHeight="50" id="t"><rect key="frame" x="0" y="0" width="393" height="852"/>
        <prototypes><tableViewCell reuseIdentifier="Row" id="c"><tableViewCellContentView key="contentView" id="v"><subviews>
        <label id="l" text="Proto"/></subviews></tableViewCellContentView>
        <connections><segue destination="second" kind="presentation" identifier="open" id="s"/></connections></tableViewCell></prototypes>
        <connections><outlet property="dataSource" destination="root" id="x"/><outlet property="delegate" destination="root" id="y"/></connections></tableView></tableViewController>
        """) + Nibs.scene(Nibs.controller("second", detailClass), id: "scene2"))
    let controller = try #require(board.instantiateInitialViewController() as? Rows)
    let stage = Stage(rootViewController: controller)
    stage.advance(by: 0.1)
    let cells = controller.tableView.visibleCells
    #expect(cells.count == 3)
    #expect(Set(cells.map(ObjectIdentifier.init)).count == 3)
    #expect(cells.allSatisfy { ($0.contentView.subviews.first as? UILabel)?.text == "Proto" })
    stage.tap(at: CGPoint(x: 100, y: 75))
    stage.advance(by: 1)
    #expect(controller.log == ["prepare open row 1", "selected 1"])
    #expect(controller.presentedViewController is Detail)
  }

  @Test func aScreenOfAStoryboardIsReleasedWithAllThatItHas() throws {
    let board = try Nibs.board(
      Nibs.scene(
        Nibs.controller(
          "root", screenClass,
          view:
            "<subviews><label id=\"l\"/><tableView id=\"t\"><prototypes><tableViewCell reuseIdentifier=\"Row\" id=\"c\"/></prototypes></tableView></subviews>",
          connections: "<outlet property=\"label\" destination=\"l\" id=\"o\"/>",
          inner:
            "<navigationItem key=\"navigationItem\" id=\"n\"><barButtonItem key=\"rightBarButtonItem\" id=\"i\" title=\"Go\"><connections><action selector=\"none\" destination=\"root\" id=\"a\"/></connections></barButtonItem></navigationItem>"
        )))
    weak var controller: Screen?
    weak var view: UIView?
    do {
      let made = try screen(board)
      made.loadViewIfNeeded()
      (controller, view) = (made, made.view)
      #expect(made.navigationItem.rightBarButtonItem?.target === made)
    }
    #expect(controller == nil && view == nil)
  }
}

final class Rows: UITableViewController {
  private(set) var log: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("selected \(indexPath.row)")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append("prepare \(segue.identifier ?? "") row \(tableView.indexPathForSelectedRow?.row ?? -1)")
  }
}
