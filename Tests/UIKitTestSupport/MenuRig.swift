internal import CoreGraphics
package import Foundation
package import ManualHost
package import UIKitControls
package import UIKitCore
internal import UIKitGraphics

/// A button in a window, and the menu that it opens, as a person sees them.
@MainActor package final class MenuRig {
  package let stage: ManualStage
  package let button = UIButton(type: .system)
  package var log: [String] = []

  package init(size: CGSize = CGSize(width: 400, height: 800), at frame: CGRect = CGRect(x: 20, y: 100, width: 100, height: 40)) {
    stage = ManualStage(size: size, scale: 2)
    stage.screen.makeCurrent()
    button.setTitle("Button", for: .normal)
    button.frame = frame
    stage.window.addSubview(button)
    stage.advance(by: 0.1)
  }

  /// Makes an action that notes its title.
  package func action(
    _ title: String, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { [weak self] in self?.log.append($0.title) }
  }

  package func show(_ children: [UIMenuElement], title: String = "", options: UIMenu.Options = []) {
    button.menu = UIMenu(title: title, options: options, children: children)
    button.showsMenuAsPrimaryAction = true
    tapButton()
  }

  package func tapButton() {
    stage.tap(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
    stage.settle()
  }

  /// The open menu, as a view over the whole window.
  package var menu: UIView? { stage.window.subviews.last as? MenuOverlay }

  package var panel: CGRect? { menu?.subviews.first?.frame }

  /// The texts of the rows from top to bottom.
  package var titles: [String] { labels.map { $0.text ?? "" } }

  package var labels: [UILabel] {
    guard let menu else { return [] }
    stage.window.layoutIfNeeded()
    return Self.labels(in: menu).sorted { place(of: $0).y < place(of: $1).y }
  }

  private static func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { labels(in: $0) } + ((view as? UILabel).map { [$0] } ?? [])
  }

  private func place(of view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: stage.window)
  }

  /// The middle of a row's title in the window.
  package func place(of title: String) -> CGPoint? { labels.first { $0.text == title }.map { place(of: $0) } }

  /// Taps the row of that title; false if there is none.
  @discardableResult package func choose(_ title: String) -> Bool {
    guard let place = place(of: title) else { return false }
    stage.tap(at: place)
    stage.settle()
    return true
  }
}
