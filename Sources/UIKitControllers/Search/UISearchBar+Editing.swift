internal import Foundation
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics
internal import UIKitText

// What a person does in a search bar, and the messages about it.
extension UISearchBar {
  var mayBegin: Bool { delegate?.searchBarShouldBeginEditing(self) ?? true }
  var mayEnd: Bool { delegate?.searchBarShouldEndEditing(self) ?? true }

  func mayChange(_ range: NSRange, _ text: String) -> Bool {
    delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  func editingBegan() {
    updateRightView()
    delegate?.searchBarTextDidBeginEditing(self)
    if field.isEditing { host?.searchBarDidBegin() }
  }

  func editingEnded() {
    updateRightView()
    delegate?.searchBarTextDidEndEditing(self)
  }

  func textEdited() {
    updateRightView()
    delegate?.searchBar(self, textDidChange: text ?? "")
  }

  /// The text or the tokens are others, whoever has changed them.
  func contentChanged() { host?.searchBarContentChanged() }

  func searchPressed() { delegate?.searchBarSearchButtonClicked(self) }

  func scopePressed() {
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    host?.searchBarContentChanged()
  }

  func iconPressed(_ icon: Icon) {
    if icon == .bookmark {
      delegate?.searchBarBookmarkButtonClicked(self)
    } else {
      delegate?.searchBarResultsListButtonClicked(self)
    }
  }

  func cancelPressed() {
    delegate?.searchBarCancelButtonClicked(self)
    host?.searchBarCancelled()
  }

  /// Escape is the cancel button, where there is one or a search is active.
  func escape() -> Bool {
    guard isCancelShown || host?.cancelsByEscape == true else { return false }
    cancelPressed()
    return true
  }
}
