public import Foundation
internal import QuartzCore
internal import TestReport
public import UIKitCore

/// The work that a part of a test has caused: counts that are the same in every run.
public struct StageWork: Equatable, Sendable {
  /// Frames in which something had changed.
  public var frames = 0
  /// Layout passes of frames and of `layoutIfNeeded()`.
  public var layoutPasses = 0
  /// Calls of `layoutSubviews()`.
  public var viewsLaidOut = 0
  /// Layers that drew their content.
  public var layersDisplayed = 0
  /// Cells and other reusable views of lists that were created.
  public var cellsMade = 0
  /// Reusable views that came from a pool.
  public var cellsReused = 0
  /// Texts that were measured because no answer was cached.
  public var textsMeasured = 0
}

extension Stage {
  /// Advances frame by frame until a condition holds; it is asked before the first frame and after each.
  ///
  /// - Returns: false if it does not hold after `limit` seconds of virtual time.
  @discardableResult public func advance(until condition: () -> Bool, limit: TimeInterval = 10) -> Bool {
    let end = time + limit
    while !condition() {
      if time >= end - 1e-9 { return false }
      advance(by: min(1 / Double(window.screen.maximumFramesPerSecond), end - time))
    }
    return true
  }

  /// The work that `body` causes. Counts are exact as long as `body` does not wait for other tasks.
  public func measure(_ body: () throws -> Void) rethrows -> StageWork {
    let before = work
    try body()
    let after = work
    return StageWork(
      frames: after.frames - before.frames, layoutPasses: after.layoutPasses - before.layoutPasses,
      viewsLaidOut: after.viewsLaidOut - before.viewsLaidOut, layersDisplayed: after.layersDisplayed - before.layersDisplayed,
      cellsMade: after.cellsMade - before.cellsMade, cellsReused: after.cellsReused - before.cellsReused,
      textsMeasured: after.textsMeasured - before.textsMeasured)
  }

  private var work: StageWork {
    StageWork(
      frames: presentCount, layoutPasses: WorkCounts.layoutPasses, viewsLaidOut: WorkCounts.viewsLaidOut,
      layersDisplayed: WorkCounts.layersDisplayed, cellsMade: WorkCounts.cellsMade, cellsReused: WorkCounts.cellsReused,
      textsMeasured: WorkCounts.textsLaidOut)
  }

  /// Shows a controller, removes it and fails the test if it, or one of its views, is still in memory.
  ///
  /// - Parameters:
  ///   - make: Makes the controller; nothing else may retain it.
  ///   - use: Uses the screen before it goes.
  ///   - fileID: Of the place that a failure names.
  ///   - filePath: Of the place that a failure names.
  ///   - line: Of the place that a failure names.
  ///   - column: Of the place that a failure names.
  public func expectNoLeaks(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ make: () -> UIViewController, use: (Stage) -> Void = { _ in }
  ) {
    let former = rootViewController
    var left: [Remains] = []
    do {
      let controller = make()
      rootViewController = controller
      advance(by: 0)
      use(self)
      isAtRest(within: 2)
      left = Remains.all(of: controller)
      rootViewController = former
    }
    isAtRest(within: 2)
    let names = left.filter { $0.object != nil }.map(\.name)
    guard !names.isEmpty else { return }
    let list = names.prefix(10).map { "  \($0)" }.joined(separator: "\n")
    TestReport.fail(
      "Still in memory after its screen has gone, \(names.count) of \(left.count) objects:\n\(list)", fileID, filePath, line,
      column)
  }
}

/// An object that should go.
@MainActor private struct Remains {
  weak var object: AnyObject?
  let name: String

  /// The controller and its view with all below; a reusable cell may wait in a pool that a leaked list retains, and is named then.
  static func all(of controller: UIViewController) -> [Remains] {
    var left = [Remains(object: controller, name: "\(type(of: controller))")]
    func add(_ view: UIView) {
      left.append(Remains(object: view, name: "\(type(of: view)) at \(view.frame)"))
      for subview in view.subviews { add(subview) }
    }
    if let view = controller.viewIfLoaded { add(view) }
    for child in controller.children { left += all(of: child) }
    return left
  }
}
