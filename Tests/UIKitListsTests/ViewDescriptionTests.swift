import CoreGraphics
import Foundation
import ManualHost
import QuartzCore
import TestSupport
import Testing
import UIKitCollections
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists
import UIKitTables

@MainActor @Suite struct ViewDescriptionTests {
  private final class Card: UIView {}
  private final class Row: UITableViewCell {}

  private func text(_ object: NSObject) -> String { object.description.withStableAddresses }

  @Test func aPlainViewShowsClassFrameAndLayer() {
    let view = UIView(frame: CGRect(x: 0, y: 20.5, width: 320, height: 480))
    #expect(text(view) == "<UIView: 0x1; frame = (0 20.5; 320 480); needsLayout = YES; layer = <CALayer: 0x2>>")
    view.layoutIfNeeded()
    #expect(text(view) == "<UIView: 0x1; frame = (0 20.5; 320 480); layer = <CALayer: 0x2>>")
    #expect("\(view)" == view.description && "\(view.layer)" == view.layer.description)
  }

  @Test func whatIsNotAsUsualFollowsTheFrame() {
    let view = Card(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    view.layoutIfNeeded()
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.alpha = 0.3
    (view.isHidden, view.clipsToBounds, view.isUserInteractionEnabled, view.tag) = (true, true, false, 7)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleBottomMargin]
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    view.addGestureRecognizer(UITapGestureRecognizer())
    #expect(
      text(view) == """
        <Card: 0x1; frame = (-14 -18; 60 80); transform = [2, 0, 0, 2, 0, 0]; clipsToBounds = YES; alpha = 0.3; hidden = YES; \
        autoresize = W+H+BM; userInteractionEnabled = NO; tag = 7; gestureRecognizers = [UITapGestureRecognizer]; \
        backgroundColor = 1 0 0 1; layer = <CALayer: 0x2>>
        """)
  }

  @Test func classesAddWhatTheyShow() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    label.text = "It's\nhere"
    #expect(text(label).contains("frame = (0 0; 80 20); text = 'It's\\nhere'; userInteractionEnabled = NO"))
    let image = UIImageView(image: UIImage(systemName: "star"))
    #expect(text(image).contains("image = UIImage("))
    let row = Row(style: .default, reuseIdentifier: nil)
    #expect(text(row).hasPrefix("<Row: 0x1; baseClass = UITableViewCell; frame = (0 0; 320 44); clipsToBounds = YES;"))
    row.textLabel?.text = "Bread"
    #expect(text(row).contains("frame = (0 0; 320 44); text = 'Bread'; clipsToBounds"))
  }

  @Test func scrollViewsAndListsAddTheirGeometry() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    scroll.contentSize = CGSize(width: 100, height: 500.25)
    scroll.contentInset.top = 10
    scroll.contentOffset.y = 33
    #expect(
      text(scroll).hasSuffix(
        "layer = <CALayer: 0x2>; contentOffset: {0, 33}; contentSize: {100, 500.25}; adjustedContentInset: {10, 0, 0, 0}>"))
    let fixture = TableFixture([3])
    #expect(text(fixture.table).hasSuffix("dataSource: <Rows: 0x3>>"))
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(text(collection).hasSuffix("adjustedContentInset: {0, 0, 0, 0}; layout = <UICollectionViewFlowLayout: 0x3>>"))
  }

  @Test func runningAnimationsAreNamed() {
    let stage = ManualStage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    stage.settle()
    UIView.animate(withDuration: 1) { view.alpha = 0 }
    #expect(text(view).contains("alpha = 0; animations = { opacity=<CABasicAnimation: 0x2>; }; layer = "))
    stage.settle()
    #expect(!view.description.contains("animations"))
  }

  @Test func aTreeIsIndentedByItsDepth() {
    let stage = ManualStage(size: CGSize(width: 100, height: 200), scale: 2)
    let card = Card(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    label.text = "Title"
    card.addSubview(label)
    card.addSubview(UIView(frame: CGRect(x: 0, y: 20, width: 80, height: 60)))
    stage.window.addSubview(card)
    stage.settle()
    #expect(
      stage.window.recursiveDescription().withStableAddresses == """
        <UIWindow: 0x1; frame = (0 0; 100 200); layer = <CALayer: 0x2>>
           | <Card: 0x3; frame = (10 10; 80 80); layer = <CALayer: 0x4>>
           |    | <UILabel: 0x5; frame = (0 0; 80 20); text = 'Title'; userInteractionEnabled = NO; layer = <CALayer: 0x6>>
           |    | <UIView: 0x7; frame = (0 20; 80 60); layer = <CALayer: 0x8>>
        """)
  }

  @Test func aScreenPrintsItsControllersAndViews() {
    let stage = ManualStage(size: CGSize(width: 100, height: 200), scale: 2)
    stage.window.rootViewController = UIViewController()
    stage.settle()
    #expect(
      stage.screen.recursiveDescription().withStableAddresses == """
        <UIScreen: 0x1; bounds = {{0, 0}, {100, 200}}; scale = 2; maximumFramesPerSecond = 60>
        <UIViewController 0x2, state: appeared, view: <UIView 0x3>>
        <UIWindow: 0x4; frame = (0 0; 100 200); layer = <CALayer: 0x5>>
           | <UIView: 0x3; frame = (0 0; 100 200); autoresize = W+H; layer = <CALayer: 0x6>>
        """)
  }

  @Test func offTheMainQueueOnlyClassAndAddressAreRead() async {
    let view = UILabel()
    let text = await Task.detached { view.description }.value
    #expect(text.withStableAddresses == "<UILabel: 0x1>")
  }
}
