import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import Gallery

/// The debugging surface on a whole screen: the scene `home`, six view controllers in one scroll view.
@MainActor @Suite struct DebuggingTests {
  private let player: ScenePlayer

  init() throws {
    let scene = try #require(GalleryScene.all.first { $0.name == "home" })
    player = ScenePlayer(scene.short, size: scene.size, scale: 1)
  }

  private var window: UIWindow { player.stage.window }

  private func count(_ view: UIView) -> Int { 1 + view.subviews.reduce(0) { $0 + count($1) } }

  @Test func theTreeHasALineForEachView() {
    player.play(until: 0.2)
    let lines = window.recursiveDescription().split(separator: "\n")
    #expect(lines.count == count(window) && lines.count > 50)
    #expect(lines.allSatisfy { $0.contains(/^(   \| )*(   )?\|? ?<\w+(<.*>)?: 0x[0-9a-f]+; .*layer = <\w+: 0x[0-9a-f]+>/) })
    #expect(lines[0].hasPrefix("<UIWindow: 0x") && lines[1].hasPrefix("   | <") && lines[2].hasPrefix("   |    | <"))
  }

  @Test func theControllersAreThoseOfThePage() throws {
    player.play(until: 0.2)
    let text = try #require(window.rootViewController).hierarchyDescription().withStableAddresses
    let lines = text.split(separator: "\n")
    #expect(lines.contains { $0.contains("<ScrollingStackController 0x") && $0.contains("state: appeared") })
    #expect(lines.count { $0.contains("state: ") } == lines.count && lines.count >= 8, "\(text)")
  }

  @Test func theLayersAndMachinesAreThose() throws {
    player.play(until: 0.6)
    let scroller = player.viewController.scrollView
    #expect(window.layer.recursiveDescription().contains("contents = drawing of "))
    #expect(scroller.stateDescription().contains("scroll machine: dragging (isTracking, isDragging)"))
    let tables = views(in: window, of: UITableView.self)
    #expect(!tables.isEmpty && tables.allSatisfy { $0.stateDescription().contains("list session: idle\n") })
  }

  @Test func aTraceFollowsTheFrames() {
    var lines: [String] = []
    window.screen.driver.trace = FrameTrace { lines.append($0) }
    player.play(until: 1)
    #expect(lines.count > 40)
    #expect(lines.allSatisfy { $0.contains(/^frame \d+ at \d+\.\d{3} s \| touches \d+ \| motion \d+ active \| layout \d+ pass/) })
    let dragged = lines.filter { $0.contains("px copied") && !$0.contains("touches 0") }
    #expect(dragged.count > 20, "the page is copied while a finger drags it")
  }

  @Test func theCommandsTraceToo() throws {
    let run = try ChildProcess.run("SCROLLWORK_TRACE=frames gallery render home -o picture.png")
    let lines = run.errors.split(separator: "\n")
    #expect(run.exitCode == 0 && !lines.isEmpty && lines.allSatisfy { $0.hasPrefix("frame ") }, "\(run.errors.prefix(600))")
    let unknown = try ChildProcess.run("SCROLLWORK_TRACE=all gallery render home -o picture.png")
    #expect(unknown.errors == "Scrollwork: SCROLLWORK_TRACE is \"all\": set it to frames, or leave it out\n")
  }

  private func views<View: UIView>(in view: UIView, of type: View.Type) -> [View] {
    ([view] as [UIView]).compactMap { $0 as? View } + view.subviews.flatMap { views(in: $0, of: type) }
  }
}
