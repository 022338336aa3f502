internal import DesktopBus
internal import Foundation
internal import UIKitAccessibility
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics

/// The text of a label or of a field, counted in code points.
struct TextInterface: BusInterface {
  static let name = "Text"
  static let properties = ["CharacterCount", "CaretOffset"]
  private let scalars: [Unicode.Scalar]
  private let object: BusObject
  private let tree: BusTree

  init?(_ object: BusObject, in tree: BusTree) {
    guard let responder = object.responder else { return nil }
    switch AccessibilityNode.role(of: responder, responder.accessibilityTraits) {
    case .staticText, .link: scalars = Array((responder.accessibilityLabel ?? "").unicodeScalars)
    case .textField, .textView, .searchField: scalars = Array((responder.accessibilityValue ?? "").unicodeScalars)
    default: return nil
    }
    (self.object, self.tree) = (object, tree)
  }

  func property(_ name: String) -> BusValue? {
    switch name {
    case "CharacterCount": .int32(Int32(clamping: scalars.count))
    case "CaretOffset": .int32(Int32(clamping: BusField(object)?.selection?.upperBound ?? -1))
    default: nil
    }
  }

  /// Parts of the text; AT-SPI numbers granularities, and boundaries by the pairs of their beginnings and ends.
  private enum Part: Int {
    case character, word, sentence, line, paragraph

    init?(boundary: Int) { self.init(rawValue: (boundary + 1) / 2) }
  }

  func call(_ method: String, _ arguments: [BusValue]) -> [BusValue]? {
    let numbers = arguments.compactMap(\.int)
    let offset = numbers.first ?? 0
    switch method {
    case "GetText": return numbers.count == 2 ? [.string(text(numbers[0], numbers[1]))] : nil
    case "GetCharacterAtOffset": return [.int32(scalars.indices.contains(offset) ? Int32(scalars[offset].value) : 0)]
    case "GetStringAtOffset": return numbers.count == 2 ? Part(rawValue: numbers[1]).map { piece($0, offset) } : nil
    case "GetTextAtOffset": return numbers.count == 2 ? Part(boundary: numbers[1]).map { piece($0, offset) } : nil
    case "GetTextBeforeOffset":
      return numbers.count == 2 ? Part(boundary: numbers[1]).map { piece($0, range($0, offset).lowerBound - 1) } : nil
    case "GetTextAfterOffset":
      return numbers.count == 2 ? Part(boundary: numbers[1]).map { piece($0, range($0, offset).upperBound) } : nil
    case "SetCaretOffset": return [.bool(BusField(object)?.select(offset, offset) ?? false)]
    case "AddSelection": return numbers.count == 2 ? [.bool(BusField(object)?.select(numbers[0], numbers[1]) ?? false)] : nil
    case "SetSelection": return numbers.count == 3 ? [.bool(BusField(object)?.select(numbers[1], numbers[2]) ?? false)] : nil
    case "RemoveSelection":
      guard let field = BusField(object), let end = field.selection?.upperBound else { return [.bool(false)] }
      return [.bool(field.select(end, end))]
    case "GetNSelections": return [.int32(BusField(object)?.selection?.isEmpty == false ? 1 : 0)]
    case "GetSelection":
      let selection = BusField(object)?.selection ?? 0..<0
      return [.int32(Int32(clamping: selection.lowerBound)), .int32(Int32(clamping: selection.upperBound))]
    case "GetAttributes", "GetAttributeRun": return [.array(of: "{ss}", []), .int32(0), .int32(Int32(clamping: scalars.count))]
    case "GetDefaultAttributes", "GetDefaultAttributeSet": return [.array(of: "{ss}", [])]
    case "GetAttributeValue": return [.string("")]
    default: return nil
    }
  }

  /// An end of -1 is that of the text.
  private func text(_ start: Int, _ end: Int) -> String {
    let end = min(end < 0 ? scalars.count : end, scalars.count)
    let start = min(max(0, start), end)
    return String(String.UnicodeScalarView(scalars[start..<end]))
  }

  private func piece(_ part: Part, _ offset: Int) -> [BusValue] {
    let range = range(part, offset)
    return [
      .string(text(range.lowerBound, range.upperBound)), .int32(Int32(clamping: range.lowerBound)),
      .int32(Int32(clamping: range.upperBound)),
    ]
  }

  /// The part around an offset, with the spaces after it; empty outside of the text.
  private func range(_ part: Part, _ offset: Int) -> Range<Int> {
    guard scalars.indices.contains(offset) else {
      let end = min(max(0, offset), scalars.count)
      return end..<end
    }
    if part == .character { return offset..<offset + 1 }
    let starts = [0] + scalars.indices.dropFirst().filter { begins(part, at: $0) }
    let start = starts.last { $0 <= offset } ?? 0
    return start..<(starts.first { $0 > offset } ?? scalars.count)
  }

  private func begins(_ part: Part, at index: Int) -> Bool {
    let (before, here) = (scalars[index - 1].properties, scalars[index].properties)
    switch part {
    case .character: return true
    case .word: return before.isWhitespace && !here.isWhitespace
    case .sentence:
      guard before.isWhitespace, !here.isWhitespace else { return false }
      let end = scalars[..<index].last { !$0.properties.isWhitespace }
      return end.map { ".!?…".unicodeScalars.contains($0) } ?? false
    case .line, .paragraph: return scalars[index - 1] == "\n"
    }
  }
}
