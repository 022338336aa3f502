import Foundation
import Scrollwork
import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite struct EditSceneTests {
  private let player = ScenePlayer(.edit, size: GalleryScene.edit.size, scale: 1)
  private var stage: Stage { player.stage }

  private func controller() throws -> EditViewController { try #require(player.viewController as? EditViewController) }

  private func container() throws -> ContainerScrollView { try #require(try controller().scrollView as? ContainerScrollView) }

  private func press(_ button: Int, of list: ErrandList) {
    let buttons = list.header.subviews.filter { $0 is UIButton }
    stage.tap(at: buttons[button].convert(CGPoint(x: 20, y: 20), to: nil))
  }

  /// Everything that shows stands one below the other.
  private func expectWhole(_ moment: String) throws {
    let container = try container()
    let views = container.visibleArrangedSubviews.map { ($0.layer.presentation() ?? $0.layer).frame }
    for (view, next) in zip(views, views.dropFirst()) {
      #expect(next.minY - view.maxY > -0.01 && next.minY - view.maxY < 15, "\(moment)")
    }
  }

  @Test func theScriptEditsRowsAndLists() throws {
    let controller = try controller()
    player.play(until: 1.8)
    #expect(controller.lists[0].errands.count == 6)
    player.play(until: 2.6)
    #expect(controller.lists[0].errands.count == 5 && controller.lists[0].errands[1] == "Beans, a kilo")
    player.play(until: 3.5)
    #expect(controller.lists[0].table.isHidden)
    player.play(until: 4.5)
    #expect(!controller.lists[0].table.isHidden)
    player.play(until: 5.6)
    #expect(controller.lists.map { $0.errands.count } == [4, 5, 4])
    player.play(until: 7.3)
    #expect(controller.lists[0].errands == ["Hinges, brass", "Sandpaper, fine", "String", "Return the drill"])
    player.play(until: 8)
    #expect(controller.lists.allSatisfy { $0.table.isEditing })
    player.play(until: 10.9)
    #expect(controller.lists[0].errands == ["Sandpaper, fine", "String", "Hinges, brass", "Return the drill"])
    #expect(!controller.lists.contains { $0.table.isEditing })
  }

  @Test func theGapBehindAListMovesAsItFoldsAndUnfolds() throws {
    func shown(_ view: UIView) -> CGRect { (view.layer.presentation() ?? view.layer).frame }
    let lists = try controller().lists
    let (table, next) = (lists[0].table, lists[1].header)
    var gap = 14 as CGFloat
    for frame in 162...236 {
      player.play(until: Double(frame) / 60)
      let mask = table.mask.map { ($0.layer.presentation() ?? $0.layer).frame.height } ?? .infinity
      let isGone = table.layer.presentation()?.isHidden ?? true
      let end = isGone ? shown(lists[0].header).maxY + 1 : shown(table).minY + min(shown(table).height, mask)
      #expect(abs(shown(next).minY - end - gap) < 2.5, "frame \(frame): \(shown(next).minY - end) after \(gap)")
      #expect(isGone || gap > 13.9 || frame > 190 || mask < .infinity)
      gap = shown(next).minY - end
    }
  }

  @Test func everyListKeepsItsRowsBelowItWhateverIsPressed() throws {
    let controller = try controller()
    for (moment, button) in [0, 1, 2, 0, 1, 1, 3, 0].enumerated() {
      press(button, of: controller.lists[0])
      for _ in 0..<12 {
        stage.advance(by: 1.0 / 60)
        // Lists that pass each other overlap, and where one folds or leaves there is a gap until the others have closed it.
        if button == 0 { try expectWhole("press \(moment) of button \(button)") }
      }
    }
    try stage.settle()
    let order = try container().arrangedSubviews.dropLast()
    #expect(Array(order) == controller.lists.flatMap { [$0.header, $0.table] })
    #expect(controller.lists.count == 2)
    try expectWhole("at the end")
  }

  @Test func anotherListComesBeforeTheButton() throws {
    let (controller, container) = (try controller(), try container())
    let button = try #require(container.arrangedSubviews.last)
    container.scroll(to: button, at: .end, animated: false)
    stage.advance(by: 0.1)
    stage.tap(at: button.convert(CGPoint(x: 196, y: 26), to: nil))
    try stage.settle()
    #expect(controller.lists.count == 4 && container.arrangedSubviews.last === button)
    #expect(abs(container.rect(of: controller.lists[3].table).height - 4 * 48) < 1e-6)
  }
}
