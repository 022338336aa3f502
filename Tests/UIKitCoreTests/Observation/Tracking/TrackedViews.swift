import CoreGraphics
import Observation
import UIKitGraphics

@_spi(UIKitModules) @testable import UIKitCore

@Observable @MainActor final class Model {
  var name = ""
  var count = 0
  var other = 0
}

/// A view whose methods read what the test says, and count their calls.
@MainActor final class ReadingView: UIView {
  var bodies: [TrackedMethod: (ReadingView) -> Void] = [:]
  private(set) var calls: [TrackedMethod: Int] = [:]

  func takeCalls() -> [TrackedMethod: Int] {
    defer { calls = [:] }
    return calls
  }

  private func run(_ method: TrackedMethod) {
    calls[method, default: 0] += 1
    bodies[method]?(self)
  }

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

@MainActor final class ReadingController: UIViewController {
  var bodies: [TrackedMethod: (ReadingController) -> Void] = [:]
  private(set) var calls: [TrackedMethod: Int] = [:]

  func takeCalls() -> [TrackedMethod: Int] {
    defer { calls = [:] }
    return calls
  }

  private func run(_ method: TrackedMethod) {
    calls[method, default: 0] += 1
    bodies[method]?(self)
  }

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
