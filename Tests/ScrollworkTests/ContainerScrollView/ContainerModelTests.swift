import Scrollwork
import Testing
import UIKit
import UIKitTesting
import TestSupport

/// After any changes the container looks as the simplest stack would: every child visited, every height summed.
@MainActor @Suite struct ContainerModelTests {
  private let fixture = ContainerFixture()
  private var container: ContainerScrollView { fixture.container }

  private func height(_ view: UIView) -> CGFloat {
    if view.isHidden { return 0 }
    guard let view = view as? UIScrollView else { return view.frame.height }
    return view.contentInset.top + view.contentSize.height + view.contentInset.bottom
  }

  private func change(_ random: inout SeededGenerator) {
    let children = container.contentView.subviews
    let child = children.randomElement(using: &random)
    let height = CGFloat(Int.random(in: 0...700, using: &random))
    switch Int.random(in: 0..<10, using: &random) {
    case 0: fixture.addView(height: height)
    case 1: fixture.addScrollView(height: height, insets: UIEdgeInsets(top: 7, left: 0, bottom: 11, right: 0))
    case 2: fixture.addScrollView(height: height * 9)
    case 3: if children.count > 6 { child?.removeFromSuperview() }
    case 4: child?.isHidden.toggle()
    case 5: if let child { container.contentView.insertSubview(child, at: Int.random(in: 0..<children.count, using: &random)) }
    case 6: container.frame.size = CGSize(width: 200 + height / 10, height: 300 + height / 5)
    case 7:
      container.contentOffset.y = CGFloat(Int.random(in: 0...Int(max(0, container.contentSize.height - 480)), using: &random))
    default:
      if let child = child as? UIScrollView { child.contentSize.height = height * 2 } else { child?.frame.size.height = height }
    }
  }

  /// A frame is put together from centre and size, so the last bits may differ.
  private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-6 }

  private func expectStack(_ at: Comment) {
    let (lower, upper) = (container.bounds.minY, container.bounds.maxY)
    var y: CGFloat = 0
    for child in container.contentView.subviews {
      let space = height(child)
      defer { y += space }
      if child.isHidden { continue }
      #expect(isNear(child.frame.width, container.bounds.width), at)
      #expect(isNear(container.rect(of: child).minY, y) && isNear(container.rect(of: child).height, space), at)
      guard let child = child as? UIScrollView else {
        let isShown = y < upper && y + space > lower
        #expect(
          isShown ? isNear(child.frame.minY, y) && isNear(child.frame.minX, 0) : !child.frame.intersects(container.bounds), at)
        continue
      }
      let (start, end) = (max(y, lower), min(y + space, upper))
      #expect(isNear(child.frame.height, max(0, end - start)), at)
      guard end > start else { continue }
      #expect(isNear(child.frame.minY, start), at)
      #expect(isNear(child.contentOffset.y, start - y - child.contentInset.top), at)
    }
    #expect(isNear(container.contentSize.height, max(y, container.bounds.height)), at)
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func itLooksLikeTheSimplestStackAfterAnyChanges(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for step in 0..<120 {
      change(&random)
      if step.isMultiple(of: 3) { change(&random) }
      fixture.frame()
      expectStack("seed \(seed), step \(step)")
    }
  }
}
