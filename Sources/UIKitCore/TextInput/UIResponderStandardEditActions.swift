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
}
