import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics

/// Context menus and tool tips of controls, and previews as values.
@MainActor @Suite struct ControlMenuTests {
  private let stage = ManualStage(size: CGSize(width: 400, height: 800), scale: 2)
  private let control = MenuControl(frame: CGRect(x: 40, y: 100, width: 120, height: 40))

  init() {
    stage.screen.makeCurrent()
    stage.window.addSubview(control)
    stage.advance(by: 0.1)
  }

  private var overlay: MenuOverlay? { stage.window.subviews.last { $0 is MenuOverlay } as? MenuOverlay }

  @Test func aControlHasAMenuIfItIsEnabled() {
    #expect(control.contextMenuInteraction == nil && !control.isContextMenuInteractionEnabled)
    stage.click(at: control.center, buttons: .secondary)
    #expect(overlay == nil)
    control.isContextMenuInteractionEnabled = true
    #expect(control.contextMenuInteraction?.view === control)
    stage.click(at: control.center, buttons: .secondary)
    #expect(overlay != nil && control.log == ["highlight", "menu action", "display"])
    control.contextMenuInteraction?.dismissMenu()
    stage.settle()
    #expect(control.log.suffix(2) == ["dismissal", "end"])
    control.isContextMenuInteractionEnabled = false
    #expect(control.contextMenuInteraction == nil && control.interactions.isEmpty)
  }

  @Test func theMenuAsPrimaryActionTakesThePlaceOfTheActions() {
    control.isContextMenuInteractionEnabled = true
    control.showsMenuAsPrimaryAction = true
    control.addAction(UIAction { [control] _ in control.log.append("action") }, for: .touchUpInside)
    stage.tap(at: control.center)
    stage.settle()
    #expect(overlay != nil && !control.log.contains("action") && !control.isHighlighted)
    #expect(control.attachments == 1)
  }

  @Test func aToolTipShowsWhereThePointerRests() {
    control.toolTip = "A control"
    #expect(control.toolTip == "A control" && control.toolTipInteraction?.defaultToolTip == "A control")
    func tip() -> String? {
      stage.window.subviews.compactMap { ($0 as? ToolTipBubble)?.subviews.first as? UILabel }.first?.text
    }
    stage.hover(at: control.center)
    stage.advance(by: 0.4)
    #expect(tip() == nil)
    stage.advance(by: 0.2)
    #expect(tip() == "A control")
    stage.hover(at: CGPoint(x: 60, y: 115))
    #expect(tip() == nil)
    let endings: [() -> Void] = [
      { stage.key(.keyboardA, characters: "a") }, { stage.scrollWheel(by: CGPoint(x: 0, y: 1), at: control.center) },
      { stage.click(at: control.center) }, { stage.hover(at: nil) }, { control.removeFromSuperview() },
    ]
    for (index, end) in endings.enumerated() {
      stage.hover(at: CGPoint(x: 70 + CGFloat(index), y: 115))
      stage.advance(by: 0.6)
      #expect(tip() == "A control", "\(index)")
      end()
      #expect(tip() == nil, "\(index)")
    }
    control.toolTip = nil
    stage.window.addSubview(control)
    stage.hover(at: CGPoint(x: 60, y: 120))
    stage.advance(by: 1)
    #expect(tip() == nil)
  }

  @Test func theDelegateDecidesOnTheTipOfAPlace() {
    let interaction = UIToolTipInteraction(defaultToolTip: "Everywhere")
    let delegate = TipDelegate()
    interaction.delegate = delegate
    let view = UIView(frame: CGRect(x: 40, y: 200, width: 100, height: 100))
    stage.window.addSubview(view)
    view.addInteraction(interaction)
    #expect(interaction.view === view && interaction.isEnabled)
    func tip(at point: CGPoint) -> String? {
      stage.hover(at: point)
      stage.advance(by: 0.6)
      return stage.window.subviews.compactMap { ($0 as? ToolTipBubble)?.subviews.first as? UILabel }.first?.text
    }
    #expect(tip(at: CGPoint(x: 60, y: 220)) == "Left")
    #expect(tip(at: CGPoint(x: 130, y: 220)) == nil)
    delegate.answers = false
    #expect(tip(at: CGPoint(x: 61, y: 220)) == nil)
    interaction.delegate = nil
    #expect(tip(at: CGPoint(x: 62, y: 220)) == "Everywhere")
    interaction.isEnabled = false
    #expect(tip(at: CGPoint(x: 63, y: 220)) == nil)
  }

  @Test func previewsAreValues() {
    let parameters = UIPreviewParameters()
    parameters.visiblePath = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 50, height: 20))
    parameters.shadowPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5))
    parameters.backgroundColor = .red
    let preview = UITargetedPreview(view: control, parameters: parameters)
    #expect(preview.size == CGSize(width: 50, height: 20) && preview.view === control)
    #expect(preview.target.container === stage.window && preview.target.center == control.center)
    #expect(preview.frame(in: stage.window) == CGRect(x: 50, y: 110, width: 50, height: 20))
    parameters.backgroundColor = .blue
    #expect(preview.parameters.backgroundColor == .red && preview.parameters.shadowPath?.bounds.width == 5)
    let target = UIPreviewTarget(
      container: stage.window, center: CGPoint(x: 200, y: 200), transform: CGAffineTransform(scaleX: 2, y: 2))
    let elsewhere = UITargetedPreview(view: control).retargetedPreview(with: target)
    #expect(elsewhere.frame(in: stage.window) == CGRect(x: 80, y: 160, width: 240, height: 80))
    #expect(elsewhere.target.transform.a == 2)
    let lines = UIPreviewParameters(textLineRects: [
      NSValue(cgRect: CGRect(x: 0, y: 0, width: 100, height: 20)), NSValue(cgRect: CGRect(x: 0, y: 20, width: 40, height: 20)),
    ])
    #expect(lines.visiblePath?.bounds == CGRect(x: -4, y: -4, width: 108, height: 48))
    control.removeFromSuperview()
    #expect(preview.frame(in: stage.window) != nil)
  }
}

private final class TipDelegate: NSObject, UIToolTipInteractionDelegate {
  var answers = true
  func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint) -> UIToolTipConfiguration? {
    answers ? UIToolTipConfiguration(toolTip: "Left", in: CGRect(x: 0, y: 0, width: 50, height: 100)) : nil
  }
}

private final class MenuControl: UIControl {
  var log: [String] = []
  var attachments = 0

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    if registered == false {
      registered = true
      addAction(UIAction { [weak self] _ in self?.log.append("menu action") }, for: .menuActionTriggered)
    }
    return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "One") { _ in }]) })
  }
  private var registered = false

  override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    attachments += 1
    return super.menuAttachmentPoint(for: configuration)
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    log.append("highlight")
    return super.contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    log.append("dismissal")
    return super.contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    super.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
    log.append("display")
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
    log.append("end")
  }
}
