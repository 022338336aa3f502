import CoreGraphics
import Foundation
import ManualHost
import TestSupport
import Testing
import UIKitGraphics

@_spi(UIKitModules) @testable import UIKitCore
@testable import UIKitText

/// Links that a text view finds, and what a person does with them.
@MainActor @Suite struct TextItemTests {
  private let rig: TextViewStage
  private var stage: ManualStage { rig.stage }
  private var view: UITextView { rig.view }

  init() {
    // A mail address at column 4 of the first line, a number in the third.
    rig = TextViewStage(text: "Ask a@b.de now\n\ncall 555-0199")
    view.isEditable = false
    view.dataDetectorTypes = .all
    stage.settle()
    _ = rig.log.take()
  }

  private func overlay() -> MenuOverlay? {
    stage.window.subviews.last { ($0 as? MenuOverlay)?.isClosing == false } as? MenuOverlay
  }

  private func rows() -> [String] { overlay()?.list.rows.map(\.entry.title) ?? [] }

  private func choose(_ title: String) {
    guard let row = overlay()?.list.rows.first(where: { $0.entry.title == title }) else { return }
    stage.tap(at: row.convert(CGPoint(x: 30, y: 20), to: stage.window as UIView))
    stage.settle()
  }

  @Test func aTapOpensWhatIsFound() {
    rig.tap(5, 0)
    stage.settle()
    #expect(stage.host.openedURLs.map(\.absoluteString) == ["mailto:a@b.de"] && rig.log.take() == ["link mailto:a@b.de 4+6"])
    rig.tap(7, 2)
    stage.settle()
    #expect(stage.host.openedURLs.last?.absoluteString == "tel:5550199")
    rig.tap(1, 0)
    stage.settle()
    #expect(stage.host.openedURLs.count == 2)
    rig.log.opensLinks = false
    stage.advance(by: 1)
    rig.tap(5, 0)
    stage.settle()
    #expect(stage.host.openedURLs.count == 2 && rig.log.take().last == "link mailto:a@b.de 4+6")
  }

  @Test func whatIsFoundLooksLikeALinkOnlyWhileTheTextCannotBeEdited() {
    func colors() -> Int { view.paragraphs.block(of: 0).runs.count }
    #expect(colors() == 3 && view.paragraphs.block(of: 0).runs[1].text == "a@b.de")
    #expect(view.textStorage.attribute(.link, at: 5, effectiveRange: nil) == nil, "the text itself is not changed")
    view.isEditable = true
    #expect(colors() == 1)
    rig.tap(5, 0)
    stage.settle()
    #expect(stage.host.openedURLs.isEmpty && view.isEditing)
    view.isEditable = false
    #expect(colors() == 3)
    view.dataDetectorTypes = .phoneNumber
    #expect(colors() == 1 && view.paragraphs.block(of: 2).runs.count == 2)
    view.text = "https://a.org"
    view.dataDetectorTypes = .link
    view.linkTextAttributes = [.font: UIFont.systemFont(ofSize: 40)]
    #expect(view.paragraphs.block(of: 0).runs[0].font.size == 40)
  }

  @Test func aLinkOfTheTextIsStrongerThanOneThatIsFound() {
    let text = NSMutableAttributedString(string: "x a@b.de y", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    text.addAttribute(.link, value: "https://own.example", range: NSRange(location: 4, length: 2))
    view.attributedText = text
    stage.settle()
    rig.tap(4.5, 0)
    rig.tap(2.5, 0)
    stage.settle()
    #expect(stage.host.openedURLs.map(\.absoluteString) == ["https://own.example"])
  }

  @Test func aTextWithoutTypesIsNotSearched() {
    view.dataDetectorTypes = []
    #expect(view.item(at: 5) == nil && !view.hasLinks && view.paragraphs.block(of: 0).runs.count == 1)
  }

  @Test func theSecondaryButtonAndTheRestingFingerOpenAMenu() {
    stage.click(at: rig.point(5, 0), buttons: .secondary)
    stage.settle()
    #expect(rows() == ["Open Link", "Copy Link"] && rig.log.take() == ["link mailto:a@b.de 4+6"])
    choose("Copy Link")
    #expect(UIPasteboard.general.string == "mailto:a@b.de" && overlay() == nil)
    stage.click(at: rig.point(1, 0), buttons: .secondary)
    stage.settle()
    #expect(rows().contains("Copy"), "a word has the menu of editing")
    overlay()?.dismiss()
    stage.settle()
    view.textDragInteraction?.isEnabled = false
    stage.touch(.began, at: rig.point(5, 0))
    stage.advance(by: 1)
    #expect(rows() == ["Open Link", "Copy Link"])
    stage.touch(.ended, at: rig.point(5, 0))
    stage.settle()
    choose("Open Link")
    #expect(stage.host.openedURLs.map(\.absoluteString) == ["mailto:a@b.de"])
    rig.log.opensLinks = false
    stage.click(at: rig.point(5, 0), buttons: .secondary)
    stage.settle()
    #expect(!rows().contains("Open Link"))
  }

  @Test func delegatesDecideOnActionsAndMenus() throws {
    let delegate = ItemLog()
    view.delegate = delegate
    let text = NSMutableAttributedString(string: "tag a@b.de", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    text.addAttribute(.textItemTag, value: "T", range: NSRange(location: 0, length: 3))
    view.attributedText = text
    stage.settle()
    rig.tap(1, 0)
    stage.settle()
    #expect(delegate.messages == ["action tag T 0+3", "own"])
    delegate.action = { _, standard in standard }
    stage.advance(by: 1)
    rig.tap(5, 0)
    stage.settle()
    #expect(stage.host.openedURLs.count == 1)
    delegate.action = { _, _ in nil }
    stage.advance(by: 1)
    rig.tap(5, 0)
    stage.settle()
    #expect(stage.host.openedURLs.count == 1)
    delegate.messages = []
    stage.click(at: rig.point(1, 0), buttons: .secondary)
    stage.settle()
    #expect(rows() == ["Own tag T"])
    overlay()?.dismiss()
    stage.settle()
    #expect(delegate.messages == ["menu tag T 0+3", "display tag T", "end tag T"])
    delegate.hasMenu = false
    stage.click(at: rig.point(5, 0), buttons: .secondary)
    stage.settle()
    #expect(!rows().contains("Open Link"))
  }

  @Test func arrowsGoFromLinkToLinkAndReturnOpensOne() {
    stage.key(.keyboardTab)
    stage.settle()
    #expect(view.isFocused && view.linkState.focused?.range == NSRange(location: 4, length: 6))
    let ring = view.focusShape.rect
    #expect(ring.minX == 43 && ring.width == 64)
    stage.key(.keyboardReturnOrEnter)
    stage.settle()
    #expect(stage.host.openedURLs.map(\.absoluteString) == ["mailto:a@b.de"])
    stage.key(.keyboardDownArrow)
    stage.settle()
    #expect(view.linkState.focused?.range == NSRange(location: 21, length: 8))
    stage.key(.keyboardUpArrow)
    stage.settle()
    #expect(view.linkState.focused?.range.location == 4)
    stage.key(.keyboardRightArrow)
    stage.key(.keyboardRightArrow)
    stage.settle()
    #expect(view.linkState.focused?.range.location == 21, "the last one")
    stage.key(.keyboardApplication)
    stage.settle()
    #expect(rows() == ["Open Link", "Copy Link"])
  }

  @Test func aReadOnlyTextWithoutLinksHasNoFocus() {
    #expect(view.canBecomeFocused)
    view.text = "nothing here"
    stage.settle()
    #expect(!view.canBecomeFocused)
    view.text = "a@b.de"
    stage.settle()
    #expect(view.canBecomeFocused)
    view.isSelectable = false
    #expect(!view.canBecomeFocused)
  }

  @Test func assistiveProgramsOpenLinksByName() throws {
    let actions = try #require(view.accessibilityCustomActions)
    #expect(actions.map(\.name) == ["Open a@b.de", "Open 555-0199"])
    #expect(actions[1].actionHandler?(actions[1]) == true)
    stage.settle()
    #expect(stage.host.openedURLs.last?.absoluteString == "tel:5550199")
    view.text = (0..<100).map { "a\($0)@b.de" }.joined(separator: "\n")
    #expect(view.accessibilityCustomActions?.count == 20)
    view.isEditable = true
    #expect(view.accessibilityCustomActions == nil)
  }

  /// Messages that change the view.
  @Test func aDelegateMayReplaceTheTextWhileALinkIsOpened() {
    let delegate = ItemLog()
    view.delegate = delegate
    delegate.action = { [view] _, standard in
      view.text = "x"
      view.dataDetectorTypes = []
      view.removeFromSuperview()
      return standard
    }
    rig.tap(5, 0)
    stage.settle()
    #expect(stage.host.openedURLs.count == 1 && view.text == "x")
  }
}

@MainActor private final class ItemLog: NSObject, UITextViewDelegate {
  var messages: [String] = []
  var hasMenu = true
  lazy var action: (UITextItem, UIAction) -> UIAction? = { [unowned self] _, _ in
    UIAction(title: "") { _ in self.messages.append("own") }
  }

  private func name(_ item: UITextItem) -> String {
    switch item.content {
    case .link(let url): "link \(url)"
    case .tag(let tag): "tag \(tag)"
    case .textAttachment: "picture"
    }
  }

  func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
    messages.append("action \(name(textItem)) \(textItem.range.location)+\(textItem.range.length)")
    return action(textItem, defaultAction)
  }

  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? {
    messages.append("menu \(name(textItem)) \(textItem.range.location)+\(textItem.range.length)")
    guard hasMenu else { return nil }
    return UITextItem.MenuConfiguration(menu: UIMenu(children: [UIAction(title: "Own \(name(textItem))") { _ in }]))
  }

  func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating
  ) { messages.append("display \(name(textItem))") }

  func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating
  ) { messages.append("end \(name(textItem))") }
}
