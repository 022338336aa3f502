import Foundation
import Scrollwork
import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite struct ChatSceneTests {
  private let player = ScenePlayer(.chat, size: GalleryScene.chat.size, scale: 1)

  private func controller() throws -> ChatViewController { try #require(player.viewController as? ChatViewController) }

  private func table() throws -> UITableView {
    let container = try #require(try controller().scrollView as? ContainerScrollView)
    return try #require(container.arrangedSubviews.last as? UITableView)
  }

  /// Where on the screen the messages that show begin, by their texts.
  private func places() throws -> [String: CGFloat] {
    let cells = try table().visibleCells
    return Dictionary(cells.map { (text($0), $0.convert(CGPoint.zero, to: nil).y) }, uniquingKeysWith: { first, _ in first })
  }

  private func text(_ cell: UITableViewCell) -> String {
    cell.contentView.subviews.flatMap(\.subviews).compactMap { ($0 as? UILabel)?.text }.first ?? ""
  }

  @Test func itBeginsWithTheNewestMessage() throws {
    let (controller, table) = (try controller(), try table())
    let last = try #require(table.visibleCells.last)
    #expect(table.indexPath(for: last)?.row == controller.messages.count - 1)
    #expect(
      abs(last.convert(last.bounds, to: nil).maxY - controller.scrollView.convert(controller.scrollView.bounds, to: nil).maxY) < 1
    )
  }

  /// From frame to frame every message that shows moves as far as the others, and as far as the motion goes anyway.
  @Test func olderMessagesComeInAboveWithoutAJump() throws {
    let controller = try controller()
    var (count, arrivals, last) = (controller.messages.count, 0, [String: CGFloat]())
    var speed: CGFloat = 0
    for frame in 0..<Int(6.7 * 60) {
      player.play(until: Double(frame) / 60)
      let now = try places()
      let moves = now.compactMap { text, y in last[text].map { y - $0 } }
      if controller.messages.count > count + 20 {
        arrivals += 1
        let move = try #require(moves.first)
        #expect(moves.allSatisfy { abs($0 - move) < 0.6 }, "frame \(frame): \(moves)")
        #expect(abs(move - speed) < 6, "frame \(frame): moved by \(move) after \(speed)")
      }
      (speed, last, count) = (moves.first ?? 0, now, controller.messages.count)
    }
    #expect(arrivals >= 3)
  }

  /// While one comes, those beyond the screen have cells as well, to move in from there.
  @Test func whereNothingComesOnlyMessagesOnTheScreenHaveCells() throws {
    for time in [0, 0.5, 2.9, 3.5, 4, 4.5, 6.7, 9] {
      player.play(until: time)
      #expect(try table().visibleCells.count <= 20, "at \(time) s")
    }
  }

  /// Where they are drawn in this frame, animations included.
  private func drawnPlaces() throws -> [String: CGFloat] {
    let cells = try table().visibleCells
    return Dictionary(cells.map { (text($0), drawnTop(of: $0.layer)) }, uniquingKeysWith: { first, _ in first })
  }

  private func drawnTop(of layer: CALayer) -> CGFloat {
    guard let parent = layer.superlayer else { return 0 }
    let (shown, around) = (layer.presentation() ?? layer, parent.presentation() ?? parent)
    return shown.frame.minY - around.bounds.minY + drawnTop(of: parent)
  }

  @Test func aMessageThatIsSentPushesTheOthersUpWithoutAJump() throws {
    var last: [String: CGFloat] = [:]
    for frame in 36...75 {
      player.play(until: Double(frame) / 60)
      let now = try drawnPlaces()
      for (text, place) in last where place > 100 && place < 660 {
        let there = try #require(now[text], "frame \(frame): \(text) is gone")
        #expect(there - place < 0.51 && there - place > -25, "frame \(frame): \(text) went from \(place) to \(there)")
      }
      last = now
    }
  }

  /// The answer is lower than its estimate: the offset follows to the answer's own height in one motion.
  @Test func anAnswerLowerThanItsEstimatePushesWithoutAJump() throws {
    let scrollView = try controller().scrollView
    func shown() -> CGFloat { (scrollView.layer.presentation() ?? scrollView.layer).bounds.minY }
    player.play(until: 1.8)
    let (start, count) = (scrollView.contentOffset.y, try controller().messages.count)
    var last = shown()
    for frame in 1...40 {
      player.play(until: 1.8 + Double(frame) / 60)
      let now = shown()
      #expect(now > last - 0.01 && now < last + 8, "frame \(frame)")
      last = now
    }
    #expect(try controller().messages.count == count + 1)
    #expect(scrollView.contentOffset.y > start + 20 && abs(last - scrollView.contentOffset.y) < 0.1)
  }

  @Test func whatIsTypedIsSentByReturnOrTheButton() throws {
    let (stage, controller) = (player.stage, try controller())
    let field = controller.bar.field
    let count = controller.messages.count
    try stage.tap("Send")
    #expect(controller.messages.count == count + 1 && controller.messages.last?.text == Message.draft && field.text == "")
    // Nothing is written: there is nothing to send.
    try stage.tap("Send")
    stage.tap(field)
    stage.typeText("  ")
    stage.key(.keyboardReturnOrEnter)
    #expect(controller.messages.count == count + 1)
    stage.typeText("Is there cake?")
    stage.key(.keyboardReturnOrEnter)
    #expect(controller.messages.last?.text == "Is there cake?" && field.text == "" && field.isFirstResponder)
    stage.advance(by: 1.3)
    #expect(controller.messages.suffix(2).map(\.text) == ["Is there cake?", Message.answer.text])
  }

  @Test func theNewestMessageStaysWhenTheWindowBecomesLower() throws {
    let controller = try controller()
    let size = GalleryScene.chat.size
    for height in [size.height - 150, size.height - 300, size.height] {
      player.stage.resize(to: CGSize(width: size.width, height: height))
      // Messages go on arriving: the scene never comes to rest.
      player.stage.advance(by: 10)
      let (table, scrollView) = (try table(), controller.scrollView)
      let last = try #require(table.visibleCells.last)
      #expect(table.indexPath(for: last)?.row == controller.messages.count - 1, "height \(height)")
      let end = scrollView.convert(scrollView.bounds, to: nil).maxY
      #expect(abs(last.convert(last.bounds, to: nil).maxY - end) < 1, "height \(height)")
    }
  }

  @Test func theReadingAtRestCountsWhatIsThereThen() throws {
    player.play(until: 2.95)
    let cells = try table().visibleCells.count
    #expect(labels(player.viewController.view).contains("\(cells)"))
  }

  private func labels(_ view: UIView) -> [String] {
    view.subviews.flatMap { [($0 as? UILabel)?.text].compactMap(\.self) + labels($0) }
  }

  @Test func whatIsSentAndTheAnswerComeAtTheBottom() throws {
    let controller = try controller()
    player.play(until: 0.6)
    let before = controller.messages.count
    player.play(until: 2.8)
    let table = try table()
    let texts = table.visibleCells.map(text)
    #expect(texts.suffix(2) == [Message.draft, Message.answer.text])
    #expect(controller.messages.count - before >= 2)
    let last = try #require(table.visibleCells.last)
    #expect(
      abs(last.convert(last.bounds, to: nil).maxY - controller.scrollView.convert(controller.scrollView.bounds, to: nil).maxY) < 1
    )
  }
}
