import Testing
import UIKit
import UIKitTesting

/// Which queries find which elements, and what the elements say, as in UI tests on iOS.
@MainActor @Suite struct ElementKindTests {
  private let stage = Stage(size: CGSize(width: 390, height: 844), scale: 1)
  private let delegate = SampleDelegate()
  private let app: XCUIApplication

  init() {
    stage.launch(delegate)
    stage.advance(by: 0)
    app = XCUIApplication(stage)
  }

  @Test func aNavigationBarIsFoundByTheTitleOfItsTopItem() {
    #expect(app.navigationBars["Orders"].exists && app.navigationBars["Orders"].buttons["Pay"].exists)
    app.cells["order-1"].tap()
    #expect(!app.navigationBars["Orders"].exists && app.navigationBars["Order 2"].staticTexts["Order 2"].exists)
    app.navigationBars["Order 2"].buttons["Orders"].tap()
    #expect(app.navigationBars.element.identifier == "Orders")
    delegate.orders.navigationController?.navigationBar.accessibilityIdentifier = "bar"
    #expect(app.navigationBars["bar"].exists && !app.navigationBars["Orders"].exists)
  }

  @Test func tabsAreButtonsOfTheTabBarAndSaySelected() {
    #expect(app.tabBars.count == 1 && app.tabBars.buttons.count == 3)
    #expect(app.tabBars.buttons["Orders"].isSelected && !app.tabBars.buttons["Account"].isSelected)
    #expect(app.tabBars.buttons["Account"].value as? String == "3")
    app.tabBars.buttons["Account"].tap()
    #expect(!app.tabBars.buttons["Orders"].isSelected && app.tabBars.buttons["Account"].isSelected)
    delegate.photos.tabBarItem.isEnabled = false
    delegate.photos.tabBarItem.accessibilityIdentifier = "photos-tab"
    #expect(!app.tabBars.buttons["photos-tab"].isEnabled)
  }

  @Test func secureFieldsAreNoTextFields() {
    app.tabBars.buttons["Account"].tap()
    #expect(app.textFields.count == 1 && app.textFields["Email"].exists && !app.textFields["Password"].exists)
  }

  @Test func alertsAndActionSheetsAreFoundByTheirTitle() {
    app.navigationBars.buttons["Pay"].tap()
    #expect(app.alerts["Pay?"].exists && app.alerts.element.label == "Pay?" && app.alerts["Pay?"].staticTexts["12 euros"].exists)
    #expect(app.alerts["Pay?"].elementType == .alert && app.alerts.buttons.count == 2)
    app.alerts["Pay?"].textFields["Coupon"].typeText("X7")
    #expect(app.alerts.textFields.firstMatch.value as? String == "X7")
    app.alerts["Pay?"].buttons["Pay now"].tap()
    #expect(!app.alerts.element.exists && delegate.orders.choices == ["Pay now"])
    app.buttons["Share"].tap()
    #expect(!app.alerts.element.exists && app.buttons["Mail"].exists)
    app.buttons["Cancel"].tap()
    #expect(delegate.orders.choices == ["Pay now", "Cancel"])
  }

  @Test func aSwipeAcrossARowRevealsItsActions() {
    let row = app.cells["order-0"]
    row.swipeLeft()
    #expect(delegate.orders.names.count == 30 && row.buttons["Delete"].exists)
    row.buttons["Delete"].tap()
    #expect(delegate.orders.names.count == 29 && delegate.orders.names.first == "Order 2")
    app.tables.cells.element(boundBy: 2).swipeRight()
    #expect(delegate.orders.pinned.isEmpty)
    app.buttons["Pin"].tap()
    #expect(delegate.orders.pinned == ["Order 4"])
  }
}
