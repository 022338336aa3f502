import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics

@MainActor @Suite struct DragTests {
  private let rig = DragRig()

  // MARK: The order of messages

  @Test func aMouseCarriesItemsToAReceiver() {
    rig.mouse(.began, 50, 50)
    rig.mouse(.moved, 53, 50)
    #expect(rig.taken() == [], "a mouse that has hardly moved lifts nothing")
    rig.mouse(.moved, 56, 50)
    rig.stage.advance(by: 0.3)
    #expect(rig.taken() == ["items", "previewForLifting", "willAnimateLift", "willBegin", "lift end"])
    rig.mouse(.moved, 60, 250)
    #expect(rig.taken() == ["canHandle", "enter"])
    rig.mouse(.moved, 70, 260)
    rig.mouse(.ended, 70, 260)
    #expect(rig.taken() == ["willEnd copy", "perform at 50.0, 60.0", "previewForDropping", "willAnimateDrop"])
    rig.stage.settle()
    #expect(rig.taken() == ["drop end", "conclude", "end", "didEnd copy", "didTransfer"])
    #expect(rig.loaded == ["apple"] && rig.cover == nil)
  }

  @Test func aFingerLiftsAfterARest() {
    rig.finger(.began, 50, 50)
    rig.stage.advance(by: 0.45)
    #expect(rig.taken() == [])
    rig.stage.advance(by: 0.1)
    #expect(rig.taken() == ["items", "previewForLifting", "willAnimateLift"])
    #expect(rig.cover != nil)
    rig.stage.advance(by: 0.3)
    rig.finger(.moved, 60, 60)
    #expect(rig.taken() == ["lift end", "willBegin"])
    rig.finger(.ended, 60, 60)
    #expect(rig.taken() == ["willEnd cancel", "previewForCancelling", "willAnimateCancel"])
    rig.stage.settle()
    #expect(rig.taken().suffix(1) == ["didEnd cancel"] && rig.cover == nil)
  }

  @Test func aLiftWithoutAMovementIsPutDown() {
    rig.lift()
    _ = rig.taken()
    rig.finger(.ended, 50, 50)
    rig.stage.settle()
    #expect(rig.taken() == ["lift start"] && rig.cover == nil)
    rig.lift()
    #expect(rig.taken() == ["items", "previewForLifting", "willAnimateLift"], "and it can be lifted again")
  }

  @Test func aFingerThatMovesSoonScrolls() {
    let scrollView = UIScrollView(frame: rig.stage.window.bounds)
    scrollView.contentSize = CGSize(width: 300, height: 2000)
    rig.stage.window.insertSubview(scrollView, at: 0)
    scrollView.addSubview(rig.source)
    rig.stage.drag(from: CGPoint(x: 50, y: 60), to: CGPoint(x: 50, y: 20), duration: 0.2)
    #expect(rig.taken() == [] && scrollView.contentOffset.y > 0)
  }

  @Test func aLiftStopsTheScroll() {
    let scrollView = UIScrollView(frame: rig.stage.window.bounds)
    scrollView.contentSize = CGSize(width: 300, height: 2000)
    rig.stage.window.insertSubview(scrollView, at: 0)
    scrollView.addSubview(rig.source)
    rig.lift()
    for y in stride(from: 50.0, to: 200, by: 10) { rig.finger(.moved, 50, y) }
    #expect(scrollView.contentOffset.y == 0 && !scrollView.isDragging && rig.log.contains("willBegin"))
  }

  @Test func nothingToDragLeavesTheGestureToOthers() {
    rig.texts = []
    let tap = UITapGestureRecognizer { [rig] _ in rig.note("tap") }
    rig.source.addGestureRecognizer(tap)
    rig.mouse(.began, 50, 50)
    rig.mouse(.moved, 58, 50)
    #expect(rig.taken() == ["items"])
    rig.mouse(.ended, 58, 50)
    #expect(rig.taken() == ["tap"])
  }

  @Test func theOtherButtonsDoNotDrag() {
    rig.mouse(.began, 50, 50, buttons: .secondary)
    rig.mouse(.moved, 80, 50, buttons: .secondary)
    #expect(rig.taken() == [])
  }

  // MARK: Receivers

  @Test func aReceiverWithoutInterestIsAskedOnce() {
    rig.isInterested = false
    rig.mouse(.began, 50, 50)
    for y in stride(from: 60.0, to: 300, by: 20) { rig.mouse(.moved, 60, y) }
    #expect(rig.log.filter { $0 == "canHandle" }.count == 1 && !rig.log.contains("enter"))
    rig.mouse(.ended, 60, 300)
    #expect(rig.log.contains("willEnd cancel"))
  }

  @Test func leavingAReceiverSaysSo() {
    rig.mouse(.began, 50, 50)
    rig.mouse(.moved, 60, 250)
    rig.mouse(.moved, 60, 120)
    #expect(rig.log.suffix(2) == ["enter", "exit"])
    rig.mouse(.ended, 60, 120)
    rig.stage.settle()
    #expect(rig.log.suffix(2) == ["end", "didEnd cancel"], "the receiver hears of the end of what came over it")
  }

  @Test func theDeepestInterestedReceiverIsChosen() {
    let inner = UIView(frame: CGRect(x: 50, y: 50, width: 50, height: 50))
    rig.target.addSubview(inner)
    final class Inner: NSObject, UIDropInteractionDelegate {
      var log: [String] = []
      func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) { log.append("enter") }
      func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) { log.append("exit") }
    }
    let delegate = Inner()
    inner.addInteraction(UIDropInteraction(delegate: delegate))
    rig.mouse(.began, 50, 50)
    rig.mouse(.moved, 30, 210)
    rig.mouse(.moved, 90, 270)
    rig.mouse(.moved, 30, 210)
    #expect(delegate.log == ["enter", "exit"])
    #expect(rig.log.suffix(4) == ["canHandle", "enter", "exit", "enter"])
  }

  @Test(arguments: [UIDropOperation.cancel, .forbidden]) func aProposalThatRefusesEndsInACancel(operation: UIDropOperation) {
    rig.operation = operation
    rig.mouse(.began, 50, 50)
    rig.mouse(.moved, 60, 250)
    rig.mouse(.ended, 60, 250)
    #expect(rig.log.contains("exit") && rig.log.contains("willEnd cancel") && !rig.log.contains { $0.hasPrefix("perform") })
  }

  @Test func aMoveNeedsASourceThatAllowsIt() {
    rig.operation = .move
    rig.allowsMove = false
    rig.mouse(.began, 50, 50)
    rig.mouse(.moved, 60, 250)
    rig.mouse(.ended, 60, 250)
    rig.stage.settle()
    #expect(rig.log.contains("willEnd cancel"))
    rig.allowsMove = true
    rig.mouse(.began, 50, 50)
    rig.mouse(.moved, 60, 250)
    rig.mouse(.ended, 60, 250)
    #expect(rig.log.contains("willEnd move"))
  }

  @Test func aDroppedItemGoesWhereTheReceiverSays() throws {
    rig.goal = UIDragPreviewTarget(container: rig.target, center: CGPoint(x: 150, y: 75))
    rig.mouse(.began, 50, 50)
    rig.mouse(.moved, 60, 250)
    let picture = try #require(rig.cover?.subviews.first)
    rig.mouse(.ended, 60, 250)
    rig.stage.advance(by: 0.29)
    #expect(abs(picture.center.x - 170) < 0.5 && abs(picture.center.y - 275) < 0.5)
  }

  // MARK: Several items

  @Test func aTapOfAnotherFingerAddsItems() {
    let other = UIView(frame: CGRect(x: 160, y: 20, width: 100, height: 60))
    rig.stage.window.addSubview(other)
    other.addInteraction(UIDragInteraction(delegate: rig))
    rig.added = ["pear", "plum"]
    rig.lift()
    rig.finger(.moved, 60, 100)
    _ = rig.taken()
    rig.finger(.began, 200, 40, id: 1)
    rig.stage.advance(by: 0.05)
    rig.finger(.ended, 200, 40, id: 1)
    #expect(rig.taken() == ["add at 40.0, 20.0", "willAdd 2", "previewForLifting", "previewForLifting"])
    rig.finger(.moved, 60, 250)
    rig.finger(.ended, 60, 250)
    rig.stage.settle()
    #expect(rig.loaded == ["apple", "pear", "plum"])
  }

  // MARK: Menus

  private final class Menu: NSObject, UIContextMenuInteractionDelegate {
    var hasMenu = true
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard hasMenu else { return nil }
      return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
        UIMenu(title: "", children: [UIAction(title: "Delete") { _ in }])
      }
    }
  }

  @Test func aFingerThatOpensAMenuAndMovesOnDrags() {
    let menu = Menu()
    let interaction = UIContextMenuInteraction(delegate: menu)
    rig.source.addInteraction(interaction)
    rig.lift()
    rig.stage.advance(by: 0.3)
    #expect(rig.taken() == [], "the menu is open, and nothing is lifted")
    rig.finger(.moved, 60, 80)
    rig.finger(.moved, 60, 250)
    rig.finger(.ended, 60, 250)
    rig.stage.settle()
    #expect(rig.log.contains("willBegin") && rig.loaded == ["apple"] && rig.cover == nil)
  }

  @Test func whereThereIsNoMenuAFingerLifts() {
    let menu = Menu()
    menu.hasMenu = false
    rig.source.addInteraction(UIContextMenuInteraction(delegate: menu))
    rig.lift()
    #expect(rig.taken() == ["items", "previewForLifting", "willAnimateLift"])
    rig.finger(.moved, 60, 250)
    rig.finger(.ended, 60, 250)
    rig.stage.settle()
    #expect(rig.loaded == ["apple"])
  }

  // MARK: Ends from elsewhere

  @Test func escapePutsItemsBack() {
    rig.mouse(.began, 50, 50)
    rig.mouse(.moved, 60, 250)
    rig.stage.advance(by: 0.3)
    rig.stage.key(.keyboardEscape)
    #expect(rig.log.suffix(4) == ["exit", "willEnd cancel", "previewForCancelling", "willAnimateCancel"])
    rig.mouse(.moved, 70, 260)
    rig.mouse(.ended, 70, 260)
    rig.stage.settle()
    #expect(rig.log.suffix(1) == ["didEnd cancel"] && !rig.log.contains { $0.hasPrefix("perform") })
  }

  @Test func aCancelledTouchPutsItemsBack() {
    rig.lift()
    rig.finger(.moved, 60, 250)
    rig.finger(.cancelled, 60, 250)
    rig.stage.settle()
    #expect(rig.log.contains("willEnd cancel") && rig.cover == nil)
  }

  /// Every message may take away the interactions, the views or the drag itself.
  @Test(
    arguments: [
      "items", "previewForLifting", "willAnimateLift", "willBegin", "didMove", "canHandle", "enter", "update", "exit",
      "willEnd copy",
      "previewForDropping", "willAnimateDrop", "drop end", "conclude", "end", "didEnd copy",
    ], 0..<5)
  func aMessageMayEndEverything(message: String, means: Int) {
    rig.onMessage = { [unowned rig] in
      guard $0 == message else { return }
      rig.onMessage = { _ in }
      switch means {
      case 0: rig.drag.isEnabled = false
      case 1: rig.source.removeInteraction(rig.drag)
      case 2: rig.target.removeInteraction(rig.drop)
      case 3: rig.source.removeFromSuperview()
      default: rig.target.removeFromSuperview()
      }
    }
    rig.mouse(.began, 50, 50)
    for (x, y) in [(60, 60), (60, 250), (60, 130), (60, 250), (70, 260)] as [(CGFloat, CGFloat)] {
      rig.mouse(.moved, x, y)
      rig.stage.advance(by: 0.05)
    }
    rig.mouse(.ended, 70, 260)
    rig.stage.settle()
    #expect(rig.cover == nil || rig.stage.window.subviews.count <= 2)
    #expect(rig.stage.screen.drags.session == nil, "nothing is dragged any more")
    #expect(rig.log.filter { $0.hasPrefix("didEnd") }.count <= 1)
  }

  @Test func nothingIsRetained() {
    weak var weakRig: DragRig?
    do {
      let rig = DragRig()
      weakRig = rig
      rig.mouse(.began, 50, 50)
      rig.mouse(.moved, 60, 250)
      rig.mouse(.ended, 60, 250)
      rig.stage.settle()
    }
    #expect(weakRig == nil)
  }

  // MARK: Edges

  @Test func aDragNearAnEdgeScrolls() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    scrollView.contentSize = CGSize(width: 300, height: 2000)
    rig.stage.window.addSubview(scrollView)
    scrollView.addSubview(rig.target)
    rig.mouse(.began, 50, 50)
    rig.mouse(.moved, 150, 395)
    rig.stage.advance(by: 0.5)
    let middle = scrollView.contentOffset.y
    #expect(middle > 50)
    rig.mouse(.moved, 150, 250)
    rig.stage.advance(by: 0.5)
    let rest = scrollView.contentOffset.y
    rig.stage.advance(by: 0.5)
    #expect(scrollView.contentOffset.y == rest, "in the middle it rests")
    rig.mouse(.moved, 150, 395)
    rig.mouse(.ended, 150, 395)
    rig.stage.settle()
    let end = scrollView.contentOffset.y
    rig.stage.advance(by: 0.5)
    #expect(scrollView.contentOffset.y == end, "and after the drag")
  }

  @Test func aDragThatAMessageEndsNearAnEdgeDoesNotScroll() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    scrollView.contentSize = CGSize(width: 300, height: 2000)
    rig.stage.window.addSubview(scrollView)
    scrollView.addSubview(rig.target)
    rig.target.frame = CGRect(x: 0, y: 0, width: 300, height: 2000)
    rig.onMessage = { [unowned rig] in if $0 == "update" { rig.drag.isEnabled = false } }
    rig.mouse(.began, 50, 50)
    rig.mouse(.moved, 150, 395)
    rig.stage.advance(by: 1)
    #expect(rig.log.contains("willEnd cancel") && scrollView.contentOffset.y == 0)
  }

  // MARK: From the desktop

  @Test func whatTheDesktopDropsIsTaken() {
    let provider = NSItemProvider(object: "from elsewhere" as NSString)
    #expect(rig.stage.screen.drags.drop([provider], at: CGPoint(x: 60, y: 250)))
    rig.stage.settle()
    #expect(rig.log == ["canHandle", "enter", "perform at 40.0, 50.0", "willAnimateDrop", "drop end", "conclude", "end"])
    #expect(rig.loaded == ["from elsewhere"])
    #expect(!rig.stage.screen.drags.drop([provider], at: CGPoint(x: 250, y: 20)), "nobody is there")
  }
}
