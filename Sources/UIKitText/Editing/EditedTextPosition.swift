internal import Foundation
internal import UIKitCore
internal import UIKitGraphics

/// A place in an edited text.
final class EditedTextPosition: UITextPosition {
  /// In UTF-16 units.
  let offset: Int

  init(_ offset: Int) { self.offset = offset }

  nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? EditedTextPosition)?.offset == offset }
  nonisolated override var hash: Int { offset }
}

/// A stretch of an edited text.
final class EditedTextRange: UITextRange {
  let range: NSRange

  init(_ range: NSRange) { self.range = range }

  override var isEmpty: Bool { range.length == 0 }
  override var start: UITextPosition { EditedTextPosition(range.location) }
  override var end: UITextPosition { EditedTextPosition(NSMaxRange(range)) }

  nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? EditedTextRange)?.range == range }
  nonisolated override var hash: Int { range.location ^ range.length << 16 }
}
