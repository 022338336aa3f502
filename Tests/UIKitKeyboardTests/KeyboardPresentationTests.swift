import CoreGraphics
import Foundation
import ManualHost
import QuartzCore
import Testing
import UIKitCore
import UIKitGraphics
import UIKitText
@testable import UIKitKeyboard

/// When the keyboard comes and leaves, where it is, and what the app hears of it.
@MainActor @Suite struct KeyboardPresentationTests {
  private let phone = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  /// 216 points of keys above 34 of safe area on a screen of 844.
  private let shown = CGRect(x: 0, y: 594, width: 390, height: 250)
  private let hidden = CGRect(x: 0, y: 844, width: 390, height: 250)

  private func rig(_ views: UIView...) -> KeyboardRig {
    let rig = KeyboardRig(safeArea: phone)
    for view in views { rig.stage.window.addSubview(view) }
    rig.frames()
    return rig
  }

  @Test func withoutItNothingIsThere() {
    let rig = KeyboardRig(safeArea: phone, isOn: false)
    let field = makeField(y: 700)
    rig.stage.window.addSubview(field)
    let windows = rig.stage.screen.windows.count
    #expect(field.becomeFirstResponder())
    rig.settle()
    #expect(rig.stage.screen.keyboard == nil && rig.stage.screen.windows.count == windows && rig.news.isEmpty)
    #expect(rig.stage.window.keyboardOverlap == 0 && field.isEditing)
  }

  @Test func itSlidesInAndOutAndSaysSo() {
    let field = makeField(y: 100)
    let rig = rig(field)
    field.becomeFirstResponder()
    #expect(
      rig.takeNews() == [
        .init(name: "WillChangeFrame", begin: hidden, end: shown, duration: 0.25),
        .init(name: "WillShow", begin: hidden, end: shown, duration: 0.25),
      ])
    rig.stage.advance(by: 0.125)
    let window = rig.presenter.window!
    let y = window.host.layer.presentation()?.frame.minY ?? 0
    #expect(y > 600 && y < 840, "\(y)")
    rig.settle()
    #expect(window.host.frame == shown && rig.takeNews().map(\.name) == ["DidChangeFrame", "DidShow"])
    field.resignFirstResponder()
    #expect(rig.isShown)
    #expect(rig.takeNews().map(\.name) == ["WillChangeFrame", "WillHide"])
    rig.settle()
    #expect(!rig.isShown && rig.presenter.top == nil)
    #expect(rig.takeNews() == ["DidChangeFrame", "DidHide"].map { .init(name: $0, begin: shown, end: hidden, duration: 0.25) })
  }

  @Test func itStaysWhileTheFirstResponderMoves() {
    let (first, second) = (makeField(y: 100), makeField(y: 200))
    let rig = rig(first, second)
    first.becomeFirstResponder()
    rig.settle()
    _ = rig.takeNews()
    rig.stage.tap(at: CGPoint(x: 60, y: 210))
    rig.settle()
    #expect(second.isEditing && rig.takeNews().isEmpty && rig.isShown)
    second.keyboardType = .numberPad
    second.reloadInputViews()
    rig.settle()
    #expect(rig.keyboard.traits.pad == .number && rig.takeNews().isEmpty)
  }

  @Test func aFieldThatLeavesTheWindowTakesTheKeyboardAlong() {
    let field = makeField(y: 100)
    let rig = rig(field)
    field.becomeFirstResponder()
    rig.stage.advance(by: 0.1)
    field.removeFromSuperview()
    rig.settle()
    #expect(!rig.isShown)
    #expect(
      rig.takeNews().map(\.name) == ["WillChangeFrame", "WillShow", "WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
  }

  @Test func itComesBackFromWhereItLeaves() {
    let field = makeField(y: 100)
    let rig = rig(field)
    field.becomeFirstResponder()
    rig.settle()
    field.resignFirstResponder()
    rig.stage.advance(by: 0.1)
    let before = rig.host?.layer.presentation()?.frame.minY ?? 0
    field.becomeFirstResponder()
    rig.frames()
    let after = rig.host?.layer.presentation()?.frame.minY ?? 0
    #expect(before > 600 && abs(after - before) < 40, "\(before) \(after)")
    rig.settle()
    #expect(rig.host?.frame == shown)
  }

  @Test func theGuideFollows() {
    let field = makeField(y: 100)
    let rig = rig(field)
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    let window = rig.stage.window
    window.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.bottomAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44),
      bar.leadingAnchor.constraint(equalTo: window.leadingAnchor), bar.trailingAnchor.constraint(equalTo: window.trailingAnchor),
    ])
    rig.frames()
    #expect(bar.frame.maxY == 810)
    field.becomeFirstResponder()
    #expect(bar.frame.maxY == 594)
    rig.stage.advance(by: 0.125)
    let (shownBar, host) = (bar.layer.presentation()?.frame.maxY ?? 0, rig.host?.layer.presentation()?.frame.minY ?? 0)
    // The bar begins 34 points higher than the keyboard, in the same time.
    #expect(abs((shownBar - 594) / (810 - 594) - (host - 594) / (844 - 594)) < 0.02)
    rig.settle()
    field.resignFirstResponder()
    rig.settle()
    #expect(bar.frame.maxY == 810)
  }

  @Test func aGuideOfAViewThatMovesFollowsToo() {
    let field = makeField(y: 100)
    let rig = rig(field)
    let (box, bar) = (UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 500)), UIView())
    bar.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.bottomAnchor.constraint(equalTo: box.keyboardLayoutGuide.topAnchor), bar.heightAnchor.constraint(equalToConstant: 44),
      bar.leadingAnchor.constraint(equalTo: box.leadingAnchor), bar.widthAnchor.constraint(equalToConstant: 90),
    ])
    field.becomeFirstResponder()
    rig.settle()
    rig.stage.window.addSubview(box)
    rig.settle()
    #expect(bar.frame.maxY == 394)
    box.frame.origin.y = 300
    rig.settle()
    #expect(bar.frame.maxY == 294)
    box.removeFromSuperview()
    box.frame.origin.y = 0
    rig.stage.window.addSubview(box)
    rig.settle()
    #expect(bar.frame.maxY == 500)
  }

  // MARK: Views of the app

  @Test func anInputViewComesInPlaceOfTheKeysAndAnAccessoryAbove() {
    let field = makeField(y: 100)
    let rig = rig(field)
    let (picker, bar) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 180)), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
    )
    field.inputView = picker
    field.inputAccessoryView = bar
    field.becomeFirstResponder()
    rig.settle()
    #expect(rig.presenter.top == 590)
    #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 590, width: 390, height: 40))
    #expect(picker.convert(picker.bounds, to: nil) == CGRect(x: 0, y: 630, width: 390, height: 180))
    #expect(rig.keyboard.window == nil)
    field.inputView = nil
    rig.frames()
    #expect(picker.window != nil, "not before it is asked to")
    field.reloadInputViews()
    rig.settle()
    #expect(picker.window == nil && rig.keyboard.window != nil && rig.presenter.top == 554)
    field.resignFirstResponder()
    rig.settle()
    #expect(bar.window == nil)
  }

  @Test func anAccessoryOfAControllerStandsAloneAtTheBottom() {
    final class Chat: UIViewController {
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
      override var canBecomeFirstResponder: Bool { true }
      override var inputAccessoryView: UIView? { bar }
    }
    let chat = Chat()
    let rig = rig()
    rig.stage.window.rootViewController = chat
    rig.settle()
    let entry = UITextField(frame: CGRect(x: 10, y: 8, width: 200, height: 34))
    chat.bar.addSubview(entry)
    #expect(chat.becomeFirstResponder())
    rig.settle()
    #expect(rig.presenter.top == 760)
    rig.stage.tap(at: CGPoint(x: 60, y: 844 - 34 - 25))
    rig.settle()
    #expect(entry.isEditing && rig.presenter.top == 544 && chat.bar.window != nil)
    try? rig.type("Hi")
    #expect(entry.text == "Hi")
    entry.resignFirstResponder()
    rig.settle()
    #expect(rig.presenter.top == 760)
  }

  // MARK: Screens

  @Test func itFollowsTheScreensSize() {
    let field = makeField(y: 100)
    let rig = rig(field)
    field.becomeFirstResponder()
    rig.settle()
    _ = rig.takeNews()
    rig.stage.resize(
      to: CGSize(width: 844, height: 390), safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47), duration: 0.3)
    rig.settle()
    #expect(rig.host?.frame == CGRect(x: 0, y: 390 - 162 - 21, width: 844, height: 183))
    #expect(rig.keyboard.frame == CGRect(x: 47, y: 0, width: 750, height: 162))
    #expect(rig.takeNews().map(\.name) == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
    try? rig.type("Ok")
    #expect(field.text == "Ok")
  }

  @Test func itIsTurnedOffWhileItShows() {
    let field = makeField(y: 100)
    let rig = rig(field)
    field.becomeFirstResponder()
    rig.settle()
    _ = rig.takeNews()
    rig.stage.screen.application.showsKeyboardOnScreen = false
    #expect(rig.stage.screen.keyboard == nil && rig.stage.screen.windows.count == 1 && field.isEditing)
    #expect(rig.takeNews().map(\.name) == ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
    rig.stage.screen.application.showsKeyboardOnScreen = true
    rig.settle()
    #expect(rig.isShown)
  }

  @Test func theKeyWindowDecides() {
    let field = makeField(y: 100)
    let rig = rig(field)
    field.becomeFirstResponder()
    rig.settle()
    let other = UIWindow(frame: rig.stage.screen.bounds)
    other.makeKeyAndVisible()
    rig.settle()
    #expect(!rig.isShown && field.isFirstResponder)
    rig.stage.window.makeKey()
    rig.settle()
    #expect(rig.isShown)
  }

  @Test func darkAndLightFollowTheTextAndItsWindow() {
    let field = makeField(y: 100)
    let rig = rig(field)
    field.becomeFirstResponder()
    #expect(rig.keyboard.traitCollection.userInterfaceStyle == .light)
    rig.stage.screen.userInterfaceStyle = .dark
    field.reloadInputViews()
    #expect(rig.keyboard.traitCollection.userInterfaceStyle == .dark)
    field.keyboardAppearance = .light
    field.reloadInputViews()
    #expect(rig.keyboard.traitCollection.userInterfaceStyle == .light)
  }

  @Test func aNotificationsReceiverMayEndEditing() {
    let field = makeField(y: 100)
    let rig = rig(field)
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: rig.stage.screen, queue: nil
    ) { _ in MainActor.assumeIsolated { _ = field.resignFirstResponder() } }
    defer { NotificationCenter.default.removeObserver(token) }
    field.becomeFirstResponder()
    rig.settle()
    #expect(!rig.isShown && !field.isEditing && rig.presenter.top == nil)
  }

  @Test func aTextThatCannotBeEditedHasNoKeyboard() {
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
    view.isEditable = false
    let rig = rig(view)
    view.becomeFirstResponder()
    rig.settle()
    #expect(!rig.isShown)
  }

  // MARK: Under a finger

  private func dragRig(_ mode: UIScrollView.KeyboardDismissMode) -> (KeyboardRig, UIScrollView, UITextField) {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    (scrollView.contentSize, scrollView.keyboardDismissMode) = (CGSize(width: 390, height: 3000), mode)
    let field = makeField(y: 100)
    scrollView.addSubview(field)
    let rig = rig(scrollView)
    field.becomeFirstResponder()
    rig.settle()
    _ = rig.takeNews()
    return (rig, scrollView, field)
  }

  @Test func aDragEndsEditing() {
    let (rig, _, field) = dragRig(.onDrag)
    rig.stage.touch(.began, at: CGPoint(x: 200, y: 400))
    rig.stage.move(for: 0.1) { [(.moved, CGPoint(x: 200, y: 400 - 40 * $0), 0)] }
    #expect(!field.isEditing && rig.presenter.top == nil)
    rig.stage.touch(.ended, at: CGPoint(x: 200, y: 360))
    rig.settle()
    #expect(!rig.isShown)
  }

  @Test func aFingerPullsTheKeyboardDown() {
    let (rig, _, field) = dragRig(.interactive)
    rig.stage.touch(.began, at: CGPoint(x: 200, y: 400))
    rig.stage.move(for: 0.3) { [(.moved, CGPoint(x: 200, y: 400 + 150 * $0), 0)] }
    rig.frames()
    #expect(field.isEditing && rig.host?.frame == shown, "the finger is above the keyboard")
    rig.stage.move(for: 0.3) { [(.moved, CGPoint(x: 200, y: 550 + 150 * $0), 0)] }
    rig.frames()
    #expect(field.isEditing && rig.host?.frame.minY == 700 && rig.presenter.top == 700 && rig.takeNews().isEmpty)
    rig.stage.touch(.ended, at: CGPoint(x: 200, y: 700))
    rig.settle()
    #expect(!field.isEditing && !rig.isShown)
    let news = rig.takeNews()
    #expect(news.map(\.name) == ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"] && news[0].begin.minY == 700)
  }

  @Test func aFingerThatComesUpAgainLeavesTheKeyboard() {
    let (rig, _, field) = dragRig(.interactive)
    rig.stage.touch(.began, at: CGPoint(x: 200, y: 400))
    rig.stage.move(for: 0.3) { [(.moved, CGPoint(x: 200, y: 400 + 350 * $0), 0)] }
    rig.stage.move(for: 0.3) { [(.moved, CGPoint(x: 200, y: 750 - 100 * $0), 0)] }
    rig.frames()
    #expect(rig.host?.frame.minY == 650)
    rig.stage.touch(.ended, at: CGPoint(x: 200, y: 650))
    rig.settle()
    #expect(field.isEditing && rig.host?.frame == shown && rig.presenter.top == 594)
  }

  @Test func aDelegateMayKeepTheKeyboard() {
    final class Keeper: NSObject, UITextFieldDelegate {
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    }
    let (rig, _, field) = dragRig(.interactive)
    let keeper = Keeper()
    field.delegate = keeper
    rig.stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 800), duration: 0.3)
    rig.settle()
    #expect(field.isEditing && rig.host?.frame == shown)
    field.delegate = nil
  }

  @Test func anotherTextTakesThePulledKeyboardOver() {
    let (rig, scrollView, field) = dragRig(.interactive)
    let other = makeField(y: 300)
    scrollView.addSubview(other)
    rig.stage.touch(.began, at: CGPoint(x: 200, y: 400))
    rig.stage.move(for: 0.3) { [(.moved, CGPoint(x: 200, y: 400 + 300 * $0), 0)] }
    other.becomeFirstResponder()
    rig.stage.advance(by: 1)
    #expect(!field.isEditing && rig.host?.frame == shown && rig.presenter.top == 594)
    rig.stage.touch(.ended, at: CGPoint(x: 200, y: 700))
    rig.settle()
    #expect(other.isEditing && rig.isShown)
  }

  // MARK: Calls from inside of messages

  /// Does something when a notification comes, once.
  private func on(_ name: Notification.Name, _ body: @escaping @MainActor () -> Void) -> any NSObjectProtocol {
    var isDone = false
    return NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated {
        if !isDone {
          isDone = true
          body()
        }
      }
    }
  }

  @Test(arguments: ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
  func editingThatEndsInAMessageEndsAfterBothOfAPair(name: String) {
    let rig = KeyboardRig()
    let field = makeField(y: 100)
    rig.stage.window.addSubview(field)
    rig.frames()
    let token = on(Notification.Name("UIKeyboard\(name)Notification")) { field.resignFirstResponder() }
    defer { NotificationCenter.default.removeObserver(token) }
    field.becomeFirstResponder()
    rig.settle()
    let begin = ["WillChangeFrame", "WillShow"] + (name.hasPrefix("Did") ? ["DidChangeFrame", "DidShow"] : [])
    #expect(rig.takeNews().map(\.name) == begin + ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
    #expect(!rig.isShown && rig.presenter.top == nil)
  }

  @Test func aKeyboardThatIsTurnedOffInAMessageLeavesAfterBothOfAPair() {
    let rig = KeyboardRig()
    let field = makeField(y: 100)
    rig.stage.window.addSubview(field)
    let token = on(UIResponder.keyboardWillChangeFrameNotification) { rig.stage.screen.application.showsKeyboardOnScreen = false }
    defer { NotificationCenter.default.removeObserver(token) }
    field.becomeFirstResponder()
    rig.settle()
    let names = ["WillChangeFrame", "WillShow", "WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"]
    #expect(rig.takeNews().map(\.name) == names)
    #expect(rig.stage.screen.windows.count == 1)
  }

  @Test func aTextThatBeginsWhileTheKeyboardIsTurnedOffHasNone() {
    let rig = KeyboardRig()
    let (field, other) = (makeField(y: 100), makeField(y: 200))
    for field in [field, other] { rig.stage.window.addSubview(field) }
    field.becomeFirstResponder()
    rig.settle()
    _ = rig.takeNews()
    let token = on(UIResponder.keyboardDidChangeFrameNotification) { other.becomeFirstResponder() }
    defer { NotificationCenter.default.removeObserver(token) }
    rig.stage.screen.application.showsKeyboardOnScreen = false
    rig.settle()
    #expect(rig.takeNews().map(\.name) == ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
    #expect(other.isEditing && rig.stage.screen.windows.count == 1)
  }

  @Test func aKeyboardThatIsTurnedOffWhileItLeavesEndsAsItBegan() {
    let rig = KeyboardRig()
    let field = makeField(y: 100)
    rig.stage.window.addSubview(field)
    field.becomeFirstResponder()
    rig.settle()
    field.resignFirstResponder()
    rig.stage.advance(by: 0.1)
    rig.stage.screen.application.showsKeyboardOnScreen = false
    let news = rig.takeNews()
    #expect(news.map(\.name).suffix(4) == ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
    #expect(news.last?.duration == 0.25 && news.last?.end == news[news.count - 3].end)
  }

  @Test func aKeyboardThatIsTurnedOffWhileATextBeginsDoesNotCome() {
    final class Switch: NSObject, UITextFieldDelegate {
      let app: UIApplication
      init(_ app: UIApplication) { self.app = app }
      func textFieldDidEndEditing(_ textField: UITextField) { app.showsKeyboardOnScreen = false }
    }
    let rig = KeyboardRig()
    let (field, other, delegate) = (makeField(y: 100), makeField(y: 200), Switch(rig.stage.screen.application))
    for field in [field, other] { rig.stage.window.addSubview(field) }
    field.delegate = delegate
    field.becomeFirstResponder()
    rig.settle()
    other.becomeFirstResponder()
    rig.settle()
    #expect(other.isEditing && rig.takeNews().last?.name == "DidHide" && rig.stage.screen.windows.count == 1)
  }

  // MARK: Texts above the keys

  /// A field of the window, and one in the view above the keys.
  private func panelRig() -> (KeyboardRig, field: UITextField, inside: UITextField) {
    let rig = KeyboardRig()
    let (field, inside) = (makeField(y: 100), UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40)))
    let panel = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    panel.addSubview(inside)
    field.inputAccessoryView = panel
    rig.stage.window.addSubview(field)
    field.becomeFirstResponder()
    rig.settle()
    return (rig, field, inside)
  }

  @Test func oneTextIsEditedAtATime() throws {
    let (rig, field, inside) = panelRig()
    inside.becomeFirstResponder()
    rig.settle()
    #expect(!field.isEditing && inside.isEditing && inside.window != nil)
    try rig.type("A")
    #expect(inside.text == "A" && field.text == "")
    field.becomeFirstResponder()
    rig.settle()
    #expect(field.isEditing && !inside.isEditing && inside.window != nil)
    try rig.type("B")
    #expect(inside.text == "A" && field.text == "B")
  }

  @Test func aTextAboveTheKeysEndsWithTheOwnerOfItsView() {
    let (rig, field, inside) = panelRig()
    inside.becomeFirstResponder()
    rig.settle()
    field.removeFromSuperview()
    rig.settle()
    #expect(!inside.isEditing && inside.window == nil && !rig.isShown)
  }

  @Test func theViewOfAControllerStaysWhenTheTextInItHasEnded() {
    final class Docked: UIViewController {
      let panel = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      override var inputAccessoryView: UIView? { panel }
      override var canBecomeFirstResponder: Bool { true }
    }
    let rig = KeyboardRig()
    let (screen, inside) = (Docked(), UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40)))
    screen.panel.addSubview(inside)
    rig.stage.window.rootViewController = screen
    rig.frames()
    screen.becomeFirstResponder()
    rig.settle()
    #expect(rig.presenter.top == 800)
    inside.becomeFirstResponder()
    rig.settle()
    #expect(rig.presenter.top == 584)
    inside.resignFirstResponder()
    rig.settle()
    #expect(rig.presenter.top == 800 && screen.panel.window != nil)
    rig.stage.window.rootViewController = UIViewController()
    rig.settle()
    #expect(!rig.isShown)
  }

  // MARK: Insets

  @Test func theScrollViewAroundGetsRoomAndGivesItBack() {
    let (rig, scrollView, field) = dragRig(.none)
    #expect(scrollView.adjustedContentInset.bottom == 250 && scrollView.contentInset == .zero)
    scrollView.contentInset.bottom = 260
    #expect(scrollView.adjustedContentInset.bottom == 294, "with the safe area, which is more")
    scrollView.contentInset.bottom = 20
    rig.settle()
    #expect(scrollView.adjustedContentInset.bottom == 250, "never both")
    scrollView.frame.size.height = 600
    rig.settle()
    #expect(scrollView.adjustedContentInset.bottom == 20, "6 points of it are below the keyboard's top")
    field.resignFirstResponder()
    rig.settle()
    #expect(scrollView.adjustedContentInset.bottom == 20)
  }

  @Test func contentAtItsEndGoesDownWithTheKeyboard() {
    let (rig, scrollView, field) = dragRig(.none)
    scrollView.contentOffset.y = 3000 - 594
    field.resignFirstResponder()
    rig.settle()
    #expect(scrollView.contentOffset.y == 2190)
  }
}
