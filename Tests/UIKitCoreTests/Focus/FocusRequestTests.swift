import Foundation
import ManualHost
import Testing
@testable import UIKitCore
import UIKitGraphics

/// Requests before the first key, items that hide others, and what the debugger says.
@MainActor @Suite struct FocusRequestTests {
  private let rig = FocusRig()

  private final class Patient: UIView {
    var mode = UIFocusItemDeferralMode.automatic
    var lets = false
    override var canBecomeFocused: Bool { true }
    override var focusItemDeferralMode: UIFocusItemDeferralMode { mode }
    override var isTransparentFocusItem: Bool { lets }
  }

  private func patient(_ y: CGFloat) -> Patient {
    let view = Patient(frame: CGRect(x: 20, y: y, width: 80, height: 40))
    rig.root.view.addSubview(view)
    return view
  }

  @Test func aRequestWithoutAFocusWaitsForTheNextKey() {
    rig.add("first", 20, 20)
    let view = patient(200)
    for mode in [UIFocusItemDeferralMode.automatic, .always] {
      view.mode = mode
      rig.system.requestFocusUpdate(to: view)
      rig.stage.settle()
      #expect(rig.system.focusedItem == nil)
      rig.press(.keyboardTab)
      #expect(rig.system.focusedItem === view)
      rig.stage.tap(at: CGPoint(x: 300, y: 500))
    }
    rig.system.requestFocusUpdate(to: view)
    rig.stage.tap(at: CGPoint(x: 300, y: 500))
    rig.press(.keyboardTab)
    #expect(rig.focused == "first", "a touch ends the waiting")
  }

  @Test func anItemThatDoesNotWaitHasTheFocusAtOnce() {
    rig.add("first", 20, 20)
    let view = patient(200)
    view.mode = .never
    rig.system.requestFocusUpdate(to: view)
    rig.stage.settle()
    #expect(rig.system.focusedItem === view && view.isFocused)
  }

  @Test func whatIsCompletelyHiddenHasNoFocus() {
    rig.add("hidden", 20, 200)
    rig.add("seen", 20, 20)
    let cover = patient(200)
    rig.press(.keyboardTab)
    #expect(rig.focused == "seen")
    rig.press(.keyboardDownArrow)
    #expect(rig.system.focusedItem === cover)
    cover.lets = true
    cover.frame.origin.x = 20
    let found = (0..<3).map { _ in
      rig.press(.keyboardTab)
      return rig.focused
    }
    #expect(found.contains("hidden"))
  }

  @Test func theDebuggerExplains() {
    let item = rig.add("a", 20, 20)
    item.accessibilityIdentifier = "a"
    #expect("\(UIFocusDebugger.status())".hasPrefix("Nothing"))
    rig.press(.keyboardTab)
    #expect("\(UIFocusDebugger.status())".hasPrefix("The focus is on Item “a”"))
    #expect("\(UIFocusDebugger.checkFocusability(for: item))" == "Item “a” can have the focus.")
    item.isHidden = true
    #expect("\(UIFocusDebugger.checkFocusability(for: item))".contains("- it is hidden"))
    item.isHidden = false
    item.isOpen = false
    #expect("\(UIFocusDebugger.checkFocusability(for: item))".contains("- canBecomeFocused is false"))
    #expect("\(UIFocusDebugger.checkFocusGroupTree(for: rig.root))".hasPrefix("Nothing"))
    item.isOpen = true
    #expect("\(UIFocusDebugger.checkFocusGroupTree(for: rig.root))" == "by itself\n  Item “a”")
    #expect("\(UIFocusDebugger.simulateFocusUpdateRequest(from: rig.root))" == "The focus would go to Item “a”.")
    #expect("\(UIFocusDebugger.preferredFocusEnvironments(for: rig.root))".contains("UIViewController"))
    #expect("\(UIFocusDebugger.help())".contains("checkFocusability"))
    item.removeFromSuperview()
    #expect("\(UIFocusDebugger.checkFocusability(for: item))".contains("- it is in no window"))
  }

  @Test func controlsKnowThatTheyHaveTheFocus() {
    let control = UIControl(frame: CGRect(x: 20, y: 20, width: 80, height: 40))
    rig.root.view.addSubview(control)
    rig.press(.keyboardTab)
    #expect(control.state == .focused)
    rig.stage.tap(at: CGPoint(x: 300, y: 500))
    #expect(control.state == .normal)
  }

  @Test func aFocusIsSilent() {
    #expect(rig.root.soundIdentifierForFocusUpdate(in: UIFocusUpdateContext(from: nil, to: nil, [])) == nil)
    UIFocusSystem.register(URL(fileURLWithPath: "/none"), forSoundIdentifier: .default)
    #expect(UIFocusSoundIdentifier.none != .default)
  }
}
