import Foundation
import ManualHost
import QuartzCore
import Testing
@testable import UIKitControls
@_spi(UIKitModules) @testable import UIKitCore
import UIKitGraphics

@MainActor @Suite struct ButtonPointerTests {
  private let stage = ManualStage()
  private let button = UIButton(configuration: .filled())

  init() {
    button.frame = CGRect(x: 40, y: 40, width: 120, height: 40)
    stage.window.addSubview(button)
    stage.settle()
  }

  private var isLit: Bool { button.layer.sublayers?.contains { ($0 as? CAShapeLayer)?.zPosition == 999 } ?? false }

  @Test func aButtonLightsUpIfItShall() {
    stage.hover(at: CGPoint(x: 60, y: 60))
    #expect(!isLit && !button.isPointerInteractionEnabled)
    button.isPointerInteractionEnabled = true
    stage.hover(at: CGPoint(x: 61, y: 60))
    #expect(isLit && button.isPointerInteractionEnabled)
    stage.hover(at: CGPoint(x: 300, y: 300))
    #expect(!isLit)
    button.isPointerInteractionEnabled = false
    stage.hover(at: CGPoint(x: 60, y: 60))
    #expect(!isLit && button.interactions.isEmpty)
  }

  @Test func anAppChoosesTheStyle() {
    button.isPointerInteractionEnabled = true
    var proposals: [CGRect] = []
    button.pointerStyleProvider = { asked, effect, shape in
      if case .roundedRect(let rect, _) = shape { proposals.append(rect) }
      #expect(effect.preview.view === asked)
      return UIPointerStyle.hidden()
    }
    stage.hover(at: CGPoint(x: 60, y: 60))
    #expect(proposals == [button.frame] && !isLit && stage.host.pointer == .hidden)
  }

  @Test func theTitleOfASetterIsThatOfTheConfiguration() {
    button.setTitle("Title", for: .normal)
    stage.settle()
    #expect(button.titleLabel?.text == "Title" && button.configuration?.title == "Title" && button.currentTitle == "Title")
    button.setTitle("Selected", for: .selected)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.isSelected = true
    stage.settle()
    #expect(button.titleLabel?.text == "Selected" && button.currentTitle == "Selected" && button.currentImage != nil)
    button.isSelected = false
    stage.settle()
    #expect(button.titleLabel?.text == "Title")
    button.setAttributedTitle(NSAttributedString(string: "Rich"), for: .normal)
    stage.settle()
    #expect(button.titleLabel?.attributedText?.string == "Rich")
    button.configuration?.title = "Own"
    stage.settle()
    #expect(button.currentTitle == "Own")
  }

  @Test func aMenuAboveItsButtonBeginsAtTheButton() throws {
    button.frame.origin.y = stage.window.bounds.height - 60
    button.menu = UIMenu(children: (0..<12).map { number in UIAction(title: "\(number)") { _ in } })
    button.showsMenuAsPrimaryAction = true
    for (order, first) in [(UIContextMenuConfiguration.ElementOrder.fixed, "0"), (.priority, "11")] {
      button.preferredMenuElementOrder = order
      button.performPrimaryAction()
      stage.settle()
      let overlay = try #require(stage.window.subviews.last as? MenuOverlay)
      #expect(overlay.list.rows.first?.entry.title == first)
      stage.key(.keyboardEscape)
      stage.settle()
    }
  }
}
