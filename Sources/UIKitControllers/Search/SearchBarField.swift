internal import CoreGraphics
internal import Foundation
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics
@_spi(UIKitModules) internal import UIKitText

/// The field of a search bar, which reports to its bar. Its own delegate is the app's.
final class SearchBarField: UISearchTextField {
  weak var bar: UISearchBar?

  override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil, isEnabled, bar?.mayBegin != false else { return false }
    return super.becomeFirstResponder()
  }

  override func resignFirstResponder() -> Bool {
    if isFirstResponder, bar?.mayEnd == false { return false }
    return super.resignFirstResponder()
  }

  override func allowsChange(in range: NSRange, to text: String) -> Bool { bar?.mayChange(range, text) ?? true }

  override func contentChanged() {
    super.contentChanged()
    bar?.contentChanged()
  }

  override func suggestionsChanged() { bar?.host?.suggestionsChanged() }

  /// Escape cancels a search.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.keyCode == .keyboardEscape && $0.key?.leadsBack == true }), bar?.escape() == true {
      return
    }
    super.pressesBegan(presses, with: event)
  }

  /// The arrow down leads into the results.
  override func write(with key: UIKey) -> Bool {
    let isPlain = key.modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command])
    if key.keyCode == .keyboardDownArrow, isPlain, isEditing, bar?.host?.enterResults() == true { return true }
    return super.write(with: key)
  }

  override func textRect(forBounds bounds: CGRect) -> CGRect { moved(super.textRect(forBounds: bounds), bar?.textShift) }
  override func editingRect(forBounds bounds: CGRect) -> CGRect { moved(super.editingRect(forBounds: bounds), bar?.textShift) }
  override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    moved(super.leftViewRect(forBounds: bounds), bar?.positionAdjustment(for: .search))
  }
  override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let icon = bar?.showsSearchResultsButton == true ? UISearchBar.Icon.resultsList : .bookmark
    return moved(super.rightViewRect(forBounds: bounds), bar?.positionAdjustment(for: icon))
  }
  override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    moved(super.clearButtonRect(forBounds: bounds), bar?.positionAdjustment(for: .clear))
  }

  private func moved(_ rect: CGRect, _ shift: UIOffset?) -> CGRect {
    guard let shift, shift != .zero else { return rect }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return rect.offsetBy(dx: isMirrored ? -shift.horizontal : shift.horizontal, dy: shift.vertical)
  }
}

/// What has a search bar in its place and follows it.
@MainActor protocol SearchBarHost: AnyObject {
  /// The field has become the first responder.
  func searchBarDidBegin()
  /// The text, the tokens or the scope have changed, by a person or by code.
  func searchBarContentChanged()
  /// The cancel button was tapped, or Escape was pressed.
  func searchBarCancelled()
  /// Escape was pressed; false leaves it to the bar.
  var cancelsByEscape: Bool { get }
  /// The app has set `showsCancelButton` or `showsScopeBar` itself.
  func searchBarSetByApp(cancel: Bool)
  /// The bar wants another height.
  func searchBarHeightChanged(animated: Bool)
  /// The field's suggestions are others.
  func suggestionsChanged()
  /// Moves the focus into the results; false without results.
  func enterResults() -> Bool
}
