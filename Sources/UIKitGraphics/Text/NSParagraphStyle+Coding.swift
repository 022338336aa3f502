internal import CoreGraphics
internal import Foundation

// Values of paragraph styles in archives. The keys of what Apple's archives have are theirs; lengths that make no sense are left out.
extension NSParagraphStyle.Values {
  private static var lengths: [(String, WritableKeyPath<ParagraphShape, CGFloat>)] {
    [
      ("NSFirstLineHeadIndent", \.firstIndent), ("NSHeadIndent", \.indent), ("NSTailIndent", \.tail),
      ("NSMinLineHeight", \.minimumHeight), ("NSMaxLineHeight", \.maximumHeight), ("NSLineHeightMultiple", \.heightMultiple),
      ("NSParagraphSpacing", \.spacing), ("NSParagraphSpacingBefore", \.spacingBefore),
    ]
  }

  init(_ coder: NSCoder) {
    self.init()
    decode(coder)
  }

  /// Not in the initializer, where the observers of the tab stops would not be called.
  private mutating func decode(_ coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    for (key, path) in Self.lengths {
      let length = CGFloat(coder.decodeDouble(forKey: key))
      if length.isFinite, length >= 0 || key == "NSTailIndent" { shape[keyPath: path] = length }
    }
    let spacing = CGFloat(coder.decodeDouble(forKey: "NSLineSpacing"))
    if spacing.isFinite, spacing >= 0 { lineSpacing = spacing }
    if coder.containsValue(forKey: "NSAlignment") {
      alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSAlignment")) ?? .natural
    }
    lineBreakMode = NSLineBreakMode(rawValue: coder.decodeInteger(forKey: "NSLineBreakMode")) ?? .byWordWrapping
    if coder.containsValue(forKey: "NSWritingDirection") {
      baseWritingDirection = NSWritingDirection(rawValue: coder.decodeInteger(forKey: "NSWritingDirection")) ?? .natural
    }
    let interval = CGFloat(coder.decodeDouble(forKey: "NSDefaultTabInterval"))
    if interval.isFinite, interval >= 0 { tabInterval = interval }
    if coder.containsValue(forKey: "NSTabStops") {
      tabStops = coder.decodeObject(of: [NSArray.self, NSTextTab.self], forKey: "NSTabStops") as? [NSTextTab]
    }
    if coder.containsValue(forKey: "NSTextLists") {
      textLists = coder.decodeObject(of: [NSArray.self, NSTextList.self], forKey: "NSTextLists") as? [NSTextList] ?? []
    }
    lineBreakStrategy = .init(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "NSLineBreakStrategy")))
    let factor = coder.decodeFloat(forKey: "NSHyphenationFactor")
    if factor >= 0, factor <= 1 { hyphenationFactor = factor }
    usesDefaultHyphenation = coder.decodeBool(forKey: "NSUsesDefaultHyphenation")
    tightens = coder.decodeBool(forKey: "NSAllowsTighteningForTruncation")
  }

  func encode(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    for (key, path) in Self.lengths { coder.encode(Double(shape[keyPath: path]), forKey: key) }
    coder.encode(Double(lineSpacing), forKey: "NSLineSpacing")
    coder.encode(alignment.rawValue, forKey: "NSAlignment")
    coder.encode(lineBreakMode.rawValue, forKey: "NSLineBreakMode")
    coder.encode(baseWritingDirection.rawValue, forKey: "NSWritingDirection")
    coder.encode(Double(tabInterval), forKey: "NSDefaultTabInterval")
    if let tabStops { coder.encode(tabStops._bridgeToObjectiveC(), forKey: "NSTabStops") }
    if !textLists.isEmpty { coder.encode(textLists._bridgeToObjectiveC(), forKey: "NSTextLists") }
    coder.encode(Int(bitPattern: lineBreakStrategy.rawValue), forKey: "NSLineBreakStrategy")
    coder.encode(hyphenationFactor, forKey: "NSHyphenationFactor")
    coder.encode(usesDefaultHyphenation, forKey: "NSUsesDefaultHyphenation")
    coder.encode(tightens, forKey: "NSAllowsTighteningForTruncation")
  }
}
