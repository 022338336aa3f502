import Foundation
import Selectors
import Testing
import UIKitControllers
import UIKitControls
import UIKitTestSupport

@testable import UIKitCore
import UIKitGraphics

@MainActor private final class Screen: UIViewController, SelectorAnswering {
  var taps: [UIBarButtonItem] = []

  func tap(_ item: UIBarButtonItem) { taps.append(item) }

  nonisolated class var selectorTable: SelectorTable {
    ["tap:": SelectorMethod { (target: Screen, arguments) in target.tap(try arguments(0)) }]
  }
}

@MainActor @Suite struct SystemItemTests {
  private static let all: [UIBarButtonItem.SystemItem] = [
    .done, .cancel, .edit, .save, .add, .compose, .reply, .action, .organize, .bookmarks, .search, .refresh, .stop, .camera,
    .trash, .play, .pause, .rewind, .fastForward, .undo, .redo, .close,
  ]

  @Test func everyItemHasATitleOrASymbol() {
    for kind in Self.all {
      let item = UIBarButtonItem(barButtonSystemItem: kind, target: nil, action: nil)
      #expect((item.title == nil) != (item.image == nil), "\(kind)")
      #expect((item.style == .done) == (kind == .done || kind == .save))
    }
  }

  @Test func aTapPerformsTheAction() throws {
    let rig = ScrollRig()
    let screen = Screen()
    let item = UIBarButtonItem(barButtonSystemItem: .add, target: screen, action: "tap:")
    screen.navigationItem.rightBarButtonItem = item
    rig.window.rootViewController = UINavigationController(rootViewController: screen)
    rig.run(frames: 2)
    let button = try #require(buttons(in: rig.window).first)
    button.sendActions(for: .primaryActionTriggered)
    #expect(screen.taps == [item])
    var count = 0
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .trash, primaryAction: UIAction { _ in count += 1 })
    rig.run(frames: 2)
    buttons(in: rig.window).first?.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
  }

  @Test func fixedSpaceSeparatesAndFlexibleSpaceDoesNot() {
    let rig = ScrollRig()
    let screen = UIViewController()
    func items(_ space: UIBarButtonItem?) -> [UIBarButtonItem] {
      [UIBarButtonItem(systemItem: .add)] + (space.map { [$0] } ?? []) + [UIBarButtonItem(systemItem: .trash)]
    }
    rig.window.rootViewController = UINavigationController(rootViewController: screen)
    func distance(_ space: UIBarButtonItem?) -> CGFloat {
      screen.navigationItem.leftBarButtonItems = items(space)
      rig.run(frames: 2)
      let frames = buttons(in: rig.window).map { $0.convert($0.bounds, to: rig.window) }
      return frames[1].minX - frames[0].maxX
    }
    let plain = distance(nil)
    #expect(distance(.flexibleSpace()) == plain)
    #expect(distance(.fixedSpace(50)) == plain * 2 + 50)
    let wide = UIBarButtonItem(systemItem: .add)
    wide.width = 200
    screen.navigationItem.leftBarButtonItems = [wide]
    rig.run(frames: 2)
    #expect(buttons(in: rig.window).first?.bounds.width == 200)
  }

  private func buttons(in view: UIView) -> [UIButton] {
    (view as? UIButton).map { [$0] } ?? view.subviews.flatMap(buttons)
  }
}
