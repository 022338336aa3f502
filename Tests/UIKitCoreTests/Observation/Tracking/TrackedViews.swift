import CoreGraphics
import Observation
import UIKitGraphics

@_spi(UIKitModules) @testable import UIKitCore

@Observable @MainActor final class Model {
  var name = ""
  var count = 0
  var other = 0
}

/// An object whose tracked methods do what the test says, and count their calls.
@MainActor protocol TrackedCaller: AnyObject {
  var bodies: [TrackedMethod: (Self) -> Void] { get }
  var calls: [TrackedMethod: Int] { get set }
}

extension TrackedCaller {
  /// The calls since the last time.
  func takeCalls() -> [TrackedMethod: Int] {
    defer { calls = [:] }
    return calls
  }

  func run(_ method: TrackedMethod) {
    calls[method, default: 0] += 1
    bodies[method]?(self)
  }
}

/// A view whose methods read what the test says, and count their calls.
@MainActor final class ReadingView: UIView, TrackedCaller {
  var bodies: [TrackedMethod: (ReadingView) -> Void] = [:]
  var calls: [TrackedMethod: Int] = [:]

  override func updateProperties() {
    super.updateProperties()
    run(.updateProperties)
  }

  override func updateConstraints() {
    run(.updateConstraints)
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    run(.layoutSubviews)
  }

  override func draw(_ rect: CGRect) { run(.draw) }
}

@MainActor final class ReadingController: UIViewController, TrackedCaller {
  var bodies: [TrackedMethod: (ReadingController) -> Void] = [:]
  var calls: [TrackedMethod: Int] = [:]

  override func updateProperties() {
    super.updateProperties()
    run(.updateControllerProperties)
  }

  override func updateViewConstraints() {
    run(.updateConstraints)
    super.updateViewConstraints()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    run(.viewWillLayoutSubviews)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    run(.viewDidLayoutSubviews)
  }
}
