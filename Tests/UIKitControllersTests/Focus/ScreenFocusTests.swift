import Foundation
import ManualHost
import Testing
import UIKitControllers
import UIKitControls
import UIKitCore
import UIKitGraphics
import UIKitTables
import UIKitText

/// The focus of keys in screens that come and go: pushes, tabs, alerts and sheets.
@MainActor @Suite struct ScreenFocusTests {
  private let stage = ManualStage(size: CGSize(width: 400, height: 600), scale: 2)
  private let first = Buttons("first")

  /// A screen with two buttons.
  private final class Buttons: UIViewController {
    let (a, b) = (UIButton(type: .system), UIButton(type: .system))
    var pressed = 0

    init(_ title: String) {
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      view.backgroundColor = .systemBackground
      for (button, y) in [(a, 200), (b, 260)] {
        button.setTitle("\(title ?? "") \(y)", for: .normal)
        button.frame = CGRect(x: 40, y: y, width: 200, height: 44)
        button.addAction(UIAction { [unowned self] _ in pressed += 1 }, for: .primaryActionTriggered)
        view.addSubview(button)
      }
    }
  }

  private func show(_ controller: UIViewController) {
    stage.window.rootViewController = controller
    stage.settle()
  }

  private func press(_ keys: UIKeyboardHIDUsage..., modifiers: UIKeyModifierFlags = []) {
    for key in keys {
      stage.key(key, modifiers: modifiers)
      stage.settle()
    }
  }

  private var focused: UIView? { UIFocusSystem.focusSystem(for: stage.window)?.focusedItem as? UIView }

  @Test func aPushTakesTheFocusAlongAndEscapeBringsItBack() {
    let (second, navigation) = (Buttons("second"), UINavigationController(rootViewController: first))
    show(navigation)
    press(.keyboardTab, .keyboardTab)
    #expect(focused === first.b)
    navigation.pushViewController(second, animated: true)
    stage.settle()
    #expect(focused === second.a)
    press(.keyboardTab, modifiers: .shift)
    #expect(focused != nil && focused !== second.a && focused !== second.b, "the bar's button is reached")
    press(.keyboardEscape)
    #expect(navigation.viewControllers.count == 1 && focused === first.b)
  }

  @Test func escapeEndsEditingBeforeItGoesBack() {
    let (second, navigation) = (Buttons("second"), UINavigationController(rootViewController: first))
    show(navigation)
    navigation.pushViewController(second, animated: false)
    let field = UITextField(frame: CGRect(x: 40, y: 120, width: 200, height: 34))
    second.view.addSubview(field)
    stage.settle()
    field.becomeFirstResponder()
    stage.typeText("typed")
    press(.keyboardEscape)
    #expect(!field.isEditing && field.text == "typed" && navigation.viewControllers.count == 2)
    press(.keyboardEscape)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func anAlertHoldsTheFocusAndReturnPressesWhatHasIt() {
    show(first)
    press(.keyboardTab)
    var chosen: [String] = []
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    for (title, style) in [("OK", UIAlertAction.Style.default), ("Delete", .destructive), ("Cancel", .cancel)] {
      alert.addAction(UIAlertAction(title: title, style: style) { chosen.append($0.title ?? "") })
    }
    first.present(alert, animated: true)
    stage.settle()
    for _ in 0..<7 {
      press(.keyboardTab)
      #expect(focused?.isDescendant(of: alert.view) == true)
    }
    while (focused as? UIButton)?.title(for: .normal) != "Delete" { press(.keyboardTab) }
    press(.keyboardReturnOrEnter)
    #expect(chosen == ["Delete"] && focused === first.a)
    #expect(first.pressed == 0)
  }

  @Test func returnWithoutAFocusedButtonPressesTheDefaultAndEscapeCancels() {
    show(first)
    press(.keyboardTab)
    for (key, expected) in [(UIKeyboardHIDUsage.keyboardReturnOrEnter, "OK"), (.keyboardEscape, "Cancel")] {
      var chosen: [String] = []
      let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default) { chosen.append($0.title ?? "") })
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { chosen.append($0.title ?? "") })
      first.present(alert, animated: true)
      stage.settle()
      press(key)
      #expect(chosen == [expected] && focused === first.a)
    }
  }

  @Test func aSheetHoldsTheFocusAndEscapeAsksBeforeItDismisses() {
    final class Asked: NSObject, UIAdaptivePresentationControllerDelegate {
      var allows = false
      var log: [String] = []
      func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        log.append("should")
        return allows
      }
      func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { log.append("attempt") }
      func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.append("did") }
    }
    show(first)
    press(.keyboardTab, .keyboardTab)
    let (sheet, asked) = (Buttons("sheet"), Asked())
    sheet.presentationController?.delegate = asked
    first.present(sheet, animated: true)
    stage.settle()
    press(.keyboardTab)
    #expect(focused === sheet.a || focused === sheet.b)
    press(.keyboardTab, .keyboardTab, .keyboardTab)
    #expect(focused?.isDescendant(of: sheet.view) == true)
    press(.keyboardEscape)
    #expect(asked.log == ["should", "attempt"] && first.presentedViewController === sheet)
    asked.allows = true
    press(.keyboardEscape)
    #expect(asked.log.suffix(2) == ["should", "did"] && first.presentedViewController == nil && focused === first.b)
  }

  @Test func tabsAreOneStopAndArrowsChangeAmongThem() {
    let (second, tabs) = (Buttons("second"), UITabBarController())
    tabs.viewControllers = [first, second]
    show(tabs)
    press(.keyboardTab)
    #expect(focused === first.a)
    press(.keyboardTab, .keyboardTab)
    #expect(focused?.isDescendant(of: tabs.tabBar) == true)
    press(.keyboardRightArrow, .keyboardReturnOrEnter)
    #expect(tabs.selectedIndex == 1)
    press(.keyboardTab)
    #expect(focused === second.a)
  }

  @Test func aControllerMayKeepTheFocusFromReturning() {
    show(first)
    first.restoresFocusAfterTransition = false
    press(.keyboardTab, .keyboardTab)
    let sheet = Buttons("sheet")
    first.present(sheet, animated: true)
    stage.settle()
    first.dismiss(animated: true)
    stage.settle()
    #expect(focused !== first.b)
  }

  @Test func nothingIsRetained() {
    weak var gone: Buttons?
    do {
      let (second, navigation) = (Buttons("second"), UINavigationController(rootViewController: first))
      gone = second
      show(navigation)
      press(.keyboardTab)
      navigation.pushViewController(second, animated: true)
      stage.settle()
      press(.keyboardTab)
      #expect(focused?.isDescendant(of: second.view) == true)
      press(.keyboardEscape)
    }
    stage.settle()
    #expect(gone == nil)
  }
}
