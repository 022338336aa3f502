internal import CSDL2
internal import Foundation

/// The text in SDL's events.
enum DisplayText {
  static func finished(_ event: SDL_TextInputEvent) -> String {
    withUnsafeBytes(of: event.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  /// The text of an input method that may still change, and the selection in it in UTF-16 units. A long text is released.
  static func marked(_ event: SDL_Event) -> (text: String, selection: NSRange) {
    let (text, start, length): (String, Int32, Int32)
    if SDL_EventType(event.type) == SDL_TEXTEDITING_EXT {
      text = event.editExt.text.map { String(cString: $0) } ?? ""
      event.editExt.text.map { SDL_free($0) }
      (start, length) = (event.editExt.start, event.editExt.length)
    } else {
      text = withUnsafeBytes(of: event.edit.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      (start, length) = (event.edit.start, event.edit.length)
    }
    return (text, selection(in: text, start: Int(start), length: Int(length)))
  }

  /// SDL counts code points; a start of -1 is the end.
  static func selection(in text: String, start: Int, length: Int) -> NSRange {
    let scalars = Array(text.unicodeScalars)
    let first = start < 0 ? scalars.count : min(start, scalars.count)
    let last = min(scalars.count, first + max(0, length))
    let widths = scalars.map { UTF16.width($0) }
    return NSRange(location: widths[..<first].reduce(0, +), length: widths[first..<last].reduce(0, +))
  }
}
