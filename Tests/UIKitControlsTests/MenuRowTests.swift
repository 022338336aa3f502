import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitControls
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

/// Titles, marks, images and chevrons of a menu's rows beside each other.
@MainActor @Suite struct MenuRowTests {
  private let rig = MenuRig()

  private struct Look {
    var image = false
    var state = UIMenuElement.State.off
    var isSubmenu = false
    var subtitle: String?
    var title = "Title"
  }

  private func element(_ look: Look) -> UIMenuElement {
    let image = look.image ? UIImage(systemName: "star.fill") : nil
    if look.isSubmenu {
      return UIMenu(title: look.title, subtitle: look.subtitle, image: image, children: [rig.action("Inside")])
    }
    return UIAction(title: look.title, subtitle: look.subtitle, image: image, state: look.state) { _ in }
  }

  /// What lies over something else in a row, or outside of it; nil if nothing does.
  private func overlap() -> String? {
    rig.stage.window.layoutIfNeeded()
    for row in Set(rig.labels.compactMap(\.superview)) {
      let parts = row.subviews.filter { !$0.isHidden && !$0.frame.isEmpty }
      for (index, part) in parts.enumerated() {
        if !row.bounds.insetBy(dx: -0.5, dy: -0.5).contains(part.frame) {
          return "\(type(of: part)) at \(part.frame) in \(row.bounds)"
        }
        for other in parts[(index + 1)...] where part.frame.insetBy(dx: 0.5, dy: 0.5).intersects(other.frame) {
          return "\(type(of: part)) at \(part.frame) over \(type(of: other)) at \(other.frame)"
        }
      }
    }
    return nil
  }

  private static let looks: [Look] = [false, true].flatMap { image in
    [UIMenuElement.State.off, .on, .mixed].flatMap { state in
      [(false, String?.none, "Title"), (true, nil, "Title"), (false, "Subtitle", String(repeating: "Long title ", count: 8))].map
      {
        Look(image: image, state: state, isSubmenu: $0.0, subtitle: $0.1, title: $0.2)
      }
    }
  }

  @Test(arguments: [false, true], [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge])
  func noPartOfARowCoversAnother(isMirrored: Bool, category: UIContentSizeCategory) {
    rig.stage.window.traitOverrides.preferredContentSizeCategory = category
    rig.button.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    for first in Self.looks {
      for second in Self.looks {
        rig.show([element(first), element(second)], title: "Heading")
        #expect(rig.labels.count >= 3)
        #expect(overlap() == nil, "\(first), \(second)")
        rig.stage.tap(at: CGPoint(x: 5, y: 790))
        rig.stage.settle()
      }
    }
  }

  @Test(arguments: [false, true], [false, true])
  func theTitleOfAnOpenSubmenuIsBesideItsChevron(isMirrored: Bool, hasImages: Bool) {
    rig.button.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    let inside = [Look(image: hasImages, title: "One"), Look(title: "Two")].map(element)
    rig.show([UIMenu(title: "Submenu", children: inside)])
    #expect(rig.choose("Submenu") && rig.titles == ["Submenu", "One", "Two"])
    #expect(overlap() == nil)
    // As in a menu with marks, or with images ("Menus" in docs/measurements.md).
    let starts = rig.labels.map { isMirrored ? ($0.superview?.bounds.width ?? 0) - $0.frame.maxX : $0.frame.minX }
    #expect(starts == Array(repeating: hasImages ? 60 : 40, count: 3))
  }
}
