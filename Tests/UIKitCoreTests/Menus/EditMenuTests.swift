import CoreGraphics
import Foundation
import ManualHost
import Selectors
import Testing
import UIKitGraphics

@testable import UIKitCore

/// Menus of editing over a view of the app's own, by the interaction and by the older controller.
@MainActor @Suite struct EditMenuTests {
  private let stage = ManualStage(size: CGSize(width: 400, height: 800), scale: 2)
  private let view = EditedView(frame: CGRect(x: 40, y: 300, width: 120, height: 60))

  init() {
    stage.screen.makeCurrent()
    stage.window.addSubview(view)
    view.becomeFirstResponder()
    stage.advance(by: 0.1)
  }

  private var overlay: MenuOverlay? { stage.window.subviews.last { ($0 as? MenuOverlay)?.isClosing == false } as? MenuOverlay }
  private var rows: [String] { overlay?.list.rows.map(\.entry.title) ?? [] }

  private func choose(_ title: String) {
    guard let row = overlay?.list.rows.first(where: { $0.entry.title == title }) else { return }
    stage.tap(at: row.convert(CGPoint(x: 30, y: 20), to: stage.window as UIView))
    stage.settle()
  }

  @Test func theInteractionShowsWhatTheChainCanPerform() {
    let delegate = EditDelegate()
    let interaction = UIEditMenuInteraction(delegate: delegate)
    view.addInteraction(interaction)
    let configuration = UIEditMenuConfiguration(identifier: "menu", sourcePoint: CGPoint(x: 20, y: 30))
    #expect(configuration.identifier == AnyHashable("menu") && configuration.preferredArrowDirection == .automatic)
    interaction.presentEditMenu(with: configuration)
    stage.settle()
    #expect(rows == ["Copy", "Select All"] && delegate.log == ["menu", "target", "present", "presented"])
    #expect(interaction.location(in: view) == CGPoint(x: 20, y: 30))
    view.commands.append("paste:")
    interaction.reloadVisibleMenu()
    #expect(rows == ["Copy", "Paste", "Select All"])
    delegate.target = CGRect(x: 0, y: 100, width: 10, height: 10)
    interaction.updateVisibleMenuPosition(animated: false)
    #expect(abs((overlay?.panelOnScreen.minY ?? 0) - (300 + 110 + 6)) < 0.01)
    _ = delegate.take()
    choose("Copy")
    #expect(view.log == ["copy"] && delegate.log == ["dismiss", "dismissed"] && overlay == nil)
    interaction.dismissMenu()
  }

  @Test func theDelegateGivesAnotherMenuOrNone() {
    let delegate = EditDelegate()
    let interaction = UIEditMenuInteraction(delegate: delegate)
    view.addInteraction(interaction)
    delegate.menu = { UIMenu(children: [UIAction(title: "Own") { _ in }] + $0) }
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    #expect(rows == ["Own", "Copy", "Select All"])
    delegate.menu = { _ in nil }
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    #expect(overlay == nil)
  }

  @Test func theResponderChainBuildsTheContextMenus() {
    view.builder = { builder in
      #expect(builder.system === UIMenuSystem.context)
      builder.insertSibling(
        UIMenu(title: "", options: .displayInline, children: [UIAction(title: "More") { _ in }]), afterMenu: .standardEdit)
    }
    let interaction = UIEditMenuInteraction(delegate: nil)
    view.addInteraction(interaction)
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    #expect(rows == ["Copy", "Select All", "More"])
  }

  @Test(arguments: [true, false])
  func theNextTouchOrKeyElsewhereDismissesAndIsHeard(isTouch: Bool) {
    let interaction = UIEditMenuInteraction(delegate: nil)
    view.addInteraction(interaction)
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 0, y: 60)))
    stage.settle()
    if isTouch { stage.tap(at: CGPoint(x: 60, y: 320)) } else { stage.key(.keyboardA, characters: "a") }
    #expect(overlay == nil && view.log == [isTouch ? "touch" : "key"])
  }

  @Test func theSecondaryButtonOpensIt() {
    view.addInteraction(UIEditMenuInteraction(delegate: nil))
    stage.click(at: CGPoint(x: 60, y: 320), buttons: .secondary)
    #expect(rows == ["Copy", "Select All"] && overlay?.panelOnScreen.origin == CGPoint(x: 60, y: 320))
  }

  // MARK: UIMenuController

  @Test func theControllerShowsItsItems() {
    let controller = UIMenuController.shared
    var names: [String] = []
    let all = [
      UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
      UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
      UIMenuController.menuFrameDidChangeNotification,
    ]
    let tokens = all.map { name in
      NotificationCenter.default.addObserver(forName: name, object: controller, queue: nil) { note in
        let name = note.name.rawValue.replacingOccurrences(of: "UIMenuController", with: "")
        MainActor.assumeIsolated { names.append(name) }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    let item = UIMenuItem(title: "Own", action: Selector("own:"))
    controller.menuItems = [item, UIMenuItem(title: "Nobody's", action: Selector("nobody:"))]
    #expect(item.title == "Own" && item.action == Selector("own:") && !controller.isMenuVisible && controller.menuFrame == .zero)
    controller.arrowDirection = .down
    controller.showMenu(from: view, rect: view.bounds)
    stage.settle()
    #expect(controller.isMenuVisible && rows == ["Copy", "Select All", "Own"])
    #expect(abs(controller.menuFrame.maxY - (300 - 6)) < 0.01)
    view.commands = ["own:"]
    controller.update()
    #expect(rows == ["Own"])
    choose("Own")
    #expect(view.log == ["own true"] && !controller.isMenuVisible)
    #expect(names.first == "WillShowMenuNotification" && names.contains("DidShowMenuNotification"))
    #expect(
      names.contains("MenuFrameDidChangeNotification")
        && names.suffix(2) == ["WillHideMenuNotification", "DidHideMenuNotification"])
    controller.setTargetRect(view.bounds, in: view)
    controller.setMenuVisible(true, animated: true)
    #expect(controller.isMenuVisible)
    controller.hideMenu(from: stage.window)
    #expect(controller.isMenuVisible)
    controller.hideMenu(from: view)
    #expect(!controller.isMenuVisible)
    controller.isMenuVisible = true
    controller.hideMenu()
    #expect(!controller.isMenuVisible)
  }
}

private final class EditedView: UIView, SelectorAnswering {
  var log: [String] = []
  var commands = ["copy:", "selectAll:", "own:"]
  var builder: ((any UIMenuBuilder) -> Void)?

  override var canBecomeFirstResponder: Bool { true }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { commands.contains(action.name) }
  override func copy(_ sender: Any?) { log.append("copy") }
  override func buildMenu(with builder: any UIMenuBuilder) { self.builder?(builder) }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("touch") }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("key") }

  nonisolated class var selectorTable: SelectorTable {
    [
      "own:": SelectorMethod { (target: EditedView, arguments) in
        let sender: Any? = try arguments(0)
        target.log.append("own \(sender is UIMenuController)")
      }
    ]
  }
}

private final class EditDelegate: NSObject, UIEditMenuInteractionDelegate {
  var log: [String] = []
  var menu: (([UIMenuElement]) -> UIMenu?)?
  var target: CGRect?

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    log.append("menu")
    return menu.map { $0(suggestedActions) } ?? UIMenu(children: suggestedActions)
  }

  func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect {
    log.append("target")
    return target ?? CGRect(origin: configuration.sourcePoint, size: .zero)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    log.append("present")
    animator.addCompletion { [weak self] in self?.log.append("presented") }
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    log.append("dismiss")
    animator.addAnimations {}
    animator.addCompletion { [weak self] in self?.log.append("dismissed") }
  }
}
