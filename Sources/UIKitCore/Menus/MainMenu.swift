internal import CoreGraphics
internal import Foundation
internal import Selectors
internal import UIKitGraphics

/// The menus at the top of one screen's windows, as the app has built them.
@MainActor final class MainMenu {
  private unowned let screen: UIScreen
  let system = UIMenuSystem()
  /// nil if the app builds none.
  private(set) var root: UIMenu?
  private var needsRebuild = true
  private var needsRevalidate = false
  private var needsBars = true

  init(_ screen: UIScreen) {
    self.screen = screen
    system.menus = self
  }

  // MARK: Building

  func setNeedsRebuild() {
    needsRebuild = true
    screen.driver.setNeedsFrame()
  }

  func setNeedsRevalidate() {
    needsRevalidate = true
    screen.driver.setNeedsFrame()
  }

  /// A window was shown or hidden.
  func windowsChanged() { needsBars = true }

  /// Builds the menus and shows them in windows, as far as that is due.
  ///
  /// - Returns: whether a layout is due again.
  func follow() -> Bool {
    guard needsRebuild || needsRevalidate || needsBars, !screen.windows.isEmpty else { return false }
    if needsRebuild { build() }
    let isUpdate = needsRebuild
    (needsRebuild, needsBars) = (false, false)
    var isChanged = false
    for window in screen.windows { if updateBar(of: window, isUpdate) { isChanged = true } }
    if needsRevalidate { for window in screen.windows { window.menuBar?.revalidate() } }
    needsRevalidate = false
    return isChanged
  }

  private func build() {
    let tree = MenuTree(Self.standard, .main)
    for responder in sequence(first: screen.application as UIResponder, next: { $0.next }) { responder.buildMenu(with: tree) }
    root = tree.isChanged ? tree.root : nil
  }

  private func updateBar(of window: UIWindow, _ isUpdate: Bool) -> Bool {
    let menus = window.windowLevel == .normal && window.rootViewController != nil ? barMenus : []
    if menus.isEmpty {
      guard let bar = window.menuBar else { return false }
      bar.removeFromSuperview()
      window.menuBar = nil
    } else if let bar = window.menuBar {
      guard isUpdate else { return false }
      bar.show(menus)
      return true
    } else {
      let bar = MenuBar(menus)
      window.menuBar = bar
      window.addSubview(bar)
    }
    window.updateSafeArea()
    window.setNeedsLayout()
    return true
  }

  /// The menus that have something to show.
  private var barMenus: [UIMenu] {
    (root?.children ?? []).compactMap { $0 as? UIMenu }.filter { $0.hasContent }
  }

  private static var standard: UIMenu {
    func menu(_ identifier: UIMenu.Identifier, _ title: String, _ parts: [UIMenu.Identifier]) -> UIMenu {
      UIMenu(title: title, identifier: identifier, children: parts.map(part))
    }
    func part(_ identifier: UIMenu.Identifier) -> UIMenu {
      UIMenu(title: "", identifier: identifier, options: .displayInline, children: identifier == .standardEdit ? editing : [])
    }
    return UIMenu(
      title: "", identifier: .root,
      children: [
        menu(
          .application, ProcessInfo.processInfo.processName, [.about, .preferences, .services, .hide, .quit]),
        menu(.file, "File", [.newItem, .newScene, .open, .openRecent, .close, .document, .print]),
        menu(
          .edit, "Edit",
          [
            .undoRedo, .standardEdit, .find, .replace, .share, .textStyle, .spelling, .spellingPanel, .spellingOptions,
            .substitutions,
            .substitutionsPanel, .substitutionOptions, .transformations, .speech, .lookup, .learn, .autoFill, .findPanel,
          ]),
        menu(.format, "Format", [.font, .textSize, .textColor, .textStylePasteboard, .text, .writingDirection, .alignment]),
        menu(.view, "View", [.toolbar, .sidebar, .fullscreen]),
        menu(.window, "Window", [.minimizeAndZoom, .bringAllToFront]), menu(.help, "Help", []),
      ])
  }

  private static var editing: [UIMenuElement] {
    [
      UIKeyCommand(title: "Cut", action: Selector("cut:"), input: "x", modifierFlags: .command),
      UIKeyCommand(title: "Copy", action: Selector("copy:"), input: "c", modifierFlags: .command),
      UIKeyCommand(title: "Paste", action: Selector("paste:"), input: "v", modifierFlags: .command),
      UICommand(title: "Delete", action: Selector("delete:")),
      UIKeyCommand(title: "Select All", action: Selector("selectAll:"), input: "a", modifierFlags: .command),
    ]
  }

  // MARK: Performing

  /// Performs the command of the menus that a key means; false if there is none that anybody can perform.
  func perform(_ key: UIKey, from responder: UIResponder, _ rank: KeyCommandRank) -> Bool {
    guard let root else { return false }
    let commands = root.leaves.compactMap { $0 as? UIKeyCommand }.filter { rank.includes($0) }
    guard !commands.isEmpty else { return false }
    return responder.performKeyCommand(for: key, among: commands)
  }

  /// Validates the commands of a menu that is about to be shown.
  func validate(_ menu: UIMenu, from responder: UIResponder) {
    for case let command as UICommand in menu.leaves {
      command.resetForValidation()
      guard let target = responder.target(forAction: command.action, withSender: command) else {
        command.attributes.insert(.disabled)
        continue
      }
      (target as? UIResponder)?.validate(command)
    }
  }
}

extension UIMenu {
  /// Whether anything in the menu can be shown.
  fileprivate var hasContent: Bool { children.contains { ($0 as? UIMenu)?.hasContent ?? true } }
}
