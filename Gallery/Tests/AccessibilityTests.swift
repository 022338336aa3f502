import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Gallery

/// What a screen reader finds in the scenes.
@MainActor @Suite struct AccessibilityTests {
  nonisolated static let names = [
    "containers", "naive", "nested", "reuse", "home", "homestack", "collections", "mixed", "simple", "pins", "xray", "grid",
    "profile", "timeline", "sideways", "edit", "chat", "refresh", "pages", "streets", "photo", "top", "tray", "messages",
    "constraints", "stack", "spreadsheet", "sections", "feed", "drawer", "compositional", "outline", "sizes", "invalid",
    "search", "controls", "writing", "desk", "dates", "observed", "edges", "mail", "materials", "files", "kiosk",
  ]

  @Test func everySceneIsWalked() { #expect(Set(GalleryScene.all.map(\.name)) == Set(Self.names)) }

  @Test(arguments: names) func whatAPersonOperatesHasALabel(name: String) throws {
    let scene = try #require(GalleryScene.all.first { $0.name == name })
    for size in [CGSize(width: 320, height: 568), CGSize(width: 393, height: 852), CGSize(width: 1024, height: 768)] {
      let player = ScenePlayer(scene.short, size: size, scale: 1)
      for time in [0, scene.bestMoment] {
        player.play(until: time)
        #expect(Self.unlabelled(on: player.stage) == [], "\(size) at \(time) s")
      }
    }
  }

  @Test func theListOfScenesHasALabelForEachRow() {
    let stage = Stage(size: CGSize(width: 393, height: 852), scale: 1)
    stage.rootViewController = UINavigationController(rootViewController: SceneListViewController())
    stage.advance(by: 0)
    #expect(Self.unlabelled(on: stage) == [])
    #expect(stage.accessibilityElements.count { $0.type == .cell } > 5)
  }

  /// The walk finds what it looks for: a control, a view with a tap, a cell with a picture, an element without a label.
  @Test func theWalkFindsWhatHasNoLabel() {
    let stage = Stage(size: CGSize(width: 200, height: 300), scale: 1)
    let (control, tapped, cell, element, named) = (UIControl(), UIView(), UITableViewCell(), UIImageView(), UIControl())
    cell.contentView.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    element.isAccessibilityElement = true
    named.accessibilityLabel = "Send"
    tapped.addGestureRecognizer(UITapGestureRecognizer())
    for (index, view) in [control, tapped, cell, element, named].enumerated() {
      view.frame = CGRect(x: 0, y: index * 50, width: 200, height: 40)
      stage.window.addSubview(view)
    }
    let types = Self.unlabelled(on: stage).map { String($0.prefix { $0 != " " }) }
    #expect(types == ["UIControl", "UIView", "UITableViewCell", "UIImageView"])
  }

  // MARK: The walk

  /// Goes through the views, not through the accessibility tree, which might leave one out.
  private static func unlabelled(on stage: Stage) -> [String] {
    let elements = stage.accessibilityElements
    let labelled = elements.filter { !($0.label ?? "").isEmpty }.compactMap { $0.object as? UIView }
    let named = Set(labelled.flatMap { [$0] + descendants(of: $0) }.map { ObjectIdentifier($0) })
    let front = front(of: stage)
    let missing = ([front] + descendants(of: front)).filter { view in
      if named.contains(ObjectIdentifier(view)) { return false }
      if elements.contains(where: { $0.object === view }) { return true }
      return isOperated(view) && !descendants(of: view).contains { named.contains(ObjectIdentifier($0)) }
    }
    let others = elements.filter { !($0.object is UIView) && ($0.label ?? "").isEmpty }.map(\.description)
    return missing.map { "\(type(of: $0)) at \($0.convert($0.bounds, to: nil))" } + others
  }

  /// The view in front that nothing behind can be operated beside: that of the last presented controller, else the window.
  private static func front(of stage: Stage) -> UIView {
    let root = stage.window.rootViewController
    let presented = sequence(first: root) { $0?.presentedViewController }.compactMap { $0 }.dropFirst()
    return presented.last?.viewIfLoaded ?? stage.window
  }

  private static func descendants(of view: UIView) -> [UIView] {
    view.accessibilityElementsHidden
      ? [] : view.subviews.filter { !$0.isHidden && $0.alpha >= 0.01 }.flatMap { [$0] + descendants(of: $0) }
  }

  /// A control, a view with a tap or a long press, or a cell with something in it.
  private static func isOperated(_ view: UIView) -> Bool {
    guard view.isUserInteractionEnabled, !view.bounds.isEmpty else { return false }
    if let control = view as? UIControl { return control.isEnabled }
    let taps = view.gestureRecognizers?.contains { $0 is UITapGestureRecognizer || $0 is UILongPressGestureRecognizer }
    if taps == true, !(view is UIWindow), !(view is UIScrollView) { return true }
    let content = (view as? UITableViewCell)?.contentView ?? (view as? UICollectionViewCell)?.contentView
    return content.map { !descendants(of: $0).isEmpty } ?? false
  }
}
