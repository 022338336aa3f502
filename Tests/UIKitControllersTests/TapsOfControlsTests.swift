import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitControllers
import UIKitControls
import UIKitCore

/// A tap on a control in a view whose own tap recognizer dismisses something.
@MainActor @Suite struct TapsOfControlsTests {
  private let stage = ManualStage(size: CGSize(width: 300, height: 300), scale: 1)

  private func taps(on control: UIControl, at point: CGPoint? = nil, of recognizer: UITapGestureRecognizer) -> (
    tap: Int, control: Int
  ) {
    var counts = (tap: 0, control: 0)
    recognizer.addAction { _ in counts.tap += 1 }
    stage.window.addGestureRecognizer(recognizer)
    control.addAction(UIAction { _ in counts.control += 1 }, for: [.primaryActionTriggered, .valueChanged])
    stage.window.addSubview(control)
    stage.advance(by: 0.1)
    stage.tap(at: point ?? CGPoint(x: control.frame.midX, y: control.frame.midY))
    stage.advance(by: 1)
    return counts
  }

  static let makers: [@MainActor () -> (UIControl, CGPoint?)] = [
    {
      let button = UIButton(type: .system)
      button.setTitle("Go", for: .normal)
      button.frame = CGRect(x: 50, y: 50, width: 100, height: 44)
      return (button, nil)
    },
    { (UISwitch(frame: CGRect(x: 50, y: 50, width: 51, height: 31)), nil) },
    { (UIStepper(frame: CGRect(x: 50, y: 50, width: 94, height: 32)), CGPoint(x: 130, y: 66)) },
    {
      let segments = UISegmentedControl(items: ["a", "b"])
      segments.frame = CGRect(x: 50, y: 50, width: 200, height: 32)
      return (segments, CGPoint(x: 200, y: 66))
    },
    {
      let dots = UIPageControl(frame: CGRect(x: 50, y: 50, width: 200, height: 30))
      dots.numberOfPages = 5
      return (dots, CGPoint(x: 240, y: 65))
    },
  ]

  @Test(arguments: 0..<5) func theControlTakesTheTap(_ index: Int) {
    let (control, point) = Self.makers[index]()
    let counts = taps(on: control, at: point, of: UITapGestureRecognizer())
    #expect(counts.tap == 0 && counts.control >= 1)
  }

  @Test func aTapBesideTheControlIsTheRecognizers() {
    let (control, _) = Self.makers[0]()
    let counts = taps(on: control, at: CGPoint(x: 250, y: 250), of: UITapGestureRecognizer())
    #expect(counts.tap == 1 && counts.control == 0)
  }

  @Test func aRecognizerOfTheControlItselfRecognizes() {
    let (control, _) = Self.makers[0]()
    var own = 0
    let recognizer = UITapGestureRecognizer()
    recognizer.addAction { _ in own += 1 }
    control.addGestureRecognizer(recognizer)
    _ = taps(on: control, of: UITapGestureRecognizer())
    #expect(own == 1)
  }

  @Test func aControlOfTheAppsLeavesTheTap() {
    let control = UIControl(frame: CGRect(x: 50, y: 50, width: 100, height: 44))
    #expect(taps(on: control, of: UITapGestureRecognizer()).tap == 1)
  }
}
