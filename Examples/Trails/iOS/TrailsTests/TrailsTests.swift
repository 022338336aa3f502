import UIKit
import XCTest

@testable import Trails

class TrailsTests: XCTestCase {
  var store: TrailStore!
  var window: UIWindow!
  var navigation: UINavigationController!
  var list: TrailListViewController!

  override func setUp() {
    super.setUp()
    store = TrailStore(trails: [
      Trail(name: "Lake", kilometers: 10, metersUp: 300, tags: ["dogs", "water"]),
      Trail(name: "Ridge", kilometers: 5, metersUp: 600, tags: ["water"]),
    ])
    list = TrailListViewController(store: store)
    navigation = UINavigationController(rootViewController: list)
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  override func tearDown() {
    window.isHidden = true
    window = nil
    super.tearDown()
  }

  func testHours() {
    XCTAssertEqual(store.trails[0].hours, 2.5, accuracy: 0.001)
  }

  func testTheListShowsTheTrails() {
    XCTAssertEqual(list.tableView.numberOfRows(inSection: 0), 2)
    let cell = list.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
    XCTAssertEqual(cell?.textLabel?.text, "Ridge")
    XCTAssertEqual(cell?.detailTextLabel?.text, "not walked yet")
  }

  func testTheAddButtonAddsARow() {
    let item = list.navigationItem.rightBarButtonItem!
    XCTAssertTrue(UIApplication.shared.sendAction(item.action!, to: item.target, from: item, for: nil))
    XCTAssertEqual(store.trails.count, 3)
    XCTAssertEqual(list.tableView.numberOfRows(inSection: 0), 3)
    XCTAssertEqual(list.reloads, 1)
  }

  func testAWalkIsCountedInTheListToo() {
    let screen = TrailViewController(trail: store.trails[0], store: store)
    screen.loadViewIfNeeded()
    screen.walkButton.sendActions(for: .touchUpInside)
    XCTAssertEqual(store.kilometersWalked, 10)
    window.layoutIfNeeded()
    XCTAssertEqual(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.detailTextLabel?.text, "walked 1 x")
  }

  func testATagLeadsToAnotherTrail() {
    let screen = TrailViewController(trail: store.trails[0], store: store)
    navigation.pushViewController(screen, animated: false)
    window.layoutIfNeeded()
    XCTAssertTrue(screen.tagCloud.delegate!.responds(to: #selector(TagCloudViewDelegate.tagCloudView(_:didSelectTag:))))
    XCTAssertFalse(screen.tagCloud.delegate!.responds(to: #selector(TagCloudViewDelegate.tagCloudView(_:shouldSelectTag:))))
    screen.tagCloud.delegate?.tagCloudView?(screen.tagCloud, didSelectTag: "water")
    XCTAssertEqual((navigation.topViewController as? TrailViewController)?.trail.name, "Ridge")
  }

  func testTheSwitchStartsATimer() {
    let settings = SettingsViewController(store: store)
    settings.loadViewIfNeeded()
    settings.trackingSwitch.isOn = true
    settings.trackingSwitch.sendActions(for: .valueChanged)
    XCTAssertEqual(settings.timer?.timeInterval, 1)
    settings.timer?.fire()
    XCTAssertEqual(settings.totalLabel.text, "0 km walked. This screen: 1 s.")
    settings.viewWillDisappear(false)
    XCTAssertNil(settings.timer)
  }
}
