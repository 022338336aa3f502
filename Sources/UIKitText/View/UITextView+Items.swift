internal import CoreGraphics
internal import Foundation
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics

/// The link that has the focus of keys, and whether there are links.
struct TextLinkState {
  var focused: UITextItem?
  /// Whether a text of a version was found to have a link.
  private var search: (version: Int, isFound: Bool)?

  /// Whether the text of a version has a link; `find` searches once for each version.
  mutating func exist(in version: Int, _ find: () -> Bool) -> Bool {
    if let search, search.version == version { return search.isFound }
    let isFound = find()
    search = (version, isFound)
    return isFound
  }
}

// Links, those that are found in the text, and tagged text.
extension UITextView {
  /// Whether the text is searched for links: only while it cannot be edited, as on iOS.
  var detects: Bool { !isEditable && !dataDetectorTypes.isEmpty }

  func detectionChanged() {
    linkState.focused = nil
    paragraphs.measureAgain()
    textSizeChanged()
  }

  // MARK: Finding

  func item(at point: CGPoint) -> UITextItem? {
    (character(at: point) as? EditedTextRange).flatMap { item(at: $0.range.location) }
  }

  func item(at offset: Int) -> UITextItem? {
    guard offset < textStorage.length else { return nil }
    var range = NSRange(location: 0, length: 0)
    if let content = Self.content(link: textStorage.attribute(.link, at: offset, effectiveRange: &range)) {
      return UITextItem(content, range)
    }
    if let tag = textStorage.attribute(.textItemTag, at: offset, effectiveRange: &range) as? String {
      return UITextItem(.tag(tag), range)
    }
    if let attachment = textStorage.attribute(.attachment, at: offset, effectiveRange: &range) as? NSTextAttachment {
      return UITextItem(.textAttachment(attachment), NSRange(location: offset, length: 1))
    }
    return detectedItems(in: paragraphs.paragraph(at: offset)).first { NSLocationInRange(offset, $0.range) }
  }

  private static func content(link value: Any?) -> UITextItem.Content? {
    switch value {
    case let url as URL: .link(url)
    case let text as String: URL(string: text).map { .link($0) }
    default: nil
    }
  }

  private func detectedItems(in paragraph: Int) -> [UITextItem] {
    guard detects else { return [] }
    let content = paragraphs.content(of: paragraph)
    return detected(in: textStorage.attributedSubstring(from: content)).map {
      UITextItem(.link($0.url), NSRange(location: content.location + $0.range.location, length: $0.range.length))
    }
  }

  /// What is found in a paragraph's text beside its own links.
  func detected(in text: NSAttributedString) -> [DetectedData] {
    let found = DataDetector.find(in: text.string, dataDetectorTypes)
    if found.isEmpty { return [] }
    var own: [NSRange] = []
    text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length), options: []) { value, part, _ in
      if value != nil { own.append(part) }
    }
    return own.isEmpty ? found : found.filter { part in own.allSatisfy { $0.intersection(part.range) == nil } }
  }

  /// The links of a paragraph in order.
  private func links(in paragraph: Int) -> [UITextItem] {
    var found = detectedItems(in: paragraph)
    let content = paragraphs.content(of: paragraph)
    textStorage.enumerateAttribute(.link, in: content, options: []) { value, part, _ in
      if let content = Self.content(link: value) { found.append(UITextItem(content, part)) }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  // MARK: Acting

  func perform(_ item: UITextItem) {
    let standard = UIAction(title: "Open") { _ in
      if case .link(let url) = item.content { UIApplication.shared.open(url) }
    }
    guard let delegate else { return standard.performWithSender(self, target: nil) }
    delegate.textView(self, primaryActionFor: item, defaultAction: standard)?.performWithSender(self, target: nil)
  }

  private func shownImage(_ attachment: NSTextAttachment, _ range: NSRange) -> UIImage? {
    let bounds = area(of: UITextItem(.textAttachment(attachment), range))
    return attachment.image(forBounds: bounds, textContainer: textContainer, characterIndex: range.location)
  }

  /// Opens the menu of a link or a picture beside it; false where it has none.
  func openMenu(of item: UITextItem) -> Bool {
    var entries: [UIMenuElement] = []
    if case .link(let url) = item.content {
      entries = [
        UIAction(title: "Open Link") { _ in UIApplication.shared.open(url) },
        UIAction(title: "Copy Link") { _ in UIPasteboard.general.string = url.absoluteString },
      ]
    }
    if case .textAttachment(let attachment) = item.content, let image = shownImage(attachment, item.range) {
      entries = [UIAction(title: "Copy Image") { _ in UIPasteboard.general.image = image }]
    }
    let standard = UIMenu(children: entries)
    let configuration =
      delegate.map { $0.textView(self, menuConfigurationFor: item, defaultMenu: standard) }
      ?? UITextItem.MenuConfiguration(menu: standard)
    guard let configuration, !configuration.menu.children.isEmpty else { return false }
    editMenu.open(configuration.menu, for: item, beside: area(of: item))
    return true
  }

  /// Around the item's first line, in the view's coordinates.
  private func area(of item: UITextItem) -> CGRect { firstArea(of: EditedTextRange(item.range)) }

  // MARK: Keys

  /// Whether there is a link. A text without one is searched once for each of its states.
  var hasLinks: Bool {
    guard isSelectable else { return false }
    return linkState.exist(in: content.version) { nextLink(after: nil, forward: true) != nil }
  }

  /// The next link behind or before another one, in the whole text for nil.
  private func nextLink(after range: NSRange?, forward: Bool) -> UITextItem? {
    guard textStorage.length > 0 else { return nil }
    let first = range.map { paragraphs.paragraph(at: $0.location) } ?? (forward ? 0 : paragraphs.count - 1)
    for index in stride(from: first, through: forward ? paragraphs.count - 1 : 0, by: forward ? 1 : -1) {
      let links = links(in: index)
      let next =
        forward
        ? links.first { $0.range.location >= range.map(NSMaxRange) ?? 0 }
        : links.last { $0.range.location < range?.location ?? .max }
      if let next { return next }
    }
    return nil
  }

  /// Moves the focus to another link of the text; false at the last one.
  func focusLink(forward: Bool) -> Bool {
    guard let next = nextLink(after: linkState.focused?.range, forward: forward) else { return false }
    linkState.focused = next
    scrollRangeToVisible(next.range)
    setNeedsLayout()
    return true
  }

  /// Enters the text at the first link that shows, else at the first one.
  func focusFirstLink() {
    let visible = closestOffset(to: CGPoint(x: bounds.minX, y: bounds.minY + adjustedContentInset.top))
    linkState.focused =
      nextLink(after: NSRange(location: visible, length: 0), forward: true) ?? nextLink(after: nil, forward: true)
    setNeedsLayout()
  }

  func performLinkKey(_ key: FocusKey) -> Bool {
    switch key {
    case .enter:
      guard let focused = linkState.focused else { return false }
      perform(focused)
      return true
    case .up: return focusLink(forward: false)
    case .down: return focusLink(forward: true)
    case .left, .right: return focusLink(forward: (key == .right) != isRightToLeftText)
    default: return false
    }
  }

  /// The focused link; the whole view without one.
  var itemFocusShape: FocusShape? {
    guard !isEditable, let focused = linkState.focused, NSMaxRange(focused.range) <= textStorage.length else { return nil }
    return FocusShape(rect: area(of: focused).insetBy(dx: -2, dy: 0), radius: 4)
  }

  // MARK: Accessibility

  /// Links that assistive programs can open by name. Our choice: those of a long text would be no list to choose from.
  private static let mostActions = 20

  var linkActions: [UIAccessibilityCustomAction]? {
    guard !isEditable, hasLinks else { return nil }
    var (actions, last): ([UIAccessibilityCustomAction], NSRange?) = ([], nil)
    while actions.count < Self.mostActions, let item = nextLink(after: last, forward: true) {
      let name = (edited.text as NSString).substring(with: item.range)
      actions.append(
        UIAccessibilityCustomAction(name: "Open \(name)") { [weak self] _ in
          self?.perform(item)
          return self != nil
        })
      last = item.range
    }
    return actions
  }
}

// Presses on links.
extension UITextView {
  /// Opens the menu of the link at a press of the secondary button, or of the focused one; false for other presses.
  func performItemPress(_ press: PointerPress, at point: CGPoint) -> Bool {
    guard !isEditable, isSelectable else { return false }
    switch press {
    case .secondary: return item(at: point).map { openMenu(of: $0) } ?? false
    case .menuKey: return linkState.focused.map { openMenu(of: $0) } ?? false
    case .hold, .middle: return false
    }
  }
}
