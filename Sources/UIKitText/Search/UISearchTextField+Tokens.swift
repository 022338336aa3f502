internal import CoreGraphics
internal import Foundation
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics

// Showing, selecting and deleting tokens.
extension UISearchTextField {
  // MARK: Showing

  /// The tokens are others: shows them, and reports the change.
  func tokensChanged() {
    matchViews()
    contentChanged()
  }

  /// One view for each token; those of tokens that stay are kept.
  func matchViews() {
    var former = views
    views = list.map { token in
      if let index = former.firstIndex(where: { $0.token === token }) { return former.remove(at: index) }
      return SearchTokenView(token)
    }
    for view in former { view.removeFromSuperview() }
    for view in views where view.superview !== surface { surface.insertSubview(view, at: 0) }
    tokenLooksChanged()
  }

  func tokenLooksChanged() {
    showTokens()
    tokenWidth = views.reduce(0) { $0 + $1.sizeThatFits(.zero).width + SearchTokenView.gap }
    invalidateIntrinsicContentSize()
    textLookChanged()
  }

  func showTokens() {
    let font = storedFont.withSize((storedFont.pointSize * 15 / 17).rounded())
    for (index, view) in views.enumerated() {
      view.show(selection.range.contains(index) ? tintColor : tokenBackgroundColor, font: font)
    }
    surface.setNeedsDisplay()
    setNeedsLayout()
  }

  /// Places the tokens in the line, beside the start of the text.
  func placeTokens() {
    var start = surface.leadX
    let isMirrored = line.isRightToLeft
    for view in isMirrored ? views.reversed() : views {
      let size = view.sizeThatFits(.zero)
      let x = isMirrored ? start + SearchTokenView.gap : start
      view.frame = CGRect(
        x: x, y: ((surface.bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
      start += size.width + SearchTokenView.gap
    }
  }

  /// The end of the selected tokens that stays in view, from the left of the line with its lead.
  var focusXOfTokens: CGFloat {
    let before = views.prefix(selection.range.lowerBound).reduce(0) { $0 + $1.sizeThatFits(.zero).width + SearchTokenView.gap }
    return line.isRightToLeft ? line.size.width + tokenWidth - before : before
  }

  func token(at point: CGPoint) -> Int? {
    layoutIfNeeded()
    let inside = convert(point, to: surface)
    guard surface.bounds.contains(CGPoint(x: inside.x, y: surface.bounds.midY)), bounds.contains(point) else { return nil }
    return views.firstIndex { (($0.frame.minX)..<($0.frame.maxX)).contains(inside.x) }
  }

  // MARK: Selecting

  /// The tokens of a range.
  func tokenRange(_ range: UITextRange) -> Range<Int> {
    guard let range = (range as? EditedTextRange)?.range else { return 0..<0 }
    let start = min(max(0, range.location + list.count), list.count)
    let end = min(max(start, range.location + range.length + list.count), list.count)
    return start..<end
  }

  /// Selects tokens and text: the text only where the tokens reach to it.
  func selectWithTokens(_ tokens: Range<Int>, text: NSRange) {
    finishMarked()
    keepsTokens = !tokens.isEmpty
    selection.select(tokens, of: list.count)
    let text = tokens.isEmpty || tokens.upperBound == list.count ? text : NSRange(location: 0, length: 0)
    if edited.legal(text) == edited.selection { tokenSelectionChanged() } else { select(text) }
    keepsTokens = false
  }

  /// Other tokens are selected and the same text.
  func tokenSelectionChanged() {
    keepsTokens = true
    selectionChanged()
    keepsTokens = false
  }

  /// What a key does to tokens; false for keys that mean the text.
  func takeTokenKey(_ key: UIKey) -> Bool {
    guard isEditing, !list.isEmpty else { return false }
    let held = key.modifierFlags
    let isPlain = held.isDisjoint(with: [.control, .alternate, .command])
    switch key.keyCode {
    case .keyboardLeftArrow, .keyboardRightArrow:
      let isBack = (key.keyCode == .keyboardRightArrow) == isRightToLeftText
      return isPlain && moveOverTokens(isBack: isBack, extending: held.contains(.shift))
    case .keyboardDeleteOrBackspace, .keyboardDeleteForward:
      if selection.isEmpty { return false }
      deleteSelection()
      return true
    default:
      // Keys that move the caret leave the tokens; those that write replace them.
      if !selection.isEmpty, isPlain, key.typedText == nil, key.movesCaret { selection.clear() }
      return false
    }
  }

  private func moveOverTokens(isBack: Bool, extending: Bool) -> Bool {
    if selection.isEmpty {
      guard isBack, edited.focus == 0, extending || edited.selection.length == 0 else { return false }
      selection.moveBack(in: list.count, extending: extending)
    } else if isBack {
      selection.moveBack(in: list.count, extending: extending)
    } else {
      if !extending, edited.selection.length > 0 {
        selectWithTokens(0..<0, text: NSRange(location: NSMaxRange(edited.selection), length: 0))
        return true
      }
      selection.moveForward(in: list.count, extending: extending)
    }
    if !extending, edited.selection.length > 0 { edited.select(NSRange(location: 0, length: 0)) }
    tokenSelectionChanged()
    return true
  }

  // MARK: Deleting

  func deleteTokens(_ range: Range<Int>) {
    list.removeSubrange(range)
    selection.clear()
    let wasKept = keepsTokens
    keepsTokens = true
    tokensChanged()
    keepsTokens = wasKept
  }

  /// Removes the selected tokens, for text that comes in their place.
  func deleteSelectedTokens() {
    guard !selection.isEmpty else { return }
    if allowsDeletingTokens { deleteTokens(selection.range) } else { selection.clear() }
  }

  /// Deletes the selected tokens and the selected text, as a person does.
  func deleteSelection() {
    guard allowsDeletingTokens, edited.selection.length == 0 || mayChange(edited.selection, "") else { return }
    list.removeSubrange(selection.range.clamped(to: 0..<list.count))
    selection.clear()
    if edited.selection.length > 0 { edited.replace(edited.selection, with: NSAttributedString(string: "")) }
    matchViews()
    textChanged()
  }

  // MARK: Copying

  /// Puts the texts of the selected tokens and the selected text on the pasteboard.
  func copyTokens() {
    guard allowsCopyingTokens else { return }
    let delegate = delegate as? any UISearchTextFieldDelegate
    var parts = list[selection.range].map { token -> String in
      guard let delegate else { return token.text }
      return delegate.searchTextField(self, itemProviderForCopying: token).presentText ?? token.text
    }
    if edited.selection.length > 0 { parts.append((edited.text as NSString).substring(with: edited.selection)) }
    UIPasteboard.general.string = parts.joined(separator: " ")
  }
}

extension UIKey {
  /// Whether the key moves the caret along or to the ends of a line.
  fileprivate var movesCaret: Bool {
    switch keyCode {
    case .keyboardUpArrow, .keyboardDownArrow, .keyboardHome, .keyboardEnd: true
    default: false
    }
  }
}

extension NSItemProvider {
  /// The text, if the provider has it ready.
  fileprivate var presentText: String? {
    guard canLoadObject(ofClass: NSString.self) else { return nil }
    let found = FoundText()
    _ = loadObject(ofClass: NSString.self) { object, _ in found.text = (object as? NSString).map { String(describing: $0) } }
    return found.text
  }
}

/// A text that another thread may set.
private final class FoundText: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: String?

  var text: String? {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
}
