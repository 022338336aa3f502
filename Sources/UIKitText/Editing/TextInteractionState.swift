internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import UIKitGraphics

/// What `interactionState` of fields and text views holds, as property lists.
struct TextInteractionState: Codable {
  private var start, length: Int
  private var x, y: Double
  private var isFirstResponder: Bool

  @MainActor init(_ selection: NSRange, _ view: UIView, _ offset: CGPoint) {
    (start, length) = (selection.location, selection.length)
    (x, y) = (Double(offset.x), Double(offset.y))
    isFirstResponder = view.isFirstResponder
  }

  /// nil for anything else than the data of a state.
  init?(_ value: Any) {
    guard let data = value as? Data, let state = try? PropertyListDecoder().decode(Self.self, from: data), state.x.isFinite,
      state.y.isFinite
    else { return nil }
    self = state
  }

  var data: Data { (try? PropertyListEncoder().encode(self)) ?? Data() }

  @MainActor func restore(_ editor: any TextEditor) {
    if isFirstResponder, !editor.isFirstResponder { _ = editor.becomeFirstResponder() }
    editor.select(NSRange(location: max(0, start), length: max(0, length)))
    if let view = editor as? UITextView {
      view.layoutIfNeeded()
      let most = max(0, view.contentSize.height - view.bounds.height)
      view.contentOffset = CGPoint(x: x, y: min(max(y, -view.adjustedContentInset.top), most))
    }
  }
}
