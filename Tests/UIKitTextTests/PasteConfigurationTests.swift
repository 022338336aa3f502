import Foundation
import ManualHost
import Selectors
import Testing
import UIKitCore
import UIKitGraphics
import UIKitText

/// Responders that accept what was copied by its kind.
@MainActor @Suite(.serialized) struct PasteConfigurationTests {
  private final class Board: UIView {
    var pasted: [[NSItemProvider]] = []
    override var canBecomeFirstResponder: Bool { true }
    override func paste(itemProviders: [NSItemProvider]) { pasted.append(itemProviders) }
  }

  private let stage = ManualStage()
  private let board = Board()

  init() {
    stage.window.addSubview(board)
    board.becomeFirstResponder()
    UIPasteboard.general.items = []
  }

  @Test func whatIsAcceptedIsPastedByItsProviders() {
    let paste = Selector("paste:")
    UIPasteboard.general.string = "text"
    #expect(!board.canPerformAction(paste, withSender: nil))
    board.paste(nil)
    #expect(board.pasted.isEmpty)
    board.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
    #expect(board.canPerformAction(paste, withSender: nil))
    #expect(UIApplication.shared.sendAction(paste, to: nil, from: board, for: nil))
    #expect(board.pasted.count == 1 && board.pasted[0][0].canLoadObject(ofClass: NSString.self))
    UIPasteboard.general.color = .red
    #expect(!board.canPerformAction(paste, withSender: nil) && !board.canPaste(UIPasteboard.general.itemProviders))
    board.paste(nil)
    #expect(board.pasted.count == 1)
  }

  @Test func kindsAreAddedOnceAndCopiedApart() throws {
    let configuration = UIPasteConfiguration()
    #expect(configuration.acceptableTypeIdentifiers == [])
    configuration.addAcceptableTypeIdentifiers(["public.png", "public.text"])
    configuration.addAcceptableTypeIdentifiers(["public.text"])
    let copy = try #require(configuration.copy() as? UIPasteConfiguration)
    configuration.addTypeIdentifiers(forAccepting: NSURL.self)
    #expect(copy.acceptableTypeIdentifiers == ["public.png", "public.text"])
    let addresses = NSURL.readableTypeIdentifiersForItemProvider
    #expect(configuration.acceptableTypeIdentifiers == ["public.png", "public.text"] + addresses)
    // Text in UTF-8 is a special case of text.
    board.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.text"])
    #expect(board.canPaste([NSItemProvider(object: NSString(string: "a"))]) && !board.canPaste([]))
  }
}
