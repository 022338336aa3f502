import CoreGraphics
import Foundation
import ManualHost
import Testing
@testable import UIKitCore

@MainActor @Suite struct ResponderTests {
  final class Field: UIView {
    var mayResign = true
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { mayResign }
  }

  let stage = ManualStage()

  @Test func theChainRunsFromTheViewToTheApplication() {
    let (controller, child) = (UIViewController(), UIView())
    stage.window.rootViewController = controller
    controller.view.addSubview(child)
    let chain = sequence(first: child as UIResponder, next: \.next)
    let kinds = chain.map { $0 === child || $0 === controller.view ? "view" : "\(type(of: $0))" }
    #expect(kinds == ["view", "view", "UIViewController", "UIWindow", "UIApplication"])
  }

  @Test func editingEndsWhereItIs() {
    let (form, field, other) = (UIView(), Field(), UIView())
    for view in [form, other] { stage.window.addSubview(view) }
    form.addSubview(field)
    #expect(form.endEditing(false), "nobody is first")
    field.becomeFirstResponder()
    #expect(other.endEditing(true) && field.isFirstResponder)
    #expect(form.endEditing(false) && !field.isFirstResponder)
    field.becomeFirstResponder()
    #expect(field.endEditing(false) && !field.isFirstResponder)
    field.becomeFirstResponder()
    field.mayResign = false
    #expect(!form.endEditing(false) && field.isFirstResponder)
    #expect(stage.window.endEditing(true) && !field.isFirstResponder)
  }

  @Test func onlyOneIsFirst() {
    let (a, b, plain) = (Field(), Field(), UIView())
    for view in [a, b, plain] { stage.window.addSubview(view) }
    #expect(a.becomeFirstResponder() && a.isFirstResponder)
    #expect(b.becomeFirstResponder() && b.isFirstResponder && !a.isFirstResponder)
    #expect(!plain.becomeFirstResponder() && b.isFirstResponder)
    b.mayResign = false
    #expect(!a.becomeFirstResponder() && b.isFirstResponder)
    b.mayResign = true
    #expect(b.resignFirstResponder() && !b.isFirstResponder)
  }

  @Test func aViewThatLeavesIsFirstNoMore() {
    let field = Field()
    #expect(!field.becomeFirstResponder())
    stage.window.addSubview(field)
    #expect(field.becomeFirstResponder())
    field.removeFromSuperview()
    #expect(stage.window.firstResponder == nil)
  }
}
