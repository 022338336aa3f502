import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Notifications as typed messages, beside their names.
@MainActor @Suite(.serialized) struct TypedMessageTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1)

  @Test func aFieldsMessagesReachTypedObserversAndThoseOfTheName() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let other = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
    for view in [field, other] { stage.window.addSubview(view) }
    var log: [String] = []
    let center = NotificationCenter.default
    let tokens = [
      center.addObserver(of: field, for: .textDidBeginEditing) { _ in log.append("begin") },
      center.addObserver(of: field, for: .textDidChange) { _ in log.append("change") },
      center.addObserver(of: field, for: .textDidEndEditing) { _ in log.append("end") },
    ]
    let named = center.addObserver(forName: UITextField.textDidChangeNotification, object: field, queue: nil) { _ in
      MainActor.assumeIsolated { log.append("named") }
    }
    stage.tap(at: CGPoint(x: 20, y: 20))
    stage.advance(by: 0.3)
    stage.typeText("a")
    stage.tap(at: CGPoint(x: 20, y: 70))
    stage.advance(by: 0.3)
    stage.typeText("b")
    #expect(log == ["begin", "named", "change", "end"])
    for token in tokens { center.removeObserver(token) }
    center.removeObserver(named)
  }

  @Test func aTextViewsMessagesAreTyped() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    stage.window.addSubview(view)
    var changes = 0
    let token = NotificationCenter.default.addObserver(of: view, for: UITextView.TextDidChangeMessage.self) { _ in changes += 1 }
    stage.tap(at: CGPoint(x: 20, y: 20))
    stage.advance(by: 0.3)
    stage.typeText("ab")
    #expect(changes == 2)
    NotificationCenter.default.removeObserver(token)
  }
}
