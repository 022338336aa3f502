import UIKitCollections
import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists

/// Where a carried item may go.
@MainActor @Suite(.serialized) struct MovementTargetTests {
  @Test func anItemGivesWayOnItsEdgesToo() {
    let grid = MovementGrid([Array(0..<9)])
    func target(_ x: CGFloat, _ y: CGFloat) -> IndexPath {
      grid.layout.targetIndexPath(forInteractivelyMovingItem: item(0), withPosition: CGPoint(x: x, y: y))
    }
    #expect(target(150, 150) == item(4) && target(100, 100) == item(4), "its upper left corner belongs to it")
    #expect(target(199, 199) == item(4) && target(200, 200) == item(8))
    #expect(target(100, 0) == item(1) && target(0, 100) == item(3))
    #expect(target(99, 99) == item(0) && target(900, 900) == item(0))
  }

  /// The message names the call; without the check the program would stop at an index of an array.
  @Test func aPlaceInNoSectionAndOneBeforeTheFirstItemStopTheProgram() async {
    let message =
      "atCurrentIndexPath:toProposedIndexPath:) of MovementGrid returned [%]: without the item itself there is no such place"
    let section = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      Self.move(to: IndexPath(item: 0, section: 9))
    }
    expectMessage(section, message.replacingOccurrences(of: "%", with: "9, 0"))
    let item = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      Self.move(to: IndexPath(item: -1, section: 0))
    }
    expectMessage(item, message.replacingOccurrences(of: "%", with: "0, -1"))
    let last = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      Self.move(to: IndexPath(item: 9, section: 0))
    }
    expectMessage(last, message.replacingOccurrences(of: "%", with: "0, 9"))
  }

  private static func move(to path: IndexPath) {
    let grid = MovementGrid([Array(0..<9)])
    grid.retarget = { _, _ in path }
    guard grid.begin(0) else { return }
    grid.move(150, 150)
  }

  private func expectMessage(_ result: ExitTest.Result?, _ part: String) {
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains(part), "\(output.suffix(600))")
  }
}
