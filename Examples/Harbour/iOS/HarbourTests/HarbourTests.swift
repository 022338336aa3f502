import UIKit
import XCTest

@testable import Harbour

class HarbourTests: XCTestCase {
  var defaults: UserDefaults!
  var settings: HarbourSettings!
  var window: UIWindow!
  var tabs: UITabBarController!
  var navigation: UINavigationController!
  var list: BerthsController!

  override func setUp() {
    super.setUp()
    defaults = UserDefaults(suiteName: "HarbourTests")
    defaults.removePersistentDomain(forName: "HarbourTests")
    settings = HarbourSettings(defaults: defaults)
    tabs = storyboard.instantiateInitialViewController() as? UITabBarController
    navigation = tabs.viewControllers?.first as? UINavigationController
    list = navigation.viewControllers.first as? BerthsController
    list.settings = settings
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  override func tearDown() {
    window.isHidden = true
    window = nil
    defaults.removePersistentDomain(forName: "HarbourTests")
    super.tearDown()
  }

  private var appBundle: Bundle { Bundle(for: BerthsController.self) }

  private var storyboard: UIStoryboard { UIStoryboard(name: "Main", bundle: appBundle) }

  private func cell(_ row: Int, _ section: Int) -> BerthCell? {
    list.tableView.cellForRow(at: IndexPath(row: row, section: section)) as? BerthCell
  }

  /// The screen of a berth, as the selection of its row shows it.
  private func show(row: Int, section: Int) throws -> BerthController {
    let cell = try XCTUnwrap(self.cell(row, section))
    UIView.performWithoutAnimation { list.performSegue(withIdentifier: "showBerth", sender: cell) }
    let screen = try XCTUnwrap(navigation.viewControllers.last as? BerthController)
    screen.loadViewIfNeeded()
    return screen
  }

  // MARK: The storyboard

  func testTheFirstScreenIsTheList() {
    XCTAssertEqual(tabs.viewControllers?.count, 2)
    XCTAssertEqual(tabs.selectedIndex, 0)
    XCTAssertTrue(navigation.topViewController === list)
    XCTAssertNotNil(list.navigationItem.rightBarButtonItem)
    XCTAssertNotNil(navigation.tabBarItem.image)
  }

  func testTheRowsAreTheBerthsOfEachPier() {
    XCTAssertEqual(list.tableView.numberOfSections, 3)
    XCTAssertEqual((0..<3).map { list.tableView.numberOfRows(inSection: $0) }, [6, 4, 3])
    XCTAssertEqual(cell(0, 0)?.nameLabel.text, "Seeadler")
    XCTAssertEqual(cell(2, 0)?.nameLabel.text, "Amina")
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    XCTAssertEqual(
      cell(0, 0)?.statusImageView.tintColor.resolvedColor(with: dark),
      UIColor(named: "Water", in: appBundle, compatibleWith: nil)?.resolvedColor(with: dark))
    XCTAssertNotNil(cell(0, 0)?.statusImageView.image)
  }

  func testTheHeaderComesFromItsXib() throws {
    let header = try XCTUnwrap(list.tableView.headerView(forSection: 0) as? BerthHeader)
    XCTAssertEqual(header.nameLabel.text, list.harbour.piers[0].name)
    XCTAssertEqual(header.freeLabel.text, Harbour.freeBerthsText(3, bundle: appBundle))
  }

  func testTheSegueShowsTheBerth() throws {
    let screen = try show(row: 2, section: 0)
    XCTAssertEqual(screen.berth?.number, "A3")
    XCTAssertEqual(screen.nameLabel.text, "Amina")
    XCTAssertNotNil(screen.imageView.image)
    XCTAssertEqual(screen.changeButton.title(for: .normal), screen.berth?.changeText)
  }

  func testTheTideIsEmbedded() throws {
    let screen = try show(row: 0, section: 0)
    let tide = try XCTUnwrap(screen.tideController)
    tide.loadViewIfNeeded()
    XCTAssertEqual(screen.children, [tide])
    XCTAssertEqual(tide.tideView.minute, 7 * 60 + 40)
    XCTAssertEqual(tide.tideView.lineWidth, 3)
    XCTAssertFalse(tide.warningLabel.isHidden)
  }

  func testTheButtonFreesTheBerthAndGoesBack() throws {
    let screen = try show(row: 0, section: 0)
    UIView.performWithoutAnimation { screen.changeButton.sendActions(for: .touchUpInside) }
    XCTAssertEqual(list.harbour.piers[0].berths[0].status, .free)
    XCTAssertTrue(navigation.topViewController === list)
  }

  func testAboutHasItsViewFromAXib() {
    let about = AboutController(nibName: "AboutController", bundle: appBundle)
    about.loadViewIfNeeded()
    XCTAssertNotNil(about.imageView.image)
    XCTAssertEqual(about.titleLabel.text?.isEmpty, false)
  }

  // MARK: Settings

  func testTheSettingsAreStaticCells() throws {
    let screen = try XCTUnwrap(storyboard.instantiateViewController(withIdentifier: "Settings") as? SettingsController)
    screen.settings = settings
    screen.loadViewIfNeeded()
    XCTAssertEqual((0..<screen.tableView.numberOfSections).map { screen.tableView.numberOfRows(inSection: $0) }, [2, 2])
    XCTAssertTrue(screen.warningSwitch.isOn)
    screen.lengthStepper.value = 20
    screen.lengthStepper.sendActions(for: .valueChanged)
    XCTAssertEqual(settings.shipLength, 20)
    XCTAssertEqual((0..<2).map { list.tableView.numberOfRows(inSection: $0) }, [4, 3])
    screen.freeOnlySwitch.isOn = true
    screen.freeOnlySwitch.sendActions(for: .valueChanged)
    XCTAssertEqual((0..<2).map { list.tableView.numberOfRows(inSection: $0) }, [1, 2])
  }

  // MARK: Languages

  private func freeBerths(_ counts: [Int], _ language: String) throws -> [String] {
    let path = try XCTUnwrap(appBundle.path(forResource: language, ofType: "lproj"))
    let bundle = try XCTUnwrap(Bundle(path: path))
    let format = NSLocalizedString("%d berths free", bundle: bundle, comment: "")
    // Latin digits in all three languages.
    return counts.map { String(format: format, locale: Locale(identifier: "\(language)@numbers=latn"), $0) }
  }

  func testEnglishPlurals() throws {
    XCTAssertEqual(try freeBerths([1, 2, 5], "en"), ["1 berth free", "2 berths free", "5 berths free"])
  }

  func testGermanPlurals() throws {
    XCTAssertEqual(try freeBerths([1, 2], "de"), ["1 Platz frei", "2 Plätze frei"])
  }

  func testArabicPlurals() throws {
    XCTAssertEqual(
      try freeBerths([0, 1, 2, 3, 11, 100], "ar"),
      ["لا توجد مراسٍ شاغرة", "مرسى واحد شاغر", "مرسيان شاغران", "3 مراسٍ شاغرة", "11 مرسًى شاغرًا", "100 مرسى شاغر"])
  }

  // MARK: The model

  func testTheTideTurnsFourTimesADay() {
    XCTAssertEqual(Tide.today.turns.map(\.minute), [252, 625, 997, 1370])
    XCTAssertEqual(Tide.today.turns.map(\.isHigh), [true, false, true, false])
    XCTAssertEqual(Tide.today.turn(afterMinute: 300).minute, 625)
    XCTAssertEqual(Tide.today.height(atMinute: 252), 3.6, accuracy: 0.001)
  }
}
