import Foundation
import ManualHost
import Testing
@testable import UIKitCore
import UIKitGraphics

/// Elements side by side: small and medium ones, and palettes.
@MainActor @Suite struct CompactMenuTests {
  private let rig = ContextMenuRig()

  private func open(_ elements: [UIMenuElement]) -> [MenuRow] {
    rig.elements = elements
    rig.stage.click(at: CGPoint(x: 60, y: 120), buttons: .secondary)
    rig.stage.settle()
    rig.stage.window.layoutIfNeeded()
    return rig.overlay?.list.rows ?? []
  }

  private func actions(_ titles: String...) -> [UIAction] { titles.map(rig.action) }

  @Test(arguments: [(UIMenu.ElementSize.small, 4), (.medium, 3), (.large, 1), (.automatic, 1)])
  func aSectionHasSoManyElementsOnALine(size: UIMenu.ElementSize, columns: Int) {
    let inner = UIMenu(options: .displayInline, preferredElementSize: size, children: actions("a", "b", "c", "d", "e"))
    #expect(inner.preferredElementSize == size && inner.replacingChildren([]).preferredElementSize == size)
    let rows = open([inner] + actions("last"))
    let first = rows.filter { $0.frame.minY == rows[0].frame.minY }
    #expect(first.count == columns && Set(first.map(\.frame.width)).count == 1)
    #expect(rows[5].frame.width > rows[0].frame.width || columns == 1)
    #expect(rows[5].frame.minY >= rows[4].frame.maxY)
  }

  @Test func aPaletteMarksWhatIsOn() {
    let on = UIAction(title: "on", state: .on) { _ in }
    let rows = open([UIMenu(options: [.displayInline, .displayAsPalette], children: [on] + actions("off"))])
    #expect(rows[0].frame.minY == rows[1].frame.minY && rows[0].backgroundColor != nil && rows[1].backgroundColor == nil)
  }

  @Test func arrowsGoAcrossAndBetweenLines() {
    let inner = UIMenu(options: .displayInline, preferredElementSize: .small, children: actions("a", "b", "c", "d", "e"))
    _ = open([inner] + actions("last"))
    func press(_ key: UIKeyboardHIDUsage) -> String? {
      rig.stage.key(key)
      return rig.overlay?.list.marked?.entry.title
    }
    #expect(press(.keyboardDownArrow) == "a" && press(.keyboardRightArrow) == "b" && press(.keyboardLeftArrow) == "a")
    #expect(press(.keyboardDownArrow) == "e" && press(.keyboardDownArrow) == "last" && press(.keyboardUpArrow) == "e")
    #expect(press(.keyboardUpArrow) == "a")
    rig.stage.key(.keyboardReturnOrEnter)
    rig.stage.settle()
    #expect(rig.take().contains("a"))
  }

  @Test func aPrimaryActionIsPerformedByCode() {
    let control = UIControl()
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
    control.performPrimaryAction()
    #expect(count == 1)
  }
}
