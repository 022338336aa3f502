public import Foundation
internal import Diagnostics

/// A text whose changes layout managers follow.
///
/// Changes between `beginEditing()` and `endEditing()` are reported once. Changes through `mutableString` are not noticed: Foundation on
/// Linux
/// does not report them. On the thread of its text view only.
open class NSTextStorage: NSMutableAttributedString {
  /// What changed.
  public struct EditActions: OptionSet, Hashable, Sendable {
    /// The raw values of Apple's.
    public let rawValue: UInt

    /// Bits without a name are ignored.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Attributes of characters.
    public static let editedAttributes = EditActions(rawValue: 1)
    /// The characters themselves.
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  /// Receives the layout managers' text; they are retained.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// Receives changes before the layout managers do, and after; nil by default.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// What has changed since `beginEditing()`; empty at rest.
  open private(set) var editedMask: EditActions = []
  /// The changed range, in the present text; `NSNotFound` at rest.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// The difference of the text's lengths since `beginEditing()`.
  open private(set) var changeInLength = 0
  private var depth = 0

  // MARK: Layout managers

  /// Adds a layout manager, which leaves its former text.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard aLayoutManager.textStorage !== self else { return }
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Removes a layout manager; ignores one of another text.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard let index = layoutManagers.firstIndex(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.remove(at: index)
    aLayoutManager.textStorage = nil
  }

  // MARK: Reporting changes

  open override func beginEditing() {
    super.beginEditing()
    depth += 1
  }

  /// Reports the changes since the outermost `beginEditing()`; ignored without one.
  open override func endEditing() {
    guard depth > 0 else { return }
    super.endEditing()
    depth -= 1
    if depth == 0, !editedMask.isEmpty { processEditing() }
  }

  /// Records a change, and reports it unless `endEditing()` will.
  ///
  /// - Parameters:
  ///   - editedMask: What changed.
  ///   - editedRange: The range before the change.
  ///   - delta: By how many units it has grown.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    let now = NSRange(location: editedRange.location, length: editedRange.length + delta)
    if self.editedRange.location == NSNotFound {
      self.editedRange = now
    } else {
      let end = NSMaxRange(self.editedRange)
      let moved = end >= NSMaxRange(editedRange) ? end + delta : max(end, now.location)
      let start = min(self.editedRange.location, now.location)
      self.editedRange = NSRange(location: start, length: max(moved, NSMaxRange(now)) - start)
    }
    if depth == 0 { processEditing() }
  }

  /// Reports the recorded changes to the delegate and the layout managers.
  open func processEditing() {
    depth += 1
    delegate?.textStorage(self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    depth -= 1
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    invalidate(range, delta)
    (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
    for manager in layoutManagers {
      manager.processEditing(for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
    }
    delegate?.textStorage(self, didProcessEditing: mask, range: range, changeInLength: delta)
  }

  // MARK: Fixing attributes

  /// True: attributes are fixed where `ensureAttributesAreFixed(in:)` asks for it.
  open var fixesAttributesLazily: Bool { true }
  private var unfixed: NSRange?

  private func invalidate(_ range: NSRange, _ delta: Int) {
    guard range.location != NSNotFound else { return }
    // What was pending behind the change has moved.
    if unfixed != nil, delta != 0 { return unfixed = NSRange(location: 0, length: length) }
    invalidateAttributes(in: range)
  }

  /// Lets attributes of a range be fixed again, as changes of the text do; cut to the text.
  open func invalidateAttributes(in range: NSRange) {
    let cut = NSIntersectionRange(range, NSRange(location: 0, length: length))
    unfixed = unfixed.map { NSUnionRange($0, cut) } ?? cut
  }

  /// Removes attachments from characters other than U+FFFC, and gives each paragraph the paragraph style of its first character, in the
  /// paragraphs of a
  /// range that have changed.
  open func ensureAttributesAreFixed(in range: NSRange) {
    guard let pending = unfixed else { return }
    let cut = NSIntersectionRange(NSIntersectionRange(range, pending), NSRange(location: 0, length: length))
    guard cut.length > 0 else { return }
    let whole = string._bridgeToObjectiveC().paragraphRange(for: cut)
    if NSUnionRange(whole, pending) == whole { unfixed = nil }
    beginEditing()
    fixAttachments(in: whole)
    fixParagraphStyles(in: whole)
    endEditing()
  }

  private func fixAttachments(in range: NSRange) {
    var wrong: [NSRange] = []
    let characters = string._bridgeToObjectiveC()
    enumerateAttribute(.attachment, in: range, options: []) { value, part, _ in
      guard value != nil else { return }
      for offset in part.location..<NSMaxRange(part) where Int(characters.character(at: offset)) != NSTextAttachment.character {
        wrong.append(NSRange(location: offset, length: 1))
      }
    }
    for part in wrong { removeAttribute(.attachment, range: part) }
  }

  private func fixParagraphStyles(in range: NSRange) {
    let characters = string._bridgeToObjectiveC()
    var start = range.location
    while start < NSMaxRange(range) {
      let paragraph = characters.paragraphRange(for: NSRange(location: start, length: 0))
      var same = NSRange(location: 0, length: 0)
      let style = attribute(.paragraphStyle, at: start, longestEffectiveRange: &same, in: paragraph)
      if same.length < paragraph.length {
        if let style {
          addAttribute(.paragraphStyle, value: style, range: paragraph)
        } else {
          removeAttribute(.paragraphStyle, range: paragraph)
        }
      }
      start = max(start + 1, NSMaxRange(paragraph))
    }
  }

  // MARK: The primitives of Foundation's class

  open override func replaceCharacters(in range: NSRange, with str: String) {
    let range = wholeScalars(checked(range, "replaceCharacters(in:with:)"))
    replace(range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    let range = wholeScalars(checked(range, "replaceCharacters(in:with:)"))
    let grown = attrString.length - range.length
    replace(range, with: attrString)
    edited([.editedCharacters, .editedAttributes], range: range, changeInLength: grown)
  }

  open override func deleteCharacters(in range: NSRange) {
    let range = wholeScalars(checked(range, "deleteCharacters(in:)"))
    replace(range, with: "")
    edited(.editedCharacters, range: range, changeInLength: -range.length)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    let range = TextUnits(text: string).characters(around: checked(range, "setAttributes(_:range:)"))
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    let range = TextUnits(text: string).characters(around: checked(range, "addAttribute(_:value:range:)"))
    super.addAttribute(name, value: value, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    let range = TextUnits(text: string).characters(around: checked(range, "addAttributes(_:range:)"))
    super.addAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    let range = TextUnits(text: string).characters(around: checked(range, "removeAttribute(_:range:)"))
    super.removeAttribute(name, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  private func checked(_ range: NSRange, _ call: String) -> NSRange {
    ensure(
      range.location >= 0 && range.length >= 0 && range.location <= length - range.length,
      "NSTextStorage.\(call): the range \(range) is not inside of the text, which has \(length) UTF-16 units")
    return range
  }

  // MARK: Parts of characters

  /// The range, grown to whole scalars: a Swift string has no half of a surrogate pair.
  private func wholeScalars(_ range: NSRange) -> NSRange {
    let units = string.utf16
    func isInside(_ offset: Int) -> Bool {
      offset > 0 && offset < length && UTF16.isTrailSurrogate(units[units.index(units.startIndex, offsetBy: offset)])
    }
    let (start, end) = (range.location, NSMaxRange(range))
    let first = isInside(start) ? start - 1 : start
    return NSRange(location: first, length: (isInside(end) ? end + 1 : end) - first)
  }

  private func replace(_ range: NSRange, with new: String) {
    if TextUnits(text: string).characters(around: range) == range { return super.replaceCharacters(in: range, with: new) }
    // New text has the attributes of the first character that it replaces, or of the one before it.
    let attributes = attributes(at: range.length > 0 ? range.location : range.location - 1, effectiveRange: nil)
    replace(range, with: NSAttributedString(string: new, attributes: attributes))
  }

  /// Replaces exactly a range. Foundation on Linux replaces whole characters only: what `range` leaves of the characters that it cuts is put
  /// back with the new text.
  private func replace(_ range: NSRange, with new: NSAttributedString) {
    let whole = TextUnits(text: string).characters(around: range)
    if whole == range { return super.replaceCharacters(in: range, with: new) }
    let (end, wholeEnd) = (NSMaxRange(range), NSMaxRange(whole))
    let text = NSMutableAttributedString(string: "")
    text.append(attributedSubstring(from: NSRange(location: whole.location, length: range.location - whole.location)))
    text.append(new)
    text.append(attributedSubstring(from: NSRange(location: end, length: wholeEnd - end)))
    super.replaceCharacters(in: whole, with: text)
  }
}

/// Receives the changes of a text. Every method is optional.
public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// Before layout managers receive the change; characters and attributes may be changed.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
  /// After layout managers have received the change.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
}
