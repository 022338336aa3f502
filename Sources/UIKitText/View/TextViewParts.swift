internal import CoreGraphics
internal import Diagnostics
internal import Foundation
internal import UIKitGraphics

/// What a text view shows: the container that it is made with, or a new one.
@MainActor struct TextViewParts {
  let container: NSTextContainer
  let manager: NSLayoutManager
  let storage: NSTextStorage
  let paragraphs: TextParagraphs

  init(_ given: NSTextContainer?) {
    container = given ?? NSTextContainer(size: .zero)
    if given == nil { container.widthTracksTextView = true }
    manager = container.layoutManager ?? NSLayoutManager()
    if container.layoutManager == nil { manager.addTextContainer(container) }
    storage = manager.textStorage ?? NSTextStorage(string: "")
    storage.addLayoutManager(manager)
    guard let paragraphs = manager.paragraphs else { programmingError("UITextView: the layout manager took no text") }
    self.paragraphs = paragraphs
  }
}

/// The last size of a text, which layout asks for more than once.
struct TextViewSizes {
  /// The width at which layout by constraints breaks the lines; nil outside of it.
  var wrapWidth: CGFloat?
  private var known: (width: CGFloat, version: Int, size: CGSize)?

  func size(_ width: CGFloat, _ version: Int) -> CGSize? {
    known.flatMap { $0.width == width && $0.version == version ? $0.size : nil }
  }

  mutating func record(_ size: CGSize, _ width: CGFloat, _ version: Int) { known = (width, version, size) }
}
