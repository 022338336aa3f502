import Foundation
import ManualHost
import UIKitCore
import UIKitGraphics

/// Two views side by side: one gives items, one takes them, and all messages are logged.
@MainActor final class DragRig: NSObject {
  let stage = ManualStage(size: CGSize(width: 300, height: 400))
  let source = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 60))
  let target = UIView(frame: CGRect(x: 20, y: 200, width: 200, height: 150))
  lazy var drag = UIDragInteraction(delegate: self)
  lazy var drop = UIDropInteraction(delegate: self)
  var log: [String] = []
  var texts = ["apple"]
  var operation = UIDropOperation.copy
  var allowsMove = true
  var isInterested = true
  var loaded: [String] = []
  /// Called with each message.
  var onMessage: (String) -> Void = { _ in }
  var added: [String] = []
  var goal: UIDragPreviewTarget?

  override init() {
    super.init()
    stage.window.addSubview(source)
    stage.window.addSubview(target)
    source.addInteraction(drag)
    target.addInteraction(drop)
    stage.advance(by: 0)
  }

  func note(_ message: String) {
    log.append(message)
    onMessage(message)
  }

  func taken() -> [String] {
    defer { log = [] }
    return log
  }

  // MARK: Fingers and mice

  func mouse(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, buttons: UIEvent.ButtonMask = .primary) {
    stage.mouse(phase, at: CGPoint(x: x, y: y), buttons: buttons)
  }

  func finger(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, id: Int = 0) {
    stage.touch(phase, at: CGPoint(x: x, y: y), id: id)
  }

  /// A finger lifts the source's items.
  func lift() {
    finger(.began, 50, 50)
    stage.advance(by: 0.55)
  }

  var cover: UIView? { stage.window.subviews.last.flatMap { $0 === source || $0 === target ? nil : $0 } }
}

extension DragRig: UIDragInteractionDelegate {
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    note("items")
    session.localContext = "context"
    return texts.map { UIDragItem(itemProvider: NSItemProvider(object: $0 as NSString)) }
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    note("previewForLifting")
    return source.window == nil ? nil : UITargetedDragPreview(view: source)
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) {
    note("willAnimateLift")
    animator.addCompletion { [weak self] in self?.note("lift \($0)") }
  }
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) { note("willBegin") }
  func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool {
    allowsMove
  }
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) { onMessage("didMove") }
  func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation) {
    note("willEnd \(operation)")
  }
  func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
    note("didEnd \(operation)")
  }
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
    note("didTransfer")
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    note("add at \(point.x), \(point.y)")
    return added.map { UIDragItem(itemProvider: NSItemProvider(object: $0 as NSString)) }
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  ) { note("willAdd \(items.count)") }
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    note("previewForCancelling")
    return defaultPreview
  }
  func dragInteraction(_ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating) {
    note("willAnimateCancel")
  }
}

extension DragRig: UIDropInteractionDelegate {
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    note("canHandle")
    return isInterested
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) { note("enter") }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
    onMessage("update")
    return UIDropProposal(operation: operation)
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) { note("exit") }
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    let place = session.location(in: target)
    note("perform at \(place.x), \(place.y)")
    session.loadObjects(ofClass: String.self) { [weak self] in self?.loaded = $0 }
  }
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) { note("conclude") }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) { note("end") }
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    note("previewForDropping")
    return goal.map { defaultPreview.retargetedPreview(with: $0) }
  }
  func dropInteraction(_ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating) {
    note("willAnimateDrop")
    animator.addCompletion { [weak self] in self?.note("drop \($0)") }
  }
}
