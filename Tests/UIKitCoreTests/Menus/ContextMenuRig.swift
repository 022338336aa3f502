import CoreGraphics
import Foundation
import ManualHost
import UIKitCore
import UIKitGraphics

/// A view with a context menu in a window, and a log of what its delegate hears.
@MainActor final class ContextMenuRig: NSObject, UIContextMenuInteractionDelegate {
  let stage: ManualStage
  let view = UIView(frame: CGRect(x: 40, y: 100, width: 120, height: 60))
  private(set) var interaction: UIContextMenuInteraction!
  private(set) var log: [String] = []
  var configuration: (() -> UIContextMenuConfiguration?)?
  var elements: [UIMenuElement] = []
  var highlight: UITargetedPreview?
  var dismissal: (() -> UITargetedPreview?)?
  var style = UIContextMenuInteractionCommitStyle.dismiss
  var onDisplay: (() -> Void)?
  private(set) var places: [CGPoint] = []

  init(size: CGSize = CGSize(width: 400, height: 800)) {
    stage = ManualStage(size: size, scale: 2)
    super.init()
    stage.screen.makeCurrent()
    view.backgroundColor = .systemTeal
    stage.window.addSubview(view)
    interaction = UIContextMenuInteraction(delegate: self)
    view.addInteraction(interaction)
    elements = ["One", "Two"].map(action)
    stage.advance(by: 0.1)
  }

  func action(_ title: String) -> UIAction { UIAction(title: title) { [weak self] in self?.log.append($0.title) } }

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  var overlay: MenuOverlay? { stage.window.subviews.last { $0 is MenuOverlay } as? MenuOverlay }
  var isOpen: Bool { overlay.map { !$0.isClosing } ?? false }

  /// The frame of the rows in the window.
  var panel: CGRect {
    stage.window.layoutIfNeeded()
    return overlay?.subviews.last?.frame ?? .null
  }

  var titles: [String] {
    func labels(_ view: UIView) -> [UILabel] { view.subviews.flatMap(labels) + ((view as? UILabel).map { [$0] } ?? []) }
    return (overlay.map(labels) ?? []).sorted { height($0) < height($1) }.map { $0.text ?? "" }
  }

  private func height(_ view: UIView) -> CGFloat { view.convert(CGPoint.zero, to: stage.window as UIView).y }

  /// Where a row is.
  func place(of title: String) -> CGPoint {
    func label(_ view: UIView) -> UILabel? {
      (view as? UILabel).flatMap { $0.text == title ? $0 : nil } ?? view.subviews.lazy.compactMap(label).first
    }
    guard let label = overlay.flatMap(label) else { return .zero }
    return label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: stage.window as UIView)
  }

  let inside = CGPoint(x: 60, y: 120)

  func rightClick(at point: CGPoint? = nil) {
    stage.click(at: point ?? inside, buttons: .secondary)
    stage.settle()
  }

  /// A finger that rests; it stays down.
  func hold(at point: CGPoint? = nil) {
    stage.touch(.began, at: point ?? inside)
    stage.advance(by: 0.6)
  }

  func lift(at point: CGPoint? = nil) {
    stage.touch(.ended, at: point ?? inside)
    stage.settle()
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    log.append("configuration")
    places.append(location)
    if let configuration { return configuration() }
    return UIContextMenuConfiguration(
      identifier: NSString("name"), actionProvider: { [elements] suggested in UIMenu(children: suggested + elements) })
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    log.append("highlight")
    return highlight
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    log.append("dismissal")
    return dismissal?()
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    log.append("commit \(animator.previewViewController != nil)")
    animator.preferredCommitStyle = style
    animator.addCompletion { [weak self] in self?.log.append("committed") }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.append("display")
    onDisplay?()
    animator?.addAnimations { [weak self] in self?.view.alpha = 0.5 }
    animator?.addCompletion { [weak self] in self?.log.append("displayed") }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.append("end")
    animator?.addAnimations { [weak self] in self?.view.alpha = 1 }
    animator?.addCompletion { [weak self] in self?.log.append("ended") }
  }
}
