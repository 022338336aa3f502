import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitGraphics

@testable import UIKitCore
@testable import UIKitText

/// Selected text that is dragged, and text that is dropped.
@MainActor @Suite struct TextDragTests {
  private final class Delegate: NSObject, UITextDragDelegate, UITextDropDelegate {
    var log: [String] = []
    var items: (any UITextDragRequest) -> [UIDragItem] = { $0.suggestedItems }
    var proposal: (any UITextDropRequest) -> UITextDropProposal = { $0.suggestedProposal }
    var editability = UITextDropEditability.no

    func textDraggableView(_ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest)
      -> [UIDragItem]
    {
      log.append(
        "items \(textDraggableView.text(in: dragRequest.dragRange) ?? "") \(dragRequest.isSelected) \(dragRequest.existingItems.count)"
      )
      #expect(dragRequest.dragSession.items.isEmpty)
      return items(dragRequest)
    }
    func textDraggableView(
      _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
      session: any UIDragSession
    ) { log.append("lift") }
    func textDraggableView(_ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession) {
      log.append("willBegin")
    }
    func textDraggableView(
      _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
      with operation: UIDropOperation
    ) { log.append("dragDidEnd \(operation)") }
    func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
    )
      -> UITextDropEditability
    { editability }
    func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest)
      -> UITextDropProposal
    {
      #expect(drop.dropSession.items.count == 1)
      return proposal(drop)
    }
    func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest) {
      let offset = textDroppableView.offset(from: textDroppableView.beginningOfDocument, to: drop.dropPosition)
      log.append("perform at \(offset)\(drop.isSameView ? " in the same view" : "")")
    }
    func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable,
      previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
      log.append("preview")
      return defaultPreview
    }
    func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession) {
      log.append("enter")
    }
    func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession) {
      if log.last != "update" { log.append("update") }
    }
    func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession) {
      log.append("exit")
    }
    func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession) {
      log.append("dropDidEnd")
    }
  }

  private let text = TextViewStage(text: "one two three")
  private let delegate = Delegate()

  init() {
    text.tap(0, 0)
    text.view.selectedRange = NSRange(location: 4, length: 3)
    // The next click is the first one of its own.
    text.stage.advance(by: 1)
    (text.view.textDragDelegate, text.view.textDropDelegate) = (delegate, delegate)
  }

  private func drag(to end: CGPoint, from start: CGPoint? = nil, lifts: Bool = true) {
    // The click is the first one of its own.
    text.stage.advance(by: 1)
    let start = start ?? text.point(5, 0)
    text.mouse(.began, start)
    text.mouse(.moved, CGPoint(x: start.x + 6, y: start.y))
    text.mouse(.moved, end)
    if lifts { text.mouse(.ended, end) }
    text.stage.settle()
  }

  @Test func selectedTextMovesInsideOfItsView() {
    drag(to: text.point(13, 0))
    #expect(text.view.text == "one  threetwo" && text.selection == NSRange(location: 10, length: 3))
    #expect(
      delegate.log == [
        "items two true 0", "lift", "willBegin", "enter", "update", "perform at 13 in the same view", "preview", "dropDidEnd",
        "dragDidEnd move",
      ])
    #expect(!text.view.isTextDragActive && !text.view.isTextDropActive)
    text.press(.keyboardZ, .control, "z")
    #expect(text.view.text == "one two three", "one step of undoing")
  }

  @Test func textMovesToTheFront() {
    drag(to: text.point(0, 0))
    #expect(text.view.text == "twoone  three" && text.selection == NSRange(location: 0, length: 3))
  }

  @Test func aDropInsideOfTheDraggedTextChangesNothing() {
    drag(to: text.point(5, 0))
    #expect(text.view.text == "one two three")
  }

  @Test func aCaretShowsThePlaceOfTheDrop() {
    let before = text.view.subviews.count
    drag(to: text.point(8, 0), lifts: false)
    #expect(text.view.isTextDragActive && text.view.isTextDropActive && text.view.subviews.count == before + 1)
    #expect(text.view.subviews.last?.frame.midX == text.view.caretRect(for: EditedTextPosition(8)).midX)
    text.press(.keyboardEscape)
    text.stage.settle()
    #expect(text.view.text == "one two three" && text.view.subviews.count == before && delegate.log.last == "dragDidEnd cancel")
  }

  @Test func outsideOfTheSelectionAMouseSelects() {
    drag(to: text.point(3, 0), from: text.point(0, 0))
    #expect(text.selection == NSRange(location: 0, length: 3) && text.view.text == "one two three" && delegate.log.isEmpty)
  }

  @Test func aFieldTakesACopy() {
    let field = UITextField(frame: CGRect(x: 20, y: 320, width: 200, height: 34))
    field.text = "x"
    text.stage.window.addSubview(field)
    text.stage.settle()
    drag(to: CGPoint(x: 200, y: 337))
    #expect(field.text == "xtwo" && text.view.text == "one two three" && field.isFirstResponder)
    #expect(delegate.log.last == "dragDidEnd copy")
    #expect(field.textDropInteraction?.view === field && field.textDragInteraction?.view === field)
    #expect(!field.isTextDragActive && !field.isTextDropActive && field.textDragDelegate == nil && field.textDropDelegate == nil)
  }

  @Test func aFingerThatRestsLiftsTheSelection() {
    text.stage.touch(.began, at: text.point(5, 0))
    text.stage.advance(by: 0.6)
    #expect(text.view.isTextDragActive)
    text.stage.touch(.moved, at: text.point(0, 0))
    text.stage.touch(.ended, at: text.point(0, 0))
    text.stage.settle()
    #expect(text.view.text == "twoone  three")
  }

  @Test func theDelegateDecides() {
    delegate.items = { _ in [] }
    drag(to: text.point(13, 0))
    #expect(text.view.text == "one two three")
    text.view.selectedRange = NSRange(location: 4, length: 3)
    delegate.items = { _ in [UIDragItem(itemProvider: NSItemProvider(object: "own" as NSString))] }
    delegate.proposal = { drop in
      let proposal = UITextDropProposal(operation: .copy)
      #expect(proposal.dropAction == .insert && proposal.dropProgressMode == .system && proposal.useFastSameViewOperations)
      #expect(drop.suggestedProposal.operation == .move)
      (proposal.dropAction, proposal.useFastSameViewOperations, proposal.dropProgressMode) = (.replaceAll, false, .custom)
      return proposal
    }
    drag(to: text.point(13, 0))
    #expect(text.view.text == "own")
    text.view.selectedRange = NSRange(location: 0, length: 3)
    delegate.proposal = { _ in
      let proposal = UITextDropProposal(operation: .copy)
      proposal.dropPerformer = .delegate
      return proposal
    }
    drag(to: text.point(3, 0), from: text.point(1, 0))
    #expect(text.view.text == "own" && delegate.log.contains("perform at 3 in the same view"))
  }

  @Test func aDropFromTheDesktopReplacesTheSelectionIfToldSo() {
    delegate.proposal = { _ in
      let proposal = UITextDropProposal(operation: .copy)
      proposal.dropAction = .replaceSelection
      return proposal
    }
    let drags = text.stage.screen.drags
    #expect(drags.drop([NSItemProvider(object: "2" as NSString)], at: text.point(0, 0)))
    text.stage.settle()
    #expect(text.view.text == "one 2 three")
  }

  @Test func textThatIsReadOnlyTakesADropIfTheDelegateSaysSo() {
    text.view.isEditable = false
    let drags = text.stage.screen.drags
    #expect(!drags.drop([NSItemProvider(object: "2" as NSString)], at: text.point(0, 0)))
    delegate.editability = .temporary
    #expect(drags.drop([NSItemProvider(object: "2" as NSString)], at: text.point(0, 0)))
    text.stage.settle()
    #expect(text.view.text == "2one two three" && !text.view.isEditable)
    delegate.editability = .yes
    #expect(drags.drop([NSItemProvider(object: "3" as NSString)], at: text.point(0, 0)))
    text.stage.settle()
    #expect(text.view.isEditable)
  }

  @Test func theLiftedTextHasTheColourOfLabelsIfToldSo() {
    #expect(text.view.textDragOptions == [])
    text.view.textDragOptions = .stripTextColorFromPreviews
    drag(to: text.point(9, 0), lifts: false)
    func labels(_ view: UIView) -> [UILabel] { view.subviews.flatMap(labels) + ((view as? UILabel).map { [$0] } ?? []) }
    #expect(text.stage.window.subviews.count == 2)
    text.mouse(.ended, text.point(9, 0))
    text.stage.settle()
    #expect(text.stage.window.subviews.count == 1)
  }

  @Test func secretTextIsNotDragged() {
    let field = FieldStage()
    field.field.isSecureTextEntry = true
    field.field.text = "secret"
    field.tap()
    field.field.selectAll(nil)
    field.stage.settle()
    field.stage.mouse(.began, at: CGPoint(x: 50, y: 117))
    field.stage.mouse(.moved, at: CGPoint(x: 60, y: 117))
    #expect(!field.field.isTextDragActive)
    field.stage.mouse(.ended, at: CGPoint(x: 60, y: 117))
  }

  @Test func aCaretShowsOnlyInTheWindowThatHasTheKeys() {
    text.view.selectedRange = NSRange(location: 2, length: 0)
    text.stage.settle()
    let scene = text.stage.window.windowScene
    #expect(!text.view.content.caret.isHidden)
    scene?.activationState = .foregroundInactive
    #expect(text.view.content.caret.isHidden)
    scene?.activationState = .foregroundActive
    #expect(!text.view.content.caret.isHidden)
  }

  @Test func aRendererDrawsTheLinesOfAStretch() throws {
    text.view.text = String(repeating: "word ", count: 20)
    text.stage.settle()
    let manager = text.view.layoutManager
    let renderer = UITextDragPreviewRenderer(layoutManager: manager, range: NSRange(location: 5, length: 60))
    #expect(renderer.layoutManager === manager)
    #expect(renderer.firstLineRect.minX > renderer.lastLineRect.minX && renderer.firstLineRect.minY < renderer.bodyRect.minY)
    #expect(renderer.bodyRect.maxY <= renderer.lastLineRect.minY && renderer.lastLineRect.height == 24)
    let one = UITextDragPreviewRenderer(layoutManager: manager, range: NSRange(location: 5, length: 4), unifyRects: false)
    #expect(one.bodyRect.isNull && one.lastLineRect.isNull && one.firstLineRect.width == 40)
    let whole = UITextDragPreviewRenderer(layoutManager: manager, range: NSRange(location: 5, length: 60), unifyRects: true)
    #expect(whole.firstLineRect.isNull && whole.bodyRect.height == renderer.lastLineRect.maxY - renderer.firstLineRect.minY)
    #expect(whole.image?.size == whole.bodyRect.size)
    #expect(UITextDragPreviewRenderer(layoutManager: manager, range: NSRange(location: 0, length: 0)).image == nil)
    final class Wide: UITextDragPreviewRenderer {
      override func adjustFirstLineRect(
        _ firstLineRect: UnsafeMutablePointer<CGRect>, bodyRect: UnsafeMutablePointer<CGRect>,
        lastLineRect: UnsafeMutablePointer<CGRect>, textOrigin: CGPoint
      ) { firstLineRect.pointee = CGRect(x: 0, y: 0, width: 100, height: 10) }
    }
    #expect(Wide(layoutManager: manager, range: NSRange(location: 5, length: 4)).firstLineRect.width == 100)
  }

  @Test func aMenuOfATextIsThatOfItsDelegate() {
    let range = EditedTextRange(NSRange(location: 0, length: 3))
    let suggested = [UIAction(title: "a") { _ in }]
    #expect(text.view.editMenu(for: range, suggestedActions: suggested)?.children.count ?? 1 == 1)
  }
}
