import Foundation
import ManualHost
import QuartzCore
import Testing
@testable import UIKitCore
import UIKitGraphics

/// What the focus, menus and drags tell of themselves.
@MainActor @Suite struct FocusMembers {
  private let rig = FocusRig()

  @Test func theScreenAndTheViewsKnowTheFocus() {
    let (item, aside) = (rig.add("a", 20, 20), rig.add("b", 200, 400))
    #expect(rig.stage.screen.supportsFocus && rig.stage.screen.focusedView == nil)
    rig.press(.keyboardTab)
    #expect(rig.stage.screen.focusedView === item && rig.stage.screen.focusedItem === item)
    #expect(item.parentFocusEnvironment === rig.root.view && item.focusItemContainer === item)
    #expect(rig.root.view.focusItems(in: CGRect(x: 0, y: 0, width: 100, height: 100)).map { $0 === item } == [true])
    #expect(item.focusGroupPriority == .currentlyFocused)
    rig.press(.keyboardTab)
    #expect(aside.isFocused && item.focusGroupPriority == .previouslyFocused)
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(scrollView.visibleSize == CGSize(width: 30, height: 40))
  }

  @Test func aMoveHasItsAnimations() {
    @MainActor final class Moved { var animated = 0, completed = 0, coordinators = 0 }
    let moved = Moved()
    final class Animating: UIView {
      var moved: Moved?
      override var canBecomeFocused: Bool { true }
      override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        coordinator.addCoordinatedAnimations({ self.moved?.animated += 1 }, completion: { self.moved?.completed += 1 })
        coordinator.addCoordinatedUnfocusingAnimations({ if $0.duration > 0 { self.moved?.animated += 1 } }, completion: nil)
      }
    }
    let view = Animating(frame: CGRect(x: 20, y: 20, width: 80, height: 40))
    view.moved = moved
    rig.root.view.addSubview(view)
    let token = NotificationCenter.default.addObserver(
      forName: UIFocusSystem.didUpdateNotification, object: rig.system, queue: nil
    ) {
      nonisolated(unsafe) let info = $0.userInfo
      MainActor.assumeIsolated {
        if info?[UIFocusSystem.animationCoordinatorUserInfoKey] is UIFocusAnimationCoordinator { moved.coordinators += 1 }
      }
    }
    rig.press(.keyboardTab)
    NotificationCenter.default.removeObserver(token)
    #expect(moved.animated >= 1 && moved.completed == 1 && moved.coordinators == 1)
  }

  @Test func aRingStandsAboveItsReference() {
    let item = rig.add("a", 20, 20)
    let effect = UIFocusHaloEffect()
    (effect.containerView, effect.referenceView) = (rig.root.view, item)
    item.focusEffect = effect
    rig.press(.keyboardTab)
    let layers = rig.root.view.layer.sublayers ?? []
    #expect(effect.referenceView === item && layers.firstIndex { $0 === item.layer } == layers.count - 2)
    item.focusEffect = UIFocusEffect()
    #expect(rig.root.view.layer.sublayers?.count == layers.count - 1)
  }

  @Test func anElementThatIsOnHasItsImage() {
    let (off, on) = (UIImage(systemName: "star"), UIImage(systemName: "star.fill"))
    var performed: [String] = []
    let action = UIAction(title: "a", image: off, selectedImage: on, state: .on) {
      performed.append(($0.sender as? UIView)?.accessibilityIdentifier ?? "")
    }
    #expect(action.selectedImage === on && MenuPage(UIMenu(children: [action])).entries[0].image === on)
    action.state = .off
    #expect(MenuPage(UIMenu(children: [action])).entries[0].image === off)
    let sender = UIView()
    sender.accessibilityIdentifier = "sender"
    (action as any UIMenuLeaf).performWithSender(sender, target: nil)
    #expect(performed == ["sender"] && action.sender == nil)
  }

  @Test func bothSidesOfADragKnowTheSession() {
    let drags = DragRig()
    #expect(UIDragInteraction.isEnabledByDefault && drags.drag.isEnabled)
    drags.drag.allowsSimultaneousRecognitionDuringLift = true
    #expect(!drags.drop.allowsSimultaneousDropSessions && !UIDropProposal(operation: .copy).prefersFullSizePreview)
    drags.allowsMove = false
    drags.mouse(.began, 50, 50)
    drags.mouse(.moved, 56, 50)
    drags.mouse(.moved, 60, 250)
    let session = drags.stage.screen.drags.session
    session?.items.first?.localObject = "object"
    #expect(session?.allowsMoveOperation == false && session?.items.first?.localObject as? String == "object")
    #expect(session?.localDragSession?.localContext as? String == "context" && session?.progressIndicatorStyle == .default)
    drags.mouse(.ended, 60, 250)
  }

  @Test func placesOfPointersKeepTheirValues() {
    let tip = UIToolTipConfiguration(toolTip: "text", in: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(tip.sourceRect == CGRect(x: 1, y: 2, width: 3, height: 4) && UIToolTipConfiguration(toolTip: "").sourceRect.isNull)
    let region = UIPointerRegion(rect: tip.sourceRect)
    region.latchingAxes = .vertical
    #expect((region.copy() as? UIPointerRegion)?.latchingAxes == .vertical)
    #expect(UIHoverStyle(effect: UIHoverAutomaticEffect()).effect is UIHoverAutomaticEffect)
    #expect(UIHoverStyle(effect: UIHoverLiftEffect()).effect is UIHoverLiftEffect)
  }
}
