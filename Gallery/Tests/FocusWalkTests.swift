import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Gallery

/// Every scene is walked through with a keyboard alone.
@MainActor @Suite struct FocusWalkTests {
  /// Rounds of Tab at most; each of them goes through one group by arrows.
  private static let rounds = 40
  /// Arrows in one direction at most: lists of the gallery have thousands of rows.
  private static let steps = 16

  nonisolated private static let names = AccessibilityTests.names

  @Test(arguments: names) func tabAndArrowsReachWhatCanHaveTheFocus(name: String) throws {
    let scene = try #require(GalleryScene.all.first { $0.name == name })
    let walk = FocusWalk(ScenePlayer(scene.short, size: CGSize(width: 393, height: 852), scale: 1).stage)
    let expected = walk.focusable
    // What comes before a list without an end is reached backward.
    for _ in 0..<4 { walk.press(.keyboardTab, .shift) }
    for _ in 0..<4 { _ = walk.tab() }
    for _ in 0..<Self.rounds {
      if walk.tab() { break }
      walk.explore(steps: Self.steps)
      if expected.keys.allSatisfy(walk.reached.contains) { break }
    }
    let missed = expected.filter { !walk.reached.contains($0.key) }.map(\.value).sorted()
    #expect(missed == [], "\(expected.count) items, \(walk.reached.count) reached")
    #expect(walk.problems == [])
  }
}

/// The keys of a person who wants to reach everything.
@MainActor private final class FocusWalk {
  enum Place: Hashable {
    case view(ObjectIdentifier)
    case row(ObjectIdentifier, IndexPath)
    /// A bar makes its buttons anew when its item changes.
    case bar(String)
  }

  private let stage: Stage
  private(set) var reached: Set<Place> = []
  private(set) var problems: [String] = []

  init(_ stage: Stage) {
    self.stage = stage
    stage.advance(by: 0.1)
  }

  private var focused: UIView? { UIFocusSystem.focusSystem(for: stage.window)?.focusedItem as? UIView }

  /// - Returns: whether there is nothing that can have the focus.
  @discardableResult func press(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) -> Bool {
    stage.key(key, modifiers: modifiers)
    stage.advance(by: 0.05)
    guard let focused else { return true }
    reached.insert(place(of: focused))
    let isShown = sequence(first: focused, next: \.superview).allSatisfy { !$0.isHidden && $0.alpha > 0.01 }
    if focused.window !== stage.window || !isShown { problems.append("\(key): the focus is on the hidden \(focused)") }
    return false
  }

  /// Presses Tab, after Escape in a text that would write it.
  func tab() -> Bool {
    if (focused as? UITextView)?.isFirstResponder == true { press(.keyboardEscape) }
    return press(.keyboardTab)
  }

  /// Goes down line by line, and along each line, back to where it began.
  func explore(steps: Int) {
    let start = focused
    defer { goBack(to: start) }
    for way in [UIKeyboardHIDUsage.keyboardDownArrow, .keyboardUpArrow] {
      for _ in 0..<steps {
        let line = focused
        for sideways in [UIKeyboardHIDUsage.keyboardLeftArrow, .keyboardRightArrow, .keyboardLeftArrow] {
          for _ in 0..<steps {
            let before = focused
            if before is UISlider || before is UISegmentedControl || before is UIStepper || before is UIPageControl
              || before is any UITextInput
            {
              break
            }
            if press(sideways) || focused === before { break }
          }
        }
        // An arrow beyond the last item of a line may have gone to a text, which keeps the arrows.
        if focused is any UITextInput { goBack(to: line) }
        let before = focused
        if before is any UITextInput || press(way) || focused === before { break }
      }
    }
  }

  /// Tab is to go on from where it came.
  private func goBack(to start: UIView?) {
    guard let start, start !== focused else { return }
    UIFocusSystem.focusSystem(for: stage.window)?.requestFocusUpdate(to: start)
    stage.advance(by: 0.05)
  }

  /// What can have the focus and is in the window at the beginning, found without the focus system.
  var focusable: [Place: String] {
    var found: [Place: String] = [:]
    func visit(_ view: UIView, _ clip: CGRect) {
      guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { return }
      let area = view.convert(view.bounds, to: nil).intersection(clip)
      if view.canBecomeFocused, area.width > 10, area.height > 10 { found[place(of: view)] = "\(view)" }
      let inner = view.clipsToBounds ? area : clip
      for child in view.subviews { visit(child, inner) }
    }
    visit(stage.window, stage.window.bounds)
    return found
  }

  private func place(of view: UIView) -> Place {
    if let cell = view as? UITableViewCell, let table = cell.superview as? UITableView, let path = table.indexPath(for: cell) {
      return .row(ObjectIdentifier(table), path)
    }
    if let cell = view as? UICollectionViewCell {
      let list = sequence(first: view, next: \.superview).lazy.compactMap { $0 as? UICollectionView }.first { _ in true }
      if let list, let path = list.indexPath(for: cell) { return .row(ObjectIdentifier(list), path) }
    }
    if sequence(first: view, next: \.superview).contains(where: { $0 is UINavigationBar }) {
      return .bar("\(type(of: view)) \(view.accessibilityLabel ?? "")")
    }
    return .view(ObjectIdentifier(view))
  }
}
