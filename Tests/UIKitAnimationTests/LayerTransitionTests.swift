import CoreGraphics
import Foundation
import ManualHost
import QuartzCore
import Testing
import UIKitAnimation
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

@MainActor @Suite struct LayerTransitionTests {
  private let stage = ManualStage(size: CGSize(width: 200, height: 200), scale: 1)
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    view.backgroundColor = .red
    stage.window.addSubview(view)
    stage.settle()
  }

  /// Where the commands fill with a colour, on the screen; the last one first.
  private func places(of color: UIColor) -> [CGRect] {
    var (matrix, stack, found) = (CGAffineTransform.identity, [CGAffineTransform](), [CGRect]())
    for command in stage.screen.compositor.wholePicture().list.commands {
      switch command {
      case .save: stack.append(matrix)
      case .restore: matrix = stack.removeLast()
      case .concatenate(let step): matrix = step.concatenating(matrix)
      case .fillRect(let rect, color.cgColor): found.append(rect.applying(matrix))
      default: break
      }
    }
    return found
  }

  private func start(_ type: CATransitionType, _ subtype: CATransitionSubtype? = nil) {
    let transition = CATransition()
    (transition.type, transition.subtype, transition.duration) = (type, subtype, 1)
    transition.timingFunction = CAMediaTimingFunction(name: .linear)
    view.layer.add(transition, forKey: kCATransition)
    view.backgroundColor = .blue
    stage.advance(by: 0.25)
  }

  private func box(_ x: CGFloat, _ y: CGFloat) -> [CGRect] { [CGRect(x: x, y: y, width: 100, height: 100)] }

  @Test func pushingMovesBoth() {
    start(.push)
    #expect(places(of: .red) == box(-25, 0) && places(of: .blue) == box(75, 0))
    stage.settle()
    #expect(places(of: .red) == [] && places(of: .blue) == box(0, 0) && view.layer.animationKeys() == nil)
  }

  @Test(arguments: [
    (CATransitionSubtype.fromLeft, CGPoint(x: -75, y: 0)), (.fromTop, CGPoint(x: 0, y: 75)), (.fromBottom, CGPoint(x: 0, y: -75)),
  ]) func whatIsNewMovesIn(_ subtype: CATransitionSubtype, _ place: CGPoint) {
    start(.moveIn, subtype)
    // What is outside of the screen is not painted.
    let shown = box(place.x, place.y).map { $0.intersection(stage.window.bounds) }
    #expect(places(of: .red) == box(0, 0) && places(of: .blue) == shown)
    stage.settle()
  }

  @Test func whatWasThereIsRevealed() {
    start(.reveal, .fromLeft)
    #expect(places(of: .red) == box(25, 0) && places(of: .blue) == box(0, 0))
    stage.settle()
  }

  @Test func partOfTheWay() {
    let transition = CATransition()
    (transition.startProgress, transition.endProgress, transition.duration, transition.type) = (0.5, 0.75, 1, .push)
    view.layer.add(transition, forKey: nil)
    view.backgroundColor = .blue
    stage.advance(by: 0)
    #expect(places(of: .blue) == box(50, 0))
    stage.settle()
  }

  // MARK: Snapshots

  @Test func aSnapshotShowsWhatWasThereAndStretches() throws {
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
    view.isHidden = true
    snapshot.frame.origin = CGPoint(x: 50, y: 20)
    stage.window.addSubview(snapshot)
    stage.settle()
    #expect(places(of: .red) == [CGRect(x: 50, y: 20, width: 100, height: 100)])
    snapshot.frame.size = CGSize(width: 50, height: 150)
    stage.settle()
    #expect(places(of: .red) == [CGRect(x: 50, y: 20, width: 50, height: 150)])
  }

  @Test func aSnapshotOfAPartAndOfAViewOffTheScreen() throws {
    let away = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let inner = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    inner.backgroundColor = .green
    away.addSubview(inner)
    let part = CGRect(x: 30, y: 30, width: 30, height: 30)
    let snapshot = try #require(
      away.resizableSnapshotView(from: part, afterScreenUpdates: true, withCapInsets: .zero))
    #expect(snapshot.bounds.size == part.size)
    stage.window.addSubview(snapshot)
    stage.settle()
    #expect(places(of: .green) == [CGRect(x: 10, y: 10, width: 20, height: 20)])
  }
}
