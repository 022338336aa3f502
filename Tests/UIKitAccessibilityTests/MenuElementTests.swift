import Foundation
import Testing
import UIKit
import UIKitTesting

/// An open menu, as tests and screen readers find it.
@MainActor @Suite struct MenuElementTests {
  @Test func rowsOfAMenuAreTheOnlyElementsWhileItIsOpen() {
    var log: [String] = []
    let stage = Stage()
    let controller = UIViewController()
    let button = UIButton(type: .system)
    button.setTitle("Sort", for: .normal)
    button.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(children: [
      UIAction(title: "By name", state: .on) { log.append($0.title) },
      UIAction(title: "By date", subtitle: "newest first", discoverabilityTitle: "Sorts by date") { log.append($0.title) },
      UIAction(title: "By size", attributes: .disabled) { log.append($0.title) },
    ])
    controller.view.addSubview(button)
    stage.rootViewController = controller
    stage.advance(by: 0.1)
    let app = XCUIApplication(stage)
    app.buttons["Sort"].tap()
    stage.advance(by: 1)
    #expect(!app.buttons["Sort"].exists)
    #expect(app.buttons["By name"].isSelected && !app.buttons["By size"].isEnabled)
    app.buttons["By date, newest first"].tap()
    stage.advance(by: 1)
    #expect(log == ["By date"] && app.buttons["Sort"].exists && !app.buttons["By name"].exists)
  }
}
