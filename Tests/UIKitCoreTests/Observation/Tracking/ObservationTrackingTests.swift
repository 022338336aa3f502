import CoreGraphics
import Foundation
import ManualHost
import Observation
import QuartzCore
import Testing
import UIKitGraphics

@_spi(UIKitModules) @testable import UIKitCore

@MainActor @Suite struct ObservationTrackingTests {
  let stage = ManualStage(size: CGSize(width: 400, height: 600), scale: 1)
  let model = Model()
  let view = ReadingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() { stage.window.addSubview(view) }

  private func frame() { stage.advance(by: 1 / 60) }

  private func show(_ reads: [TrackedMethod: (ReadingView) -> Void] = [:]) {
    view.bodies = reads
    view.setNeedsUpdateProperties()
    view.setNeedsUpdateConstraints()
    view.setNeedsLayout()
    view.setNeedsDisplay()
    frame()
    _ = view.takeCalls()
  }

  @Test(arguments: [TrackedMethod.updateProperties, .updateConstraints, .layoutSubviews, .draw])
  func aChangeRunsTheMethodThatReadIt(_ method: TrackedMethod) {
    var seen: [String] = []
    show([method: { _ in seen.append(model.name) }])
    model.name = "a"
    model.name = "b"
    frame()
    let calls = view.takeCalls()
    #expect(calls[method] == 1 && seen.last == "b")
    // Constraints are part of a layout; nothing else runs with another method.
    #expect(Set(calls.keys) == (method == .updateConstraints ? [.updateConstraints, .layoutSubviews] : [method]))
    model.other += 1
    frame()
    #expect(view.takeCalls().isEmpty)
  }

  @Test func aReadingOutsideOfTheMethodsIsNotTracked() {
    show()
    _ = model.name
    view.accessibilityLabel = model.name
    model.name = "a"
    frame()
    #expect(view.takeCalls().isEmpty)
  }

  @Test func onlyWhatTheLastRunReadCounts() {
    show([.updateProperties: { _ in _ = model.count > 0 ? model.other : 0 }])
    model.other = 1
    frame()
    #expect(view.takeCalls().isEmpty)
    model.count = 1
    frame()
    #expect(view.takeCalls() == [.updateProperties: 1])
    model.other = 2
    frame()
    #expect(view.takeCalls() == [.updateProperties: 1])
    model.count = 0
    frame()
    _ = view.takeCalls()
    model.other = 3
    frame()
    #expect(view.takeCalls().isEmpty)
  }

  @Test func aMethodThatRunsOftenHasOneRegistration() {
    show([.layoutSubviews: { _ in _ = model.name }])
    for _ in 0..<1000 {
      view.setNeedsLayout()
      frame()
    }
    _ = view.takeCalls()
    model.name = "a"
    frame()
    frame()
    #expect(view.takeCalls() == [.layoutSubviews: 1])
  }

  @Test func aViewThatIsGoneIsNotUpdatedAndNotRetained() {
    weak var gone: ReadingView?
    var runs = 0
    do {
      let other = ReadingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      other.bodies = [
        .updateProperties: { _ in (runs, _) = (runs + 1, model.name) },
        .layoutSubviews: { _ in (runs, _) = (runs + 1, model.name) },
      ]
      gone = other
      stage.window.addSubview(other)
      frame()
      #expect(runs == 2)
      other.removeFromSuperview()
    }
    frame()
    #expect(gone == nil)
    model.name = "a"
    frame()
    #expect(runs == 2)
  }

  @Test func aModelThatIsGoneIsNotRetained() {
    weak var gone: Model?
    do {
      let other = Model()
      gone = other
      view.bodies[.updateProperties] = { [weak other] _ in _ = other?.name }
      view.setNeedsUpdateProperties()
      frame()
      #expect(view.takeCalls()[.updateProperties] == 1)
    }
    #expect(gone == nil)
  }

  @Test func aViewOutsideOfAWindowCatchesUpWhenItReturns() {
    show([.updateProperties: { _ in _ = model.name }])
    view.removeFromSuperview()
    model.name = "a"
    frame()
    #expect(view.takeCalls().isEmpty)
    stage.window.addSubview(view)
    frame()
    #expect(view.takeCalls()[.updateProperties] == 1)
    model.name = "b"
    frame()
    #expect(view.takeCalls() == [.updateProperties: 1])
  }

  @Test func aChangeOnAnotherThreadIsShownToo() async {

    let background = BackgroundModel()
    show([.updateProperties: { _ in _ = background.count }])
    await Task.detached { background.count = 1 }.value
    await Task.yield()
    // The change arrives by the main queue.
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    frame()
    #expect(view.takeCalls() == [.updateProperties: 1])
  }

  @Test func layoutsInsideOfALayoutBelongToIt() {
    let inner = ReadingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(inner)
    show([
      .layoutSubviews: { _ in
        inner.setNeedsLayout()
        inner.layoutIfNeeded()
      }
    ])
    inner.bodies[.layoutSubviews] = { _ in _ = model.name }
    view.setNeedsLayout()
    frame()
    (_, _) = (view.takeCalls(), inner.takeCalls())
    model.name = "a"
    frame()
    #expect(inner.takeCalls()[.layoutSubviews] ?? 0 >= 1)
    frame()
    (_, _) = (view.takeCalls(), inner.takeCalls())
    frame()
    #expect(view.takeCalls().isEmpty && inner.takeCalls().isEmpty)
  }

  // MARK: Controllers

  @Test(arguments: [
    TrackedMethod.updateControllerProperties, .updateConstraints, .viewWillLayoutSubviews, .viewDidLayoutSubviews,
  ])
  func aControllersMethodsFollowModels(_ method: TrackedMethod) {
    let controller = ReadingController()
    controller.bodies[method] = { _ in _ = model.name }
    stage.window.rootViewController = controller
    controller.view.setNeedsUpdateConstraints()
    frame()
    _ = controller.takeCalls()
    model.name = "a"
    frame()
    #expect(controller.takeCalls()[method] == 1)
    model.other = 2
    frame()
    #expect(controller.takeCalls().isEmpty)
  }

  // MARK: Properties

  @Test func propertiesAreUpdatedBeforeTheLayoutAndWithoutOne() {
    var order: [String] = []
    let inner = ReadingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(inner)
    view.bodies = [.updateProperties: { _ in order.append("view") }, .layoutSubviews: { _ in order.append("layout") }]
    inner.bodies = [.updateProperties: { _ in order.append("inner") }, .layoutSubviews: { _ in order.append("inner layout") }]
    frame()
    #expect(order == ["view", "inner", "layout", "inner layout"])
    order = []
    view.setNeedsUpdateProperties()
    view.setNeedsUpdateProperties()
    frame()
    frame()
    #expect(order == ["view"])
    order = []
    inner.setNeedsUpdateProperties()
    view.updatePropertiesIfNeeded()
    #expect(order == ["inner"])
    frame()
    #expect(order == ["inner"])
  }

  @Test func propertiesThatNeverSettleAreLeftToTheNextFrame() {
    var runs = 0
    view.bodies[.updateProperties] = { view in
      runs += 1
      view.setNeedsUpdateProperties()
    }
    frame()
    let first = runs
    frame()
    #expect(first > 0 && first < 32 && runs > first)
    view.bodies = [:]
    frame()
    frame()
    #expect(!stage.driver.needsFrame)
  }

  @Test func aControllersPropertiesComeBeforeItsViews() {
    var order: [String] = []
    let controller = ReadingController()
    controller.bodies[.updateControllerProperties] = { _ in order.append("controller") }
    let own = ReadingView()
    own.bodies[.updateProperties] = { _ in order.append("view") }
    controller.view = own
    stage.window.rootViewController = controller
    frame()
    #expect(order == ["controller", "view"])
    controller.setNeedsUpdateProperties()
    controller.updatePropertiesIfNeeded()
    #expect(order == ["controller", "view", "controller"])
  }

  @Test func aNewViewIsUpdatedBeforeItIsMeasured() {
    let cell = ReadingView()
    cell.bodies[.updateProperties] = { view in
      let height = view.heightAnchor.constraint(equalToConstant: 77)
      height.isActive = true
    }
    #expect(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 77)
  }

  // MARK: Animations

  @Test func flushedUpdatesAreAnimated() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(inner)
    show([.updateProperties: { _ in inner.alpha = model.count == 0 ? 1 : 0 }])
    UIView.animate(withDuration: 1, delay: 0, options: [.flushUpdates, .curveLinear]) { model.count = 1 }
    #expect(inner.alpha == 0 && inner.layer.animationKeys()?.isEmpty == false)
    stage.advance(by: 2)
    // Without the option the update comes in the next frame, without animation.
    UIView.animate(withDuration: 1) { model.count = 0 }
    frame()
    #expect(inner.alpha == 1 && inner.layer.animationKeys()?.isEmpty != false)
  }

  @Test func whatWasDueBeforeAFlushingBlockIsNotAnimated() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(inner)
    show([.layoutSubviews: { _ in inner.frame.origin.x = CGFloat(model.count) }])
    model.count = 50
    UIView.animate(withDuration: 1, delay: 0, options: .flushUpdates) {
      #expect(inner.frame.minX == 50 && inner.layer.animationKeys()?.isEmpty != false)
      UIView.performWithoutAnimation { model.count = 60 }
      #expect(inner.frame.minX == 60 && inner.layer.animationKeys()?.isEmpty != false)
      model.count = 70
    }
    #expect(inner.frame.minX == 70 && inner.layer.animationKeys()?.isEmpty == false)
  }

  // MARK: Traits

  @Test func aTraitThatWasReadRunsTheMethodAgain() {
    show([
      .layoutSubviews: { _ = $0.traitCollection.layoutDirection },
      .updateProperties: { _ = $0.traitCollection.preferredContentSizeCategory },
    ])
    view.traitOverrides.preferredContentSizeCategory = .extraLarge
    frame()
    #expect(view.takeCalls() == [.updateProperties: 1])
    view.traitOverrides.layoutDirection = .rightToLeft
    frame()
    #expect(view.takeCalls()[.layoutSubviews] == 1)
    view.traitOverrides.userInterfaceIdiom = .pad
    frame()
    #expect(view.takeCalls().isEmpty)
  }

  @Test func traitsThatUIKitReadsDoNotCount() {
    let label = UILabel()
    view.addSubview(label)
    show([
      .layoutSubviews: { _ in
        label.text = "text"
        label.sizeToFit()
      }
    ])
    view.traitOverrides.userInterfaceIdiom = .pad
    view.traitOverrides.legibilityWeight = .bold
    frame()
    #expect(view.takeCalls()[.layoutSubviews] == nil)
  }
}

/// Is changed on other threads.
private final class BackgroundModel: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private let lock = NSLock()
  private var stored = 0

  var count: Int {
    get {
      registrar.access(self, keyPath: \.count)
      return lock.withLock { stored }
    }
    set { registrar.withMutation(of: self, keyPath: \.count) { lock.withLock { stored = newValue } } }
  }
}
