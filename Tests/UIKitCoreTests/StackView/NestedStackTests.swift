import CoreGraphics
import Foundation
import ManualHost
import TestSupport
import Testing
import UIKitCore
import UIKitGraphics

/// Stack views inside of stack views: the first layout places every view.
@MainActor @Suite struct NestedStackTests {
  private let stage = ManualStage(size: CGSize(width: 375, height: 667), scale: 1)

  private func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
    let view = UIView()
    view.widthAnchor.constraint(equalToConstant: width).isActive = true
    view.heightAnchor.constraint(equalToConstant: height).isActive = true
    return view
  }

  /// Pins the leading top corner; the stack's content gives its size.
  private func pin(_ stack: UIStackView, in parent: UIView) {
    stack.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: parent.leadingAnchor), stack.topAnchor.constraint(equalTo: parent.topAnchor),
    ])
  }

  @Test(arguments: [UIStackView.Alignment.center, .fill, .top, .bottom])
  func aRowWithMarginsInAColumnPlacesItsViewsInTheFirstLayout(_ alignment: UIStackView.Alignment) {
    let views = [box(30, 20), box(50, 20)]
    let row = UIStackView(arrangedSubviews: views)
    row.alignment = alignment
    row.isLayoutMarginsRelativeArrangement = true
    row.layoutMargins = UIEdgeInsets(top: 11, left: 16, bottom: 7, right: 5)
    row.insetsLayoutMarginsFromSafeArea = false
    let column = UIStackView(arrangedSubviews: [row])
    column.axis = .vertical
    pin(column, in: stage.window)
    stage.advance(by: 0)
    #expect(row.frame == CGRect(x: 0, y: 0, width: 101, height: 38))
    #expect(views.map(\.frame) == [CGRect(x: 16, y: 11, width: 30, height: 20), CGRect(x: 46, y: 11, width: 50, height: 20)])
  }

  /// A column or row of up to three levels, with margins, spacings, alignments and hidden views at random.
  private func randomStack(_ random: inout SeededGenerator, depth: Int) -> UIStackView {
    let stack = UIStackView()
    stack.axis = Bool.random(using: &random) ? .vertical : .horizontal
    stack.alignment = [.fill, .leading, .center, .trailing].randomElement(using: &random)!
    stack.spacing = CGFloat(Int.random(in: 0...8, using: &random))
    if Bool.random(using: &random) {
      stack.isLayoutMarginsRelativeArrangement = true
      stack.layoutMargins = UIEdgeInsets(
        top: CGFloat(Int.random(in: 0...12, using: &random)), left: CGFloat(Int.random(in: 0...16, using: &random)), bottom: 3,
        right: 4)
      stack.insetsLayoutMarginsFromSafeArea = Bool.random(using: &random)
    }
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let child: UIView
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where depth > 0, 1 where depth > 0: child = randomStack(&random, depth: depth - 1)
      case 2:
        let label = UILabel()
        label.text = String(repeating: "word ", count: Int.random(in: 1...4, using: &random))
        child = label
      default:
        child = box(CGFloat(Int.random(in: 5...40, using: &random)), CGFloat(Int.random(in: 5...40, using: &random)))
      }
      child.isHidden = Int.random(in: 0..<8, using: &random) == 0
      stack.addArrangedSubview(child)
    }
    return stack
  }

  private func all(_ view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + all($0) } }

  @Test(arguments: 0..<120) func aSecondLayoutMovesNothing(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let outer = randomStack(&random, depth: 2)
    let host = UIView(frame: stage.window.bounds)
    if Bool.random(using: &random) {
      let scrollView = UIScrollView(frame: stage.window.bounds)
      host.addSubview(scrollView)
      pin(outer, in: scrollView)
    } else {
      pin(outer, in: host)
    }
    stage.window.addSubview(host)
    stage.advance(by: 0)
    for step in 0..<4 {
      let views = all(host)
      let frames = views.map(\.frame)
      for view in views { view.setNeedsLayout() }
      stage.advance(by: 0)
      for (view, frame) in zip(views, frames) where view.frame != frame {
        Issue.record("step \(step): \(view) was at \(frame) in the first layout")
      }
      guard let changed = all(outer).randomElement(using: &random) else { return }
      if let stack = changed as? UIStackView {
        stack.layoutMargins.left += 5
        stack.isLayoutMarginsRelativeArrangement.toggle()
      } else {
        changed.isHidden.toggle()
      }
      stage.advance(by: 0)
    }
  }
}
