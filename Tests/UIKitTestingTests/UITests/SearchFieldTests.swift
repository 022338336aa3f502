import Testing
import UIKit
import UIKitTesting

/// A UI test finds a search field by its placeholder, types into it and cancels.
@MainActor @Suite struct SearchFieldTests {
  @Test func aSearchIsFoundByItsPlaceholder() throws {
    let stage = Stage(size: CGSize(width: 390, height: 844), scale: 1)
    let screen = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.placeholder = "Search mail"
    screen.navigationItem.searchController = search
    stage.rootViewController = UINavigationController(rootViewController: screen)
    try stage.settle()
    let app = XCUIApplication(stage)
    let field = app.searchFields["Search mail"]
    #expect(field.exists && field.elementType == .searchField)
    field.tap()
    field.typeText("anna")
    #expect(search.isActive && field.value as? String == "anna")
    app.buttons["Cancel"].tap()
    #expect(!search.isActive)
  }
}
