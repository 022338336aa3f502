import CoreGraphics
import Foundation
import ManualHost
import QuartzCore
import Testing
import UIKitCore
import UIKitGraphics

@MainActor @Suite struct CATextLayerTests {
  private let stage = ManualStage()
  private let layer = CATextLayer()

  init() { layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50) }

  private func drawn() -> TextBlock? {
    let context = CGContext(size: layer.bounds.size, scale: 1)
    layer.draw(in: context)
    return context.list.commands.lazy.compactMap { if case .text(let block, _) = $0 { block } else { nil } }.first
  }

  @Test func aTextHasTheLayersFontAndColour() throws {
    #expect(drawn() == nil && layer.preferredFrameSize() == .zero)
    layer.string = "Trails"
    var run = try #require(drawn()?.runs.first)
    #expect(run.text == "Trails" && run.font.size == 36 && run.color == CGColor(gray: 1, alpha: 1))
    layer.font = UIFont.systemFont(ofSize: 5, weight: .bold)
    (layer.fontSize, layer.foregroundColor) = (10, UIColor.red.cgColor)
    run = try #require(drawn()?.runs.first)
    #expect(run.font.size == 10 && run.font.weight == 700 && run.color == UIColor.red.cgColor)
    #expect(layer.preferredFrameSize().height == UIFont.systemFont(ofSize: 10).lineHeight)
  }

  @Test func linesAreBrokenCutOrShortened() {
    layer.string = "Some words"
    #expect(drawn()?.maximumLines == 1 && drawn()?.lineBreak == .clipping)
    layer.truncationMode = .middle
    #expect(drawn()?.lineBreak == .truncatingMiddle)
    (layer.isWrapped, layer.truncationMode, layer.alignmentMode) = (true, .none, .center)
    #expect(drawn()?.maximumLines == 0 && drawn()?.lineBreak == .wordWrapping && drawn()?.alignment == .center)
  }

  @Test func attributedTextHasItsOwnLook() {
    layer.string = NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 12)])
    #expect(drawn()?.runs.first?.font.size == 12)
  }

  @Test func aChangeShowsInTheNextFrame() throws {
    layer.string = "a"
    stage.window.layer.addSublayer(layer)
    stage.settle()
    #expect(layer.contents != nil && !layer.needsDisplay())
    layer.fontSize = 12
    #expect(layer.needsDisplay())
    #expect(layer.presentation()?.fontSize == 12)
  }
}
