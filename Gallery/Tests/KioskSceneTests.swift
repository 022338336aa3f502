import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Gallery

/// A visitor who has nothing but a finger.
@MainActor @Suite struct KioskSceneTests {
  private func show(_ size: CGSize = CGSize(width: 393, height: 852)) throws -> (ScenePlayer, KioskViewController) {
    let player = ScenePlayer(.kiosk, script: SceneScript(duration: 1), size: size, scale: 1)
    player.stage.advance(by: 0.5)
    return (player, try #require(player.viewController as? KioskViewController))
  }

  private func keys(_ stage: Stage) -> Set<String> {
    Set(stage.accessibilityElements.filter { $0.object.accessibilityTraits.contains(.keyboardKey) }.compactMap(\.label))
  }

  /// The top of the keyboard; the height of the screen without one.
  private func top(_ stage: Stage) -> CGFloat { stage.window.screen.keyboard?.top ?? stage.window.bounds.height }

  @Test(arguments: [CGSize(width: 393, height: 852), CGSize(width: 320, height: 568), CGSize(width: 1024, height: 768)])
  func theScriptSignsAVisitorIn(size: CGSize) throws {
    let player = ScenePlayer(.kiosk, size: size, scale: 1)
    let form = try #require(player.viewController as? KioskViewController)
    #expect(!form.signIn.isEnabled)
    player.play(until: 9)
    #expect(form.name.field.text == "Ada Low" && form.mail.field.text == "a@low.io" && form.phone.field.text == "555")
    #expect(form.signIn.isEnabled && form.host.field.isFirstResponder)
    player.play(until: 10.3)
    #expect(form.host.field.text == "Ben Okafor")
    player.play(until: 13.2)
    #expect(form.guests.value == 2)
    player.play(until: 14)
    #expect(form.thanks != nil && top(player.stage) == size.height)
    player.play(until: 18.5)
    #expect(form.thanks == nil && form.name.field.text == "" && form.host.field.text == "" && !form.signIn.isEnabled)
  }

  @Test func theKeyboardIsOnWhileTheSceneShows() throws {
    let (player, form) = try show()
    let app = player.stage.window.screen.application
    let languages = ["fr", "de"]
    #expect(app.showsKeyboardOnScreen)
    form.name.field.becomeFirstResponder()
    form.navigationController?.popViewController(animated: false)
    player.stage.advance(by: 1)
    #expect(!app.showsKeyboardOnScreen && player.stage.window.screen.windows.count == 1)
    app.keyboardLanguages = languages
    player.stage.window.rootViewController = KioskViewController()
    player.stage.advance(by: 0.1)
    #expect(app.showsKeyboardOnScreen && app.keyboardLanguages == ["en"])
    player.stage.window.rootViewController = UIViewController()
    player.stage.advance(by: 0.1)
    #expect(!app.showsKeyboardOnScreen && app.keyboardLanguages == languages)
  }

  @Test func aLanguageChangesTheFormAndTheKeys() throws {
    let (player, form) = try show()
    try player.stage.tap("Name")
    player.stage.advance(by: 0.5)
    #expect(keys(player.stage).contains("Y") && keys(player.stage).contains("next"))
    try player.stage.tap("Deutsch")
    player.stage.advance(by: 0.5)
    #expect(keys(player.stage).isSuperset(of: ["Ü", "Weiter"]) && form.signIn.configuration?.title == "Anmelden")
    #expect(form.company.field.accessibilityLabel == "Firma" && form.name.field.isFirstResponder)
  }

  @Test func aTouchKeepsTheThanksAndAButtonEndsThem() throws {
    let (player, form) = try show()
    let stage = player.stage
    form.name.field.text = "Bo"
    form.name.field.sendActions(for: .editingChanged)
    form.notes.becomeFirstResponder()
    form.signIn.sendActions(for: .primaryActionTriggered)
    stage.advance(by: KioskViewController.thanksTime - 0.5)
    stage.tap(at: CGPoint(x: 20, y: 200))
    stage.advance(by: KioskViewController.thanksTime - 0.5)
    #expect(form.thanks != nil && top(stage) == 852)
    try stage.tap("New Visitor")
    stage.advance(by: 0.5)
    #expect(form.thanks == nil && form.name.field.text == "")
  }

  @Test func aFormThatSomebodyHasLeftIsEmptied() throws {
    let (player, form) = try show()
    let stage = player.stage
    try stage.tap("Español")
    try stage.tap("Nombre")
    stage.advance(by: 0.5)
    for letter in ["A", "n", "a"] { try stage.tap(letter) }
    try stage.tap("Increment")
    stage.advance(by: KioskViewController.idleTime - 1)
    #expect(form.name.field.text == "Ana" && form.guests.value == 2)
    stage.advance(by: 2)
    #expect(form.name.field.text == "" && form.guests.value == 1 && form.languages.selectedSegmentIndex == 0)
    #expect(top(stage) == 852)
  }

  @Test(arguments: [CGSize(width: 320, height: 480), CGSize(width: 800, height: 480), CGSize(width: 393, height: 852)])
  func whatIsFilledInIsAboveTheKeyboard(size: CGSize) throws {
    let (player, form) = try show(size)
    try player.stage.tap("Name")
    let views: [UIView] = [form.name, form.company, form.mail, form.phone, form.host].map(\.field) + [form.notes]
    for view in views {
      player.stage.advance(by: 0.6)
      #expect(view.isFirstResponder)
      let frame = view.convert(view.bounds, to: nil)
      #expect(frame.maxY <= top(player.stage) && frame.minY >= 44, "\(frame) above \(top(player.stage))")
      if view === form.name.field { try player.stage.tap("A") }
      let isBar = view === form.phone.field || view === form.host.field
      if view !== views.last { try player.stage.tap(isBar ? "Next" : "next") }
    }
    for _ in 0..<6 { try player.stage.tap("return") }
    player.stage.advance(by: 0.6)
    #expect(form.notes.bounds.height > 150)
    let caret = form.notes.convert(form.notes.caretRect(for: form.notes.endOfDocument), to: nil)
    #expect(caret.maxY <= top(player.stage))
  }

  /// Whom somebody visits is chosen from the wheel only.
  @Test func aKeyOfHardwareDoesNotWriteIntoTheChosenName() throws {
    let (player, form) = try show()
    form.host.field.becomeFirstResponder()
    player.stage.advance(by: 0.5)
    player.stage.typeText("x")
    #expect(form.host.field.text == "Ida Lund")
  }
}
