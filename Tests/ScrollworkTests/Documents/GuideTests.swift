import Scrollwork
import TestSupport
import Testing
import UIKit
import UIKitTesting

// The examples of docs/guide.md and README.md, word for word.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: LightsController())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

final class LightsController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Lights"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "light")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "light", for: indexPath)
    cell.textLabel?.text = "Light \(indexPath.row)"
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let light = UIViewController()
    light.title = "Light \(indexPath.row)"
    light.view.backgroundColor = UIColor(hue: CGFloat(indexPath.row % 24) / 24, saturation: 0.6, brightness: 0.9, alpha: 1)
    navigationController?.pushViewController(light, animated: true)
  }
}

final class StackViewController: UIViewController, UITableViewDataSource {
  override func viewDidLoad() {
    super.viewDidLoad()
    let container = ContainerScrollView(frame: view.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(container)
    for color in [UIColor.systemBlue, .systemOrange] {
      let table = UITableView(frame: .zero, style: .plain)
      table.backgroundColor = color
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = self
      container.contentView.addSubview(table)
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}

final class Lines: NSObject, UITableViewDataSource {
  let title: String
  let lines: [String]

  init(_ title: String, _ lines: [String]) { (self.title, self.lines) = (title, lines) }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { title }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { lines.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "line") ?? UITableViewCell(style: .default, reuseIdentifier: "line")
    cell.textLabel?.text = lines[indexPath.row]
    return cell
  }
}

final class RecipeViewController: UIViewController {
  let sections = [Lines("Ingredients", ["Flour", "Milk", "Cardamom"]), Lines("Method", ["Knead", "Wait", "Twist", "Bake"])]

  override func loadView() {
    let page = ContainerScrollView()
    page.backgroundColor = .systemBackground
    for section in sections {
      let table = UITableView()
      table.dataSource = section
      page.addArrangedSubview(table)
    }
    view = page
  }
}

final class StreetViewController: UIViewController, InfiniteScrollViewDataSource {
  override func loadView() {
    let street = InfiniteScrollView()
    street.backgroundColor = .systemBackground
    street.axes = .horizontal
    street.tileSize = CGSize(width: 120, height: 0)  // as high as the view
    street.dataSource = self
    view = street
  }

  func infiniteScrollView(_ view: InfiniteScrollView, tileAt coordinate: InfiniteScrollView.Coordinate) -> UIView {
    let house = view.dequeueReusableTile(UILabel.self) ?? UILabel()
    house.text = "No. \(coordinate.x)"
    return house
  }
}

final class PhotoViewController: UIViewController, UIScrollViewDelegate {
  let scrollView = TitledScrollView()
  let photo = UILabel(frame: CGRect(x: 0, y: 0, width: 800, height: 1200))
  let compass = UILabel(frame: CGRect(x: 0, y: 300, width: 44, height: 44))
  let player = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 240))
  lazy var pins = StationaryViews(in: scrollView)
  lazy var tray = SwipeTray(player, over: scrollView)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    photo.backgroundColor = .systemTeal
    player.backgroundColor = .systemGray5
    compass.text = "N"
    let title = UILabel(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
    title.text = "Harbour at Dusk"
    scrollView.frame = view.bounds
    scrollView.titleView = title  // centred at its own size; leaves when scrolled down
    scrollView.photoView = photo
    scrollView.maximumZoomScale = 8
    scrollView.redrawsAfterZooming = true  // sharp again as soon as a zoom rests
    scrollView.delegate = self
    view.addSubview(scrollView)
    scrollView.addSubview(compass)
    pins.pinHorizontally(compass, .trailing(16))  // scrolls up and down, not sideways
    view.addSubview(player)
    tray.edgeHeight = 75  // a swipe up from there brings the player, one down hides it
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    guard let motion = scrollView.predictedMotion, let time = motion.timeUntilRest else { return }
    print("It will rest at \(motion.restingOffset) in \(time) s.")
  }
}

final class ForecastController: UIViewController, StackContainable {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemTeal
  }

  func preferredAppearanceInStack() -> StackAppearance { .view(height: 240) }
}

final class CitiesController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "city")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10_000 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
    cell.textLabel?.text = "City \(indexPath.row)"
    return cell
  }
}

final class WeatherController: ScrollingStackController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [ForecastController(), CitiesController()]
  }
}

@MainActor @Test func controllersScrollAsOneAndReuseTheirCells() throws {
  let stage = Stage()
  let weather = WeatherController()
  stage.rootViewController = weather
  stage.advance(by: 0.1)
  let table = try #require((weather.viewControllers[1] as? UITableViewController)?.tableView)
  #expect(weather.scrollView.contentSize.height == 240 + table.contentSize.height)
  stage.flick(from: CGPoint(x: 196, y: 700), velocity: CGPoint(x: 0, y: -3000))
  try stage.settle()
  #expect(weather.scrollView.contentOffset.y > 1000 && table.visibleCells.count < 20)
}

@MainActor @Test func aFlickScrollsThroughBothTables() throws {
  let stage = Stage()
  let controller = StackViewController()
  stage.rootViewController = controller
  stage.flick(from: CGPoint(x: 196, y: 700), velocity: CGPoint(x: 0, y: -3000))
  try stage.settle()
  let container = controller.view.subviews[0] as! UIScrollView
  #expect(container.contentOffset.y > 1000)
}

@MainActor @Test func everySectionOfTheRecipeHasItsOwnTable() throws {
  let stage = Stage()
  let recipe = RecipeViewController()
  stage.rootViewController = recipe
  stage.advance(by: 0.1)
  let page = try #require(recipe.view as? ContainerScrollView)
  let tables = page.arrangedSubviews.compactMap { $0 as? UITableView }
  #expect(tables.map { $0.visibleCells.compactMap(\.textLabel?.text) } == recipe.sections.map(\.lines))
  #expect(page.rect(of: tables[0]).maxY == page.rect(of: tables[1]).minY)
}

@MainActor @Suite struct GuideTests {
  @Test(arguments: [("docs/guide.md", 7), ("README.md", 1)])
  func everyExampleIsOneOfThisFile(path: String, count: Int) throws {
    let page = try Document(path)
    #expect(page.examples.count == count)
    #expect(try page.examples(missingIn: #filePath) == [])
  }

  /// Black is what a window shows where nothing is drawn.
  @Test(arguments: ["lights", "stack", "recipe", "weather", "street", "photo"])
  func noExampleLeavesTheWindowBlack(name: String) throws {
    let controllers: [String: @MainActor () -> UIViewController] = [
      "lights": { UINavigationController(rootViewController: LightsController()) }, "stack": { StackViewController() },
      "recipe": { RecipeViewController() }, "weather": { WeatherController() }, "street": { StreetViewController() },
      "photo": { PhotoViewController() },
    ]
    let stage = Stage(size: CGSize(width: 393, height: 700), scale: 1)
    stage.window.backgroundColor = .black
    let make = try #require(controllers[name])
    stage.rootViewController = make()
    try stage.settle()
    let picture = try #require(stage.snapshot().cgImage)
    var (black, colors) = (0, Set<UInt32>())
    for pixel in picture.pixels {
      black += pixel & 0xFF_FFFF == 0 ? 1 : 0
      colors.insert(pixel)
    }
    #expect(black < picture.pixels.count / 50 && colors.count > 8)
  }

  @Test func theFirstAppOpensALightWhenItsRowIsTapped() throws {
    let stage = Stage()
    let navigation = UINavigationController(rootViewController: LightsController())
    stage.rootViewController = navigation
    try stage.settle()
    stage.tap(at: CGPoint(x: 100, y: 200))
    try stage.settle()
    #expect(navigation.viewControllers.count == 2 && navigation.topViewController?.title?.hasPrefix("Light ") == true)
  }

  @Test func theStreetHasNoEnd() throws {
    let stage = Stage()
    let controller = StreetViewController()
    stage.rootViewController = controller
    stage.advance(by: 0)
    let street = try #require(controller.view as? InfiniteScrollView)
    for _ in 0..<4 {
      stage.flick(from: CGPoint(x: 350, y: 400), velocity: CGPoint(x: -3000, y: 0))
      try stage.settle()
    }
    #expect(street.position.x > 5000 && street.visibleTiles.count <= 5)
    #expect(street.visibleTiles.allSatisfy { ($0 as? UILabel)?.bounds.height == street.bounds.height })
  }

  @Test func thePhotoZoomsUnderItsTitleAndTheTrayComes() throws {
    let stage = Stage()
    let controller = PhotoViewController()
    stage.rootViewController = controller
    stage.advance(by: 0)
    stage.pinch(at: CGPoint(x: 200, y: 300), fromSpread: 100, toSpread: 250, duration: 0.3)
    try stage.settle()
    #expect(controller.scrollView.zoomScale > 2 && controller.scrollView.titleView?.center.x == controller.scrollView.bounds.midX)
    #expect(controller.compass.frame.maxX == controller.scrollView.bounds.maxX - 16)
    stage.flick(from: CGPoint(x: 200, y: 840), velocity: CGPoint(x: 0, y: -1200), duration: 0.1)
    try stage.settle()
    #expect(controller.tray.isShown && controller.player.frame.maxY == 852)
  }
}
