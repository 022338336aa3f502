import Scrollwork
import TestSupport
import Testing
import UIKit
import UIKitTesting

/// What layout costs while something else animates.
@MainActor @Suite struct ContainerLayoutPassTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)

  /// A container under so many views in the window.
  private func makeContainer(depth: Int) -> CountingContainer {
    let controller = UIViewController()
    stage.rootViewController = controller
    var parent: UIView = controller.view
    for _ in 0..<depth {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      parent.addSubview(view)
      parent = view
    }
    let container = CountingContainer(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    parent.addSubview(container)
    return container
  }

  @Test(arguments: [0, 1, 2, 5]) func anAnimatedLayoutWithoutChangesIsOne(depth: Int) throws {
    let container = makeContainer(depth: depth)
    container.addArrangedSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 1_000)))
    try stage.settle()
    let layouts = container.layouts
    UIView.animate(withDuration: 0.3) {
      container.setNeedsLayout()
      stage.window.layoutIfNeeded()
    }
    #expect(container.layouts <= layouts + 2)
    try stage.settle()
    #expect(container.layouts <= layouts + 4)
  }

  @Test func aContainerIsTurnedWithAnimation() throws {
    let container = makeContainer(depth: 2)
    for view in sequence(first: container as UIView, next: \.superview).prefix(3) {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    for height in stride(from: 100 as CGFloat, through: 1_500, by: 100) {
      container.addArrangedSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: height)))
    }
    try stage.settle()
    container.contentOffset.y = 2_000
    try stage.settle()
    let layouts = container.layouts
    stage.resize(to: CGSize(width: 480, height: 320), duration: 0.3)
    #expect(container.layouts <= layouts + 4)
    try stage.settle()
  }
}
