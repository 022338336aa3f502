import CoreGraphics
import Foundation
import ManualHost
import Testing
@testable import UIKitCore
import UIKitGraphics

/// Constraints that a view or its controller changes while it is laid out.
@MainActor @Suite struct LayoutInLayoutTests {
  private let stage = ManualStage(size: CGSize(width: 375, height: 667), scale: 1)

  /// Replaces a constraint by a new one in each layout.
  private final class ReplacingController: UIViewController {
    let panel = UIView()
    let inner = UIView()
    var length: CGFloat = 600
    var layouts = 0
    private var height: NSLayoutConstraint?

    override func viewDidLoad() {
      super.viewDidLoad()
      for (view, parent) in [(panel, view!), (inner, panel)] {
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
      }
      NSLayoutConstraint.activate([
        panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        panel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        panel.bottomAnchor.constraint(equalTo: view.topAnchor, constant: 250),
        inner.topAnchor.constraint(equalTo: panel.topAnchor), inner.bottomAnchor.constraint(equalTo: panel.bottomAnchor),
        inner.leadingAnchor.constraint(equalTo: panel.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: panel.trailingAnchor),
      ])
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      layouts += 1
      height?.isActive = false
      height = panel.heightAnchor.constraint(equalToConstant: length)
      height?.isActive = true
    }
  }

  @Test func aConstraintReplacedByAnEqualOneInEachLayoutSettles() {
    let controller = ReplacingController()
    stage.window.rootViewController = controller
    stage.advance(by: 1)
    #expect(controller.panel.frame == CGRect(x: 0, y: -350, width: 375, height: 600))
    #expect(controller.inner.frame == CGRect(x: 0, y: 0, width: 375, height: 600))
    #expect(controller.layouts <= 3)
    let settled = controller.layouts
    stage.advance(by: 1)
    #expect(controller.layouts == settled)
    controller.length = 100
    controller.view.setNeedsLayout()
    stage.advance(by: 1)
    #expect(controller.inner.frame.height == 100 && controller.layouts <= settled + 2)
  }

  /// Changes a constraint in its layout and needs the result at once.
  private final class Impatient: UIView {
    let child = UIView()
    private lazy var width = child.widthAnchor.constraint(equalToConstant: 10)
    var seen: [CGFloat] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      child.translatesAutoresizingMaskIntoConstraints = false
      addSubview(child)
      width.isActive = true
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      guard width.constant != bounds.width / 2 else { return }
      width.constant = bounds.width / 2
      layoutIfNeeded()
      seen.append(child.frame.width)
    }
  }

  @Test func layoutIfNeededInsideALayoutAppliesTheChange() {
    let view = Impatient(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    stage.window.addSubview(view)
    stage.advance(by: 0.1)
    #expect(view.seen == [100] && view.child.frame.width == 100)
    view.frame.size.width = 80
    stage.advance(by: 0.1)
    #expect(view.seen == [100, 40] && view.child.frame.width == 40)
  }

  /// A view that is laid out anew for each change of a constraint outside of its layout, even one without effect.
  private final class Counting: UIView {
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  @Test func aChangeOutsideOfALayoutLaysTheOwnerOut() {
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    let width = child.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    stage.window.addSubview(view)
    stage.advance(by: 0.1)
    let before = view.layouts
    width.constant = 30
    stage.advance(by: 0.1)
    #expect(view.layouts == before + 1 && child.frame.width == 30)
  }

  @Test func aLengthThatIsZeroTimesAnotherStandsAlone() {
    let (first, second) = (UIView(), UIView())
    let constraint = first.heightAnchor.constraint(equalTo: second.heightAnchor, multiplier: 0, constant: 7)
    #expect(constraint.multiplier == 1 && constraint.secondItem == nil && constraint.secondAnchor == nil)
    #expect(constraint.secondAttribute == .notAnAttribute && constraint.constant == 7)
  }

  /// A label with room around its text, as apps write it.
  private final class Padded: UILabel {
    var asked: [CGFloat] = []
    override var intrinsicContentSize: CGSize {
      asked.append(preferredMaxLayoutWidth)
      let size = super.intrinsicContentSize
      return CGSize(width: size.width + 20, height: size.height + 30)
    }
  }

  @Test func aLabelsOverrideIsAskedWithTheWidthThatItGets() {
    let rig = LayoutRig()
    let label = rig.add(Padded())
    let plain = rig.label(String(repeating: "words ", count: 40))
    (label.text, label.numberOfLines, plain.numberOfLines) = (plain.text, 0, 0)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: rig.root.leadingAnchor), label.topAnchor.constraint(equalTo: rig.root.topAnchor),
      label.widthAnchor.constraint(equalToConstant: 150), plain.widthAnchor.constraint(equalToConstant: 150),
      plain.topAnchor.constraint(equalTo: rig.root.topAnchor), plain.leadingAnchor.constraint(equalTo: rig.root.leadingAnchor),
    ])
    rig.layout()
    #expect(label.frame.height == plain.frame.height + 30 && plain.frame.height > 50)
    #expect(label.asked.contains(150) && label.preferredMaxLayoutWidth == 0)
    let count = label.asked.count
    rig.root.setNeedsLayout()
    rig.layout()
    #expect(label.asked.count == count)
  }

  @Test func theNullRectangleMakesAViewWithoutSize() {
    #expect(UIView(frame: .null).frame == .zero && UIScrollView(frame: .null).contentOffset == .zero)
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.frame = .null
    #expect(view.frame == .zero)
  }

  @Test func theSafeAreaCanBeObserved() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var seen: [CGFloat?] = []
    let observation = view.observe(\.safeAreaInsets, options: [.initial, .new]) { _, change in seen.append(change.newValue?.top) }
    let other = ManualStage(
      size: CGSize(width: 100, height: 100), safeAreaInsets: UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0))
    other.window.addSubview(view)
    other.advance(by: 0.1)
    #expect(seen == [0, 40])
    withExtendedLifetime(observation) {}
  }
}
