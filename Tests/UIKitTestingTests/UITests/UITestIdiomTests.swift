import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// The lines that UI tests for iOS consist of most often, as they are written there.
@MainActor @Suite(.serialized) struct UITestIdiomTests {
  private let app: XCUIApplication

  init() {
    XCUIApplication.register(on: { Stage(size: CGSize(width: 390, height: 844), scale: 1) }) { SampleDelegate() }
    app = XCUIApplication()
    app.launch()
  }

  private var delegate: SampleDelegate { UIApplication.shared.delegate as! SampleDelegate }

  // MARK: Life

  @Test func anAppIsLaunchedEndedAndActivated() {
    #expect(app.state == .runningForeground && app.wait(for: .runningForeground, timeout: 5))
    #expect(XCUIApplication().tabBars.buttons["Orders"].isSelected, "another XCUIApplication() is the same app")
    app.tabBars.buttons["Photos"].tap()
    let former = delegate
    app.terminate()
    #expect(app.state == .notRunning && !app.tabBars.firstMatch.exists && app.windows.count == 0)
    #expect(!app.buttons["Orders"].waitForExistence(timeout: 1))
    app.activate()
    #expect(app.state == .runningForeground && app.tabBars.buttons["Orders"].isSelected && delegate !== former)
    app.launch()
    #expect(app.tabBars.buttons.count == 3)
  }

  @Test func argumentsAndEnvironmentReachTheAppUntilItEnds() {
    app.launchArguments = ["-UITests", "-name", "Blob", "-count", "7"]
    app.launchArguments += ["-isFast", "YES"]
    app.launchEnvironment["SAMPLE_SERVER"] = "stub"
    app.launch()
    let defaults = UserDefaults.standard
    #expect(
      defaults.string(forKey: "name") == "Blob" && defaults.integer(forKey: "count") == 7 && defaults.bool(forKey: "isFast"))
    #expect(ProcessInfo.processInfo.environment["SAMPLE_SERVER"] == "stub")
    app.terminate()
    #expect(defaults.string(forKey: "name") == nil && ProcessInfo.processInfo.environment["SAMPLE_SERVER"] == nil)
  }

  @Test func theHomeButtonSendsTheAppToTheBackground() {
    XCUIDevice.shared.press(.home)
    #expect(app.state == .runningBackground && app.wait(for: .runningBackground, timeout: 1))
    app.activate()
    #expect(app.state == .runningForeground && UIApplication.shared.applicationState == .active)
  }

  @Test func theDeviceIsTurned() {
    XCUIDevice.shared.orientation = .landscapeLeft
    #expect(app.frame.size == CGSize(width: 844, height: 390) && app.windows.firstMatch.frame.width == 844)
    XCUIDevice.shared.orientation = .portrait
    #expect(app.frame.size == CGSize(width: 390, height: 844))
    XCUIDevice.shared.appearance = .dark
    #expect(UIScreen.main.traitCollection.userInterfaceStyle == .dark)
  }

  // MARK: Queries

  @Test func elementsAreFoundByTypeNamePlaceAndContent() {
    #expect(app.navigationBars["Orders"].exists && app.navigationBars.firstMatch.identifier == "Orders")
    #expect(app.tables.cells.count > 10 && app.tables.firstMatch.cells.firstMatch.label == "Order 1")
    #expect(app.cells["order-3"].staticTexts["Order 4"].exists && app.staticTexts["Order 5"].exists)
    #expect(app.tables.element(boundBy: 0).cells.element(boundBy: 2).label == "Order 3")
    #expect(app.cells.containing(.staticText, identifier: "Order 2").element.identifier == "order-1")
    #expect(app.cells.matching(identifier: "order-1").firstMatch.label == "Order 2")
    #expect(app.descendants(matching: .any)["order-2"].elementType == .cell)
    #expect(app.descendants(matching: .any).matching(identifier: "order-2").element.exists)
    #expect(app.tables.element.children(matching: .cell).count == app.cells.count)
    #expect(app.cells.allElementsBoundByIndex.map(\.label).prefix(2) == ["Order 1", "Order 2"])
    #expect(app.buttons.element(matching: .button, identifier: "Pay").exists && !app.buttons["Nothing"].exists)
    #expect(app.debugDescription.contains("Order 1") && app.navigationBars.buttons.debugDescription.contains("Pay"))
    #expect(app.keyboards.count == 0 && app.pickerWheels.count == 0 && app.otherElements.count > 0)
  }

  @Test func elementsAreFoundByPredicates() {
    let query = app.cells.matching(NSPredicate(format: "label BEGINSWITH %@ AND identifier ENDSWITH '-1'", "Order"))
    #expect(query.count == 1 && query.element.label == "Order 2")
    #expect(app.staticTexts.element(matching: NSPredicate(format: "label CONTAINS[c] 'ORDER 7'")).exists)
    #expect(app.cells.containing(NSPredicate(format: "label == %@", "Order 3")).element.identifier == "order-2")
    #expect(app.cells.matching(NSPredicate(format: "label IN %@", argumentArray: [["Order 1", "Order 2", "None"]])).count == 2)
    let block = NSPredicate { element, _ in
      MainActor.assumeIsolated { (element as? any XCUIElementAttributes)?.label == "Order 4" }
    }
    #expect(app.cells.matching(block).firstMatch.identifier == "order-3")
    #expect(NSPredicate(format: "exists == 1 AND isHittable == true").evaluate(with: app.cells["order-0"]))
    #expect(NSPredicate(format: "exists == FALSE").evaluate(with: app.cells["order-99"]))
    #expect(NSPredicate(format: "count > 3").evaluate(with: app.cells))
    #expect(!NSPredicate(format: "count BETWEEN {0, 3}").evaluate(with: app.cells))
  }

  // MARK: Forms

  @Test func aFormIsFilledIn() {
    app.tabBars.buttons["Account"].tap()
    let email = app.textFields["Email"]
    #expect(email.value as? String == "Email" && email.placeholderValue == "Email" && !email.hasFocus)
    email.tap()
    email.typeText("blobb")
    email.typeText(XCUIKeyboardKey.delete.rawValue + "@x.com")
    #expect(email.value as? String == "blob@x.com" && email.hasFocus && app.textFields["blob@x.com"].exists)
    app.secureTextFields["Password"].tap()
    app.secureTextFields["Password"].typeText("secret\n")
    #expect(app.secureTextFields.count == 1 && delegate.account.password.text == "secret")
    #expect(app.secureTextFields.firstMatch.value as? String != "secret")
    app.textViews["about"].tap()
    app.textViews["about"].typeText("Hi")
    #expect(app.textViews.firstMatch.value as? String == "Hi")
    app.buttons["Log in"].tap()
    #expect(app.staticTexts["status"].wait(for: \.label, toEqual: "Hello blob@x.com", timeout: 2))
    #expect(app.staticTexts["Hello blob@x.com"].waitForExistence(timeout: 1))
    #expect(app.staticTexts["Please log in"].waitForNonExistence(timeout: 1))
  }

  @Test func controlsAreOperated() {
    app.tabBars.buttons["Account"].tap()
    #expect(app.switches["News"].value as? String == "0")
    app.switches["News"].tap()
    #expect(app.switches["News"].value as? String == "1" && delegate.account.news.isOn)
    app.sliders["Volume"].adjust(toNormalizedSliderPosition: 0.5)
    #expect(abs(delegate.account.volume.value - 0.5) < 0.02 && app.sliders["Volume"].value as? String != nil)
    app.segmentedControls.buttons["Large"].tap()
    #expect(app.segmentedControls.buttons["Large"].isSelected && !app.segmentedControls.buttons["Small"].isSelected)
    app.steppers["amount"].buttons["Increment"].tap()
    #expect(delegate.account.amount.value == 1)
    delegate.account.login.isEnabled = false
    #expect(!app.buttons["Log in"].isEnabled && app.buttons["Log in"].isHittable)
  }

  // MARK: Alerts

  @Test func alertsAndSheetsAreAnswered() {
    app.navigationBars["Orders"].buttons["Pay"].tap()
    let alert = app.alerts["Pay?"]
    #expect(alert.waitForExistence(timeout: 2) && alert.staticTexts["12 euros"].exists && alert.textFields["Coupon"].hasFocus)
    alert.textFields.element.typeText("X7")
    alert.buttons["Pay now"].tap()
    #expect(app.alerts.count == 0)
    app.buttons["Share"].tap()
    #expect(app.sheets["Share order"].exists && app.sheets.buttons.count == 3)
    app.sheets.firstMatch.buttons["Mail"].tap()
    #expect(app.sheets.count == 0 && delegate.orders.choices == ["Pay now", "Mail"])
  }

  // MARK: Fingers

  @Test func rowsAreSwipedScrolledAndDragged() {
    app.cells["order-0"].swipeLeft()
    app.cells["order-0"].buttons["Delete"].tap()
    #expect(delegate.orders.names.first == "Order 2")
    let row = app.cells["order-1"]
    let end = row.coordinate(withNormalizedOffset: CGVector(dx: 0.05, dy: 0.5))
    row.coordinate(withNormalizedOffset: CGVector(dx: 0.95, dy: 0.5)).press(forDuration: 0.05, thenDragTo: end)
    #expect(delegate.orders.names.count == 28, "dragged across, the first action is performed")
    app.swipeUp()
    app.tables.element.swipeUp(velocity: .slow)
    #expect(!app.cells["order-1"].isHittable)
    app.swipeDown(velocity: .fast)
    app.swipeDown(velocity: 3000)
    while !app.staticTexts["Order 25"].isHittable { app.swipeUp(velocity: .slow) }
    app.staticTexts["Order 25"].tap()
    #expect(app.navigationBars["Order 25"].exists)
    app.navigationBars.buttons.element(boundBy: 0).tap()
    #expect(app.navigationBars["Orders"].exists)
  }

  @Test func coordinatesAreTouched() {
    app.tabBars.buttons["Photos"].tap()
    let photo = app.collectionViews.cells["photo-0"]
    let middle = photo.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    #expect(middle.screenPoint == CGPoint(x: photo.frame.midX, y: photo.frame.midY) && middle.referencedElement === photo)
    middle.tap()
    middle.withOffset(CGVector(dx: 100, dy: 0)).tap()
    photo.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: 5, dy: 5)).press(forDuration: 0.1)
    #expect(delegate.photos.taps == ["0", "1", "0"])
    let collection = app.collectionViews.firstMatch
    let (low, high) = (CGVector(dx: 0.5, dy: 0.8), CGVector(dx: 0.5, dy: 0.3))
    collection.coordinate(withNormalizedOffset: low).press(
      forDuration: 0, thenDragTo: collection.coordinate(withNormalizedOffset: high), withVelocity: .slow, thenHoldForDuration: 0.3
    )
    let moved = delegate.photos.collectionView.contentOffset.y + delegate.photos.collectionView.adjustedContentInset.top
    #expect(abs(moved - collection.frame.height / 2) < 15, "it has no speed at the lift: \(moved)")
    withKnownIssue { collection.coordinate(withNormalizedOffset: CGVector(dx: 2, dy: 0.5)).tap() }
    collection.cells.element(boundBy: 9).press(forDuration: 0.2, thenDragTo: collection.cells.element(boundBy: 0))
  }

  @Test func severalFingersTapPinchAndTurn() {
    let view = UIView(frame: CGRect(x: 40, y: 150, width: 300, height: 300))
    view.isAccessibilityElement = true
    view.accessibilityIdentifier = "map"
    delegate.orders.view.window?.addSubview(view)
    var (taps, scale, angle) = (0, CGFloat(1), CGFloat(0))
    let tap = UITapGestureRecognizer { _ in taps += 1 }
    tap.numberOfTouchesRequired = 2
    view.addGestureRecognizer(tap)
    view.addGestureRecognizer(UIPinchGestureRecognizer { scale = ($0 as? UIPinchGestureRecognizer)?.scale ?? 0 })
    view.addGestureRecognizer(UIRotationGestureRecognizer { angle = ($0 as? UIRotationGestureRecognizer)?.rotation ?? 0 })
    let map = app.otherElements["map"]
    map.twoFingerTap()
    map.tap(withNumberOfTaps: 2, numberOfTouches: 2)
    map.tap()
    #expect(taps == 3)
    map.pinch(withScale: 2, velocity: 1)
    #expect(abs(scale - 2) < 0.3)
    map.pinch(withScale: 0.5, velocity: -1)
    #expect(abs(scale - 0.5) < 0.1)
    map.rotate(1, withVelocity: 2)
    #expect(abs(angle - 1) < 0.3)
    withKnownIssue { map.pinch(withScale: 0.5, velocity: 1) }
    withKnownIssue { map.rotate(.nan, withVelocity: 1) }
    withKnownIssue { map.tap(withNumberOfTaps: 0, numberOfTouches: 1) }
  }

  // MARK: Pictures

  @Test func screenshotsShowTheScreenAndElements() throws {
    #expect(app.screenshot().image.size == CGSize(width: 390, height: 844))
    #expect(XCUIScreen.main.screenshot().image.size == CGSize(width: 390, height: 844))
    let row = app.cells["order-1"].screenshot()
    #expect(row.image.size == CGSize(width: 390, height: 52) && UIImage(data: row.pngRepresentation)?.size == row.image.size)
    #expect(app.cells["order-99"].screenshot().image.size == .zero)
  }
}
