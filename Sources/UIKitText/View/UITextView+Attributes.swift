internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import UIKitCore
internal import UIKitGraphics

// What a person changes of the look of the text; each change is a step of undoing.
extension UITextView {
  var editsAttributes: Bool { allowsEditingTextAttributes }

  /// Changes the attributes of the selection, or of what is typed next.
  func changeAttributes(_ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {
    finishMarked()
    if edited.selection.length == 0 { return typingAttributes = change(typingAttributes) }
    restyleByPerson(edited.selection, change)
  }

  private func restyleByPerson(
    _ range: NSRange, _ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {
    let former = textStorage.attributedSubstring(from: range)
    let changed = former.mapRuns(change)
    if changed.isEqual(to: former) { return }
    edited.restyle(range, as: changed)
    session.reset()
    textSizeChanged()
    delegate?.textViewDidChange(self)
    NotificationCenter.default.announce(UITextView.TextDidChangeMessage(), subject: self)
  }

  /// Whether all of the selection, or what is typed next, has something.
  private func allHave(_ has: ([NSAttributedString.Key: Any]) -> Bool) -> Bool {
    if edited.selection.length == 0 { return has(typingAttributes) }
    var all = true
    textStorage.enumerateAttributes(in: edited.selection, options: []) { attributes, _, stop in
      if !has(attributes) {
        all = false
        stop.pointee = true
      }
    }
    return all
  }

  private func font(_ attributes: [NSAttributedString.Key: Any]) -> UIFont {
    attributes[.font] as? UIFont ?? paragraphs.defaults.font
  }

  func toggle(_ trait: UIFontDescriptor.SymbolicTraits) {
    let removes = allHave { font($0).fontDescriptor.symbolicTraits.contains(trait) }
    changeAttributes { attributes in
      let descriptor = font(attributes).fontDescriptor
      let traits = removes ? descriptor.symbolicTraits.subtracting(trait) : descriptor.symbolicTraits.union(trait)
      guard let changed = descriptor.withSymbolicTraits(traits) else { return attributes }
      return attributes.merging([.font: UIFont(descriptor: changed, size: 0)]) { $1 }
    }
  }

  func toggleLine() {
    func isUnderlined(_ attributes: [NSAttributedString.Key: Any]) -> Bool {
      switch attributes[.underlineStyle] {
      case let style as NSUnderlineStyle: style != []
      case let number as Int: number != 0
      case let number as NSNumber: number.intValue != 0
      default: false
      }
    }
    let removes = allHave(isUnderlined)
    changeAttributes { attributes in
      var attributes = attributes
      attributes[.underlineStyle] = removes ? nil : NSUnderlineStyle.single.rawValue
      return attributes
    }
  }

  func resizeFonts(by points: CGFloat) {
    changeAttributes { attributes in
      let font = font(attributes)
      return attributes.merging([.font: font.withSize(max(1, font.pointSize + points))]) { $1 }
    }
  }

  func setDirectionByPerson(_ direction: NSWritingDirection) {
    finishMarked()
    let selection = edited.selection
    let (first, last) = (paragraphs.paragraph(at: selection.location), paragraphs.paragraph(at: NSMaxRange(selection)))
    let start = paragraphs.start(of: first)
    let range = NSRange(location: start, length: NSMaxRange(paragraphs.content(of: last)) - start)
    func change(_ attributes: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
      let style = NSMutableParagraphStyle()
      if let present = attributes[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(present) }
      style.baseWritingDirection = direction
      return attributes.merging([.paragraphStyle: style]) { $1 }
    }
    if range.length == 0 { return typingAttributes = change(typingAttributes) }
    restyleByPerson(range, change)
  }

  // MARK: The border

  func showBorder() {
    guard borderStyle == .roundedRect else { return (layer.borderWidth, layer.cornerRadius) = (0, 0) }
    (layer.borderWidth, layer.cornerRadius) = (1, UITextField.borderRadius)
    layer.borderColor = UIColor.systemGray3.cgColor(for: traitCollection)
  }
}
