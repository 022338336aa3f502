internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import UIKitGraphics

/// The line of a field as it shows: the characters, or a dot for each one of a secure field; and the places of the caret in it.
@MainActor final class TextFieldLine {
  let shown: NSAttributedString
  let size: CGSize
  let isRightToLeft: Bool
  private let block: TextBlock
  /// The offset in the field's text of each offset in the shown text; nil where the two are equal.
  private let offsets: [Int]?
  /// The caret's x at each offset of the shown text.
  private lazy var positions = CurrentGraphics.lines(of: block, width: .infinity).first?.carets ?? [0]

  /// - Parameter isMirrored: The direction of a text without letters.
  init(_ content: NSAttributedString, isSecure: Bool, isMirrored: Bool) {
    if isSecure {
      let text = content.string
      offsets = text.indices.map { $0.utf16Offset(in: text) } + [text.utf16.count]
      let attributes = content.length > 0 ? content.attributes(at: 0, effectiveRange: nil) : [:]
      shown = NSAttributedString(string: String(repeating: "\u{2022}", count: text.count), attributes: attributes)
    } else {
      offsets = nil
      shown = NSAttributedString(attributedString: content)
    }
    block = TextBlock(shown, .drawing, maximumLines: 1)
    isRightToLeft = shown.length == 0 ? isMirrored : block.startsRightToLeft
    size = shown.length == 0 ? .zero : CurrentGraphics.measure(block, in: CGSize(width: CGFloat.infinity, height: .infinity)).size
  }

  /// The caret's x before the character at `offset` of the field's text, from the left of the line.
  func x(at offset: Int) -> CGFloat {
    if shown.length == 0 { return 0 }
    let index = offsets.map { $0.firstIndex { $0 >= offset } ?? $0.count - 1 } ?? offset
    return positions[min(max(0, index), positions.count - 1)]
  }

  /// The offset in the field's text, at a boundary of its characters, of the place of the caret nearest to `x`.
  ///
  /// - Parameter units: of the field's text.
  func offset(at x: CGFloat, in units: TextUnits) -> Int {
    if shown.length == 0 { return 0 }
    guard let offsets else { return positions[...].nearest(to: x) { units.isBoundary($0) } }
    return offsets[min(positions[...].nearest(to: x) { _ in true }, offsets.count - 1)]
  }
}
