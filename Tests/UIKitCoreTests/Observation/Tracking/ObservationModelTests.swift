import CoreGraphics
import ManualHost
import Observation
import Testing
import TestSupport
import UIKitGraphics

@_spi(UIKitModules) @testable import UIKitCore

/// Random screens that read random models. What a method has read in its last run is recorded beside UIKit, in a set of names.
@MainActor @Suite struct ObservationModelTests {
  @Test(arguments: 0..<10) func whatChangedIsUpdatedOnceAndNothingElse(_ seed: Int) {
    for screen in 0..<100 {
      var program = TrackingProgram(seed: UInt64(seed * 1000 + screen))
      program.run(steps: 12)
    }
  }
}

/// A property of a model, by its number and name.
private struct Property: Hashable {
  let model: Int
  let name: ReferenceWritableKeyPath<Model, Int>
}

@MainActor private struct TrackingProgram {
  private let stage = ManualStage(size: CGSize(width: 400, height: 600), scale: 1)
  private var random: SeededGenerator
  private let seed: UInt64
  private var models: [Model]
  private var views: [ReadingView] = []
  private var log = ReadLog()
  private static let methods: [TrackedMethod] = [.updateProperties, .updateConstraints, .layoutSubviews, .draw]
  private static let names: [ReferenceWritableKeyPath<Model, Int>] = [\.count, \.other]

  /// What each method of each view has read in its last run.
  private final class ReadLog {
    var reads: [ObjectIdentifier: [TrackedMethod: Set<Property>]] = [:]
  }

  init(seed: UInt64) {
    (self.seed, random) = (seed, SeededGenerator(seed: seed))
    models = (0..<4).map { _ in Model() }
    stage.screen.makeCurrent()
  }

  mutating func run(steps: Int) {
    for _ in 0..<6 { add() }
    settle()
    for _ in 0..<steps {
      switch Int.random(in: 0..<10, using: &random) {
      case 0: add()
      case 1: remove()
      case 2: move()
      default: change()
      }
    }
    let weakViews = views.map { Weak($0) }
    for view in views { view.removeFromSuperview() }
    views = []
    stage.advance(by: 1 / 60)
    #expect(weakViews.allSatisfy { $0.view == nil }, "seed \(seed): a view is retained")
    for model in models { model.count += 1 }
    stage.advance(by: 1 / 60)
  }

  private struct Weak {
    weak var view: ReadingView?
    init(_ view: ReadingView) { self.view = view }
  }

  private mutating func settle() {
    stage.advance(by: 1 / 60)
    for view in views { _ = view.takeCalls() }
  }

  private mutating func add() {
    let view = ReadingView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    // A view that is gone may have had the same address.
    log.reads[ObjectIdentifier(view)] = nil
    for method in Self.methods where Bool.random(using: &random) {
      // The second property is read only while the first is even.
      let (first, second) = (property(), property())
      view.bodies[method] = { [log, models] view in
        var read: Set<Property> = [first.0]
        if models[first.0.model][keyPath: first.1] % 2 == 0 {
          read.insert(second.0)
          _ = models[second.0.model][keyPath: second.1]
        }
        log.reads[ObjectIdentifier(view), default: [:]][method] = read
      }
    }
    (views.randomElement(using: &random) ?? stage.window).addSubview(view)
    view.setNeedsUpdateConstraints()
    views.append(view)
    settle()
  }

  private mutating func property() -> (Property, ReferenceWritableKeyPath<Model, Int>) {
    let (model, name) = (Int.random(in: 0..<models.count, using: &random), Self.names.randomElement(using: &random) ?? \.count)
    return (Property(model: model, name: name), name)
  }

  private mutating func remove() {
    guard let view = views.randomElement(using: &random) else { return }
    view.removeFromSuperview()
    views.removeAll { $0.isDescendant(of: view) }
    settle()
  }

  private mutating func move() {
    guard let view = views.randomElement(using: &random), let parent = views.randomElement(using: &random),
      !parent.isDescendant(of: view)
    else { return }
    parent.addSubview(view)
    settle()
  }

  private mutating func change() {
    var changed: Set<Property> = []
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let (property, name) = property()
      models[property.model][keyPath: name] += 1
      changed.insert(property)
    }
    let before = log.reads
    stage.advance(by: 1 / 60)
    for view in views {
      var expected: [TrackedMethod: Int] = [:]
      for (method, read) in before[ObjectIdentifier(view)] ?? [:] where !read.isDisjoint(with: changed) {
        expected[method] = 1
        // An update of constraints is part of a layout.
        if method == .updateConstraints { expected[.layoutSubviews] = 1 }
      }
      let calls = view.takeCalls()
      #expect(calls == expected, "seed \(seed), after changes of \(changed.count) properties")
    }
  }
}
