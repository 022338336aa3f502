import CoreGraphics
import Foundation
import ManualHost
import Testing
@testable import UIKitCore
import UIKitGraphics

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

  @Test func motionsGoUpTheChain() {
    final class Shaken: UIView {
      var heard: [String] = []
      override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { heard.append("began \(motion)") }
      override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { heard.append("ended \(motion)") }
      override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { heard.append("cancelled") }
    }
    let (parent, child) = (Shaken(), UIView())
    parent.addSubview(child)
    child.motionBegan(.motionShake, with: nil)
    child.motionEnded(.motionShake, with: UIEvent())
    child.motionCancelled(.motionShake, with: nil)
    #expect(parent.heard == ["began motionShake", "ended motionShake", "cancelled"] && UIEvent().subtype == .none)
  }

  @Test func theActionsOfEditingAreThereToBeOverridden() {
    final class Editor: UIView {
      var done: [String] = []
      override func toggleBoldface(_ sender: Any?) { done.append("bold") }
      override func duplicate(_ sender: Any?) { done.append("duplicate") }
      override func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
      ) { done += conversionHandler([:]).keys.map(\.rawValue) }
    }
    let editor = Editor()
    let actions: any UIResponderStandardEditActions = editor
    actions.toggleBoldface(nil)
    actions.duplicate(nil)
    actions.updateTextAttributes { _ in [.kern: 1] }
    #expect(editor.done == ["bold", "duplicate", NSAttributedString.Key.kern.rawValue])
    // Those that nobody overrides do nothing.
    for action in [
      actions.pasteAndMatchStyle, actions.pasteAndGo, actions.pasteAndSearch, actions.move, actions.rename, actions.export,
      actions.printContent, actions.toggleItalics, actions.toggleUnderline, actions.increaseSize, actions.decreaseSize,
      actions.makeTextWritingDirectionLeftToRight, actions.makeTextWritingDirectionRightToLeft,
    ] as [(Any?) -> Void] {
      action(nil)
    }
    #expect(editor.done.count == 3 && editor.editingInteractionConfiguration == .default)
    editor.touchesEstimatedPropertiesUpdated([])
  }

  @Test func aSceneSetsTraitsForAllItsWindows() throws {
    let scene = try #require(stage.window.windowScene)
    let view = UIView()
    stage.window.addSubview(view)
    scene.traitOverrides.userInterfaceStyle = .dark
    #expect(view.traitCollection.userInterfaceStyle == .dark && scene.traitCollection.userInterfaceStyle == .dark)
    stage.resize(to: CGSize(width: 500, height: 300), safeAreaInsets: .zero, duration: 0)
    #expect(view.traitCollection.userInterfaceStyle == .dark, "a change of the screen keeps them")
    let geometry = scene.effectiveGeometry
    #expect(geometry.systemFrame.size == CGSize(width: 500, height: 300) && geometry.interfaceOrientation == .landscapeLeft)
    #expect(geometry.isEqual(scene.effectiveGeometry) && geometry.copy() as AnyObject === geometry)
    scene.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(view.traitCollection.userInterfaceStyle == .light)
  }

  @Test func aWindowThatCannotBecomeKeyDoesNot() {
    final class Overlay: UIWindow {
      override var canBecomeKey: Bool { false }
    }
    let (former, overlay) = (stage.window, Overlay(frame: stage.window.frame))
    former.makeKey()
    overlay.makeKeyAndVisible()
    #expect(!overlay.isKeyWindow && former.isKeyWindow && !overlay.isHidden)
  }

  @Test func theStatusBarOfASceneIsThatOfItsApplication() throws {
    let manager = try #require(stage.window.windowScene?.statusBarManager)
    let application = stage.screen.application
    #expect(manager.statusBarFrame == application.statusBarFrame && manager.statusBarStyle == application.statusBarStyle)
    #expect(manager.isStatusBarHidden == application.isStatusBarHidden && stage.window.windowScene?.statusBarManager === manager)
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
