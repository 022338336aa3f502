public import Foundation

/// The actions of editing, which a responder implements as far as it has them.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Deletes what is selected and copies it.
  func cut(_ sender: Any?)
  /// Copies what is selected.
  func copy(_ sender: Any?)
  /// Inserts what was copied.
  func paste(_ sender: Any?)
  /// Deletes what is selected.
  func delete(_ sender: Any?)
  /// Selects a part.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Begins a search.
  func find(_ sender: Any?)
  /// Begins a search that can replace.
  func findAndReplace(_ sender: Any?)
  /// Goes to the next result.
  func findNext(_ sender: Any?)
  /// Goes to the previous result.
  func findPrevious(_ sender: Any?)
  /// Takes what is selected as the text to search for.
  func useSelectionForFind(_ sender: Any?)
  /// Inserts what was copied in the look of the text around it.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Inserts what was copied and goes there, as in a field of addresses.
  func pasteAndGo(_ sender: Any?)
  /// Inserts what was copied and searches for it.
  func pasteAndSearch(_ sender: Any?)
  /// Makes a copy of what is selected beside it.
  func duplicate(_ sender: Any?)
  /// Moves what is selected to another place.
  func move(_ sender: Any?)
  /// Begins to change the name of what is selected.
  func rename(_ sender: Any?)
  /// Writes what is selected to a file.
  func export(_ sender: Any?)
  /// Prints what is shown.
  func printContent(_ sender: Any?)
  /// Makes the selected text bold, or no longer bold.
  func toggleBoldface(_ sender: Any?)
  /// Makes the selected text italic, or no longer italic.
  func toggleItalics(_ sender: Any?)
  /// Underlines the selected text, or no longer.
  func toggleUnderline(_ sender: Any?)
  /// Makes the font of the selected text larger.
  func increaseSize(_ sender: Any?)
  /// Makes the font of the selected text smaller.
  func decreaseSize(_ sender: Any?)
  /// Has the selected paragraphs written from left to right.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Has the selected paragraphs written from right to left.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  /// Gives the selected text the attributes that a closure makes of its present ones.
  func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
}

// Each does nothing: a type has those that it implements.
extension UIResponderStandardEditActions {
  public func cut(_ sender: Any?) {}
  public func copy(_ sender: Any?) {}
  public func paste(_ sender: Any?) {}
  public func delete(_ sender: Any?) {}
  public func select(_ sender: Any?) {}
  public func selectAll(_ sender: Any?) {}
  public func find(_ sender: Any?) {}
  public func findAndReplace(_ sender: Any?) {}
  public func findNext(_ sender: Any?) {}
  public func findPrevious(_ sender: Any?) {}
  public func useSelectionForFind(_ sender: Any?) {}
  public func pasteAndMatchStyle(_ sender: Any?) {}
  public func pasteAndGo(_ sender: Any?) {}
  public func pasteAndSearch(_ sender: Any?) {}
  public func duplicate(_ sender: Any?) {}
  public func move(_ sender: Any?) {}
  public func rename(_ sender: Any?) {}
  public func export(_ sender: Any?) {}
  public func printContent(_ sender: Any?) {}
  public func toggleBoldface(_ sender: Any?) {}
  public func toggleItalics(_ sender: Any?) {}
  public func toggleUnderline(_ sender: Any?) {}
  public func increaseSize(_ sender: Any?) {}
  public func decreaseSize(_ sender: Any?) {}
  public func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  public func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  public func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {}
}

/// Which gestures of several fingers edit.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  /// None.
  case none = 0
  /// Those of the system.
  case `default` = 1
}
