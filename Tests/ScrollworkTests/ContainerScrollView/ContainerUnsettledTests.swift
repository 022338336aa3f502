import Scrollwork
import Testing
import UIKit
import UIKitTesting

/// Children that change in every pass: the container warns and goes on later, and never loops.
@MainActor @Suite struct ContainerUnsettledTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
  private let container = ContainerScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private var warnings: [String] { stage.window.screen.warnings.given }

  init() { stage.window.addSubview(container) }

  private func frame() { stage.advance(by: 1.0 / 60) }

  /// A child that grows whenever the one below it moves, which it does because this one has grown.
  private func addGrowing() -> (growing: GrowingView, moving: MovingView) {
    let growing = GrowingView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    let moving = MovingView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    for view in [growing, moving] { container.addArrangedSubview(view) }
    frame()
    moving.onMove = { [unowned growing] in growing.frame.size.height += 1 }
    return (growing, moving)
  }

  @Test func aChildThatChangesInEveryPassIsNamedInOneWarning() throws {
    let (growing, moving) = addGrowing()
    growing.frame.size.height = 50
    frame()
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("GrowingView changed again in each of 32 rounds") == true)
    #expect(growing.frame.height == 82, "one more in each round")
    moving.onMove = nil
    try stage.settle()
    #expect(moving.frame.minY == growing.frame.height)
    #expect(container.rect(of: moving).minY == growing.frame.height)
    #expect(warnings.count == 1)
  }

  @Test func theFramesAfterItAreDrawnWithPauses() {
    let (growing, _) = addGrowing()
    growing.frame.size.height = 50
    frame()
    let height = growing.frame.height
    for _ in 0..<4 { frame() }
    #expect(growing.frame.height == height)
    stage.advance(by: 0.1)
    #expect(growing.frame.height == height + 32)
    #expect(warnings.count == 1)
  }

  @Test func inAnAnimationAPassEndsAfterEightRounds() throws {
    let (growing, moving) = addGrowing()
    UIView.animate(withDuration: 0.3) { growing.frame.size.height = 50 }
    #expect(growing.frame.height < 100)
    moving.onMove = nil
    try stage.settle()
    #expect(moving.frame.minY == growing.frame.height)
    #expect(warnings.isEmpty)
  }

  @Test func aChainOfChangesThatEndsIsNoReasonToWarn() {
    let (growing, moving) = addGrowing()
    moving.onMove = { [unowned growing] in
      if growing.frame.height < 70 { growing.frame.size.height += 1 }
    }
    growing.frame.size.height = 50
    frame()
    #expect(growing.frame.height == 70 && moving.frame.minY == 70)
    #expect(warnings.isEmpty)
  }
}

private final class GrowingView: UIView {}

private final class MovingView: UIView {
  var onMove: (() -> Void)?

  override var frame: CGRect {
    didSet { if frame.origin != oldValue.origin { onMove?() } }
  }
}
