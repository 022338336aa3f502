import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitControllers
import UIKitControls
import UIKitCore
import UIKitGraphics
import UIKitTestSupport
import UIKitText

/// Alerts in a window of 400 x 800 points.
@MainActor @Suite struct UIAlertControllerTests {
  private let rig = PresentingRig()

  private func present(
    _ style: UIAlertController.Style = .alert, message: String? = "Message", actions: [(String, UIAlertAction.Style)]
  ) -> UIAlertController {
    let alert = UIAlertController(title: "Title", message: message, preferredStyle: style)
    for (title, style) in actions {
      alert.addAction(UIAlertAction(title: title, style: style) { rig.log.note("\($0.title ?? "")!") })
    }
    rig.root.present(alert, animated: true)
    rig.stage.advance(by: 1)
    return alert
  }

  private func button(_ title: String, in alert: UIAlertController) -> UIButton? {
    alert.view.subviews.lazy.compactMap { $0 as? UIButton }.first { $0.title(for: .normal) == title }
  }

  private func tap(_ title: String, in alert: UIAlertController) throws {
    let pressed = try #require(button(title, in: alert))
    rig.stage.tap(at: pressed.convert(CGPoint(x: pressed.bounds.midX, y: pressed.bounds.midY), to: nil))
    rig.stage.advance(by: 1)
  }

  @Test func alertsStandInTheMiddleAndActionSheetsBelow() {
    let alert = present(actions: [("OK", .default)])
    let frame = rig.frame(of: alert)
    #expect(frame.width == 270 && abs(frame.midX - 200) < 0.5 && abs(frame.midY - 410) < 1)
    rig.root.dismiss(animated: false)
    let sheet = present(.actionSheet, actions: [("A", .default), ("B", .default), ("Cancel", .cancel)])
    #expect(rig.frame(of: sheet).maxY == 772 && rig.frame(of: sheet).width == 384)
    #expect(button("Cancel", in: sheet)?.frame.maxY == sheet.view.bounds.height)
  }

  @Test func aTapDismissesAndThenCallsTheHandler() throws {
    let alert = present(actions: [("Cancel", .cancel), ("Delete", .destructive)])
    #expect(button("Cancel", in: alert)?.frame.minX == 0 && button("Delete", in: alert)?.frame.minX == 135)
    try tap("Delete", in: alert)
    #expect(rig.root.presentedViewController == nil && rig.appearances() == ["Delete!"])
  }

  @Test func aHandlerMayPresentTheNextAlert() throws {
    let next = UIAlertController(title: "Next", message: nil, preferredStyle: .alert)
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in rig.root.present(next, animated: true) })
    rig.root.present(alert, animated: false)
    rig.stage.advance(by: 0)
    try tap("OK", in: alert)
    rig.stage.advance(by: 1)
    #expect(rig.root.presentedViewController === next)
  }

  @Test func disabledActionsDoNothing() throws {
    let alert = present(actions: [("OK", .default), ("Cancel", .cancel)])
    alert.actions[0].isEnabled = false
    rig.stage.advance(by: 0)
    try tap("OK", in: alert)
    #expect(rig.root.presentedViewController === alert)
    alert.actions[0].isEnabled = true
    rig.stage.advance(by: 0)
    try tap("OK", in: alert)
    #expect(rig.root.presentedViewController == nil)
  }

  @Test func returnAndEscapePressButtons() {
    let alert = present(actions: [("OK", .default), ("No", .cancel)])
    alert.preferredAction = alert.actions[0]
    rig.stage.key(.keyboardReturnOrEnter)
    rig.stage.advance(by: 1)
    #expect(rig.appearances() == ["OK!"])
    _ = present(actions: [("OK", .default), ("No", .cancel)])
    rig.stage.key(.keyboardEscape)
    rig.stage.advance(by: 1)
    #expect(rig.appearances() == ["No!"])
    let closed = present(actions: [("OK", .default)])
    rig.stage.key(.keyboardEscape)
    rig.stage.advance(by: 1)
    #expect(rig.root.presentedViewController === closed)
  }

  @Test func aTapBesideCancelsAnActionSheetButNoAlert() {
    let sheet = present(.actionSheet, actions: [("A", .default), ("Cancel", .cancel)])
    rig.stage.tap(at: CGPoint(x: 200, y: 60))
    rig.stage.advance(by: 1)
    #expect(rig.root.presentedViewController == nil && sheet.view.window == nil && rig.appearances() == ["Cancel!"])
    let alert = present(actions: [("A", .default), ("Cancel", .cancel)])
    rig.stage.tap(at: CGPoint(x: 200, y: 60))
    rig.stage.advance(by: 1)
    #expect(rig.root.presentedViewController === alert)
  }

  @Test func textFieldsAreTypedInto() throws {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [unowned alert] _ in rig.log.note("\(alert.textFields?[0].text ?? "")!") })
    rig.root.present(alert, animated: true)
    rig.stage.advance(by: 1)
    #expect(alert.textFields?[0].isFirstResponder == true)
    rig.stage.typeText("Ada")
    try tap("OK", in: alert)
    #expect(rig.appearances() == ["Ada!"])
  }

  @Test func longMessagesScrollAboveTheButtons() throws {
    let alert = present(
      message: Array(repeating: "A long line of the message.", count: 200).joined(separator: "\n"), actions: [("OK", .default)])
    #expect(rig.frame(of: alert).height == 724)
    let texts = try #require(alert.view.subviews.first as? UIScrollView)
    #expect(texts.contentSize.height > texts.bounds.height && texts.frame.maxY == button("OK", in: alert)?.frame.minY)
    try tap("OK", in: alert)
    #expect(rig.appearances() == ["OK!"])
  }

  @Test func alertsAreReleased() {
    weak var released: UIAlertController?
    do {
      let alert = present(actions: [("OK", .default)])
      released = alert
    }
    rig.root.dismiss(animated: false)
    rig.stage.advance(by: 0.1)
    #expect(released == nil)
  }
}
