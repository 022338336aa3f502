#if UIKitSource
import Testing
import UIKitSourceTranslation

@Suite struct NoteTests {
  @Test(arguments: [
    ("import WebKit", "WebKit"),
    ("class A { @NSManaged var a: B }", "@NSManaged"),
    ("func f() { method_exchangeImplementations(a, b) }", "method_exchangeImplementations"),
    ("func f() { a.addObserver(b, forKeyPath: \"c\", options: [], context: nil) }", "addObserver"),
    ("class A { @objc dynamic var b = 1; func f() { observe(\\.b) { _, _ in } } }", "observe"),
  ])
  func whatCannotBeTranslatedIsReported(_ text: String, _ name: String) {
    let found = notes(text)
    #expect(found.count == 1)
    #expect(found.first?.severity == .warning)
    #expect(found.first?.message.contains(name) == true)
    #expect(found.first?.advice.isEmpty == false)
  }

  @Test func whatUsesALeftOutTypeIsLeftOut() {
    let files = [
      SourceFile(path: "/A.swift", text: "import SwiftUI\nimport UIKit\nstruct Page: UIViewRepresentable {}\nclass Kept {}\n"),
      SourceFile(
        path: "/B.swift",
        text: "import UIKit\nclass Coordinator { var page: Page }\nclass Other { func f(_ a: Page) {}; let b = 1 }"),
      SourceFile(path: "/C.swift", text: "import UIKit\nfunc make(_ a: Coordinator) {}\nlet kept = Kept()\n"),
      SourceFile(path: "/D.swift", text: "import SwiftUI\nstruct Whole: View {}\n"),
      SourceFile(
        path: "/E.swift", text: "import UIKit\nextension Whole {}\nextension UIView { enum Page {} }\nlet color = Color()\n"),
    ]
    let texts = ModuleTranslator().translate(files).map(\.text)
    #expect(!texts[0].contains("Page") && texts[0].contains("class Kept"))
    #expect(!texts[1].contains("Coordinator") && texts[1].contains("class Other") && texts[1].contains("let b = 1"))
    #expect(!texts[1].contains("func f"))
    #expect(!texts[2].contains("make") && texts[2].contains("let kept = Kept()"))
    #expect(!texts[4].contains("Whole") && texts[4].contains("let color = Color()"))
  }

  /// Swift 5 warns of them.
  @Test func whatOnlySwift6ForbidsIsNoError() {
    #expect(notes("@available (iOS 13, *)\nclass A {}").isEmpty)
  }

  @Test func onlyPropertiesThatNoViewHasAreReported() {
    for name in ["contentOffset", "contentSize", "frame", "hidden"] {
      #expect(notes("func f() { a.addObserver(b, forKeyPath: \"\(name)\", options: [], context: nil) }").isEmpty)
    }
    #expect(notes("func f() { a.addObserver(b, forKeyPath: path, options: [], context: nil) }").isEmpty)
  }

  @Test func messagesNameThePlace() {
    let note = notes("let a = 1\n  let b = method_setImplementation(c, d)\n").first
    let text = "File.swift:2:11: warning: method_setImplementation: methods cannot be exchanged"
    #expect(note.map { "\($0)" }?.hasPrefix(text) == true)
  }

  @Test(arguments: [("class A {\n  func b( {\n}\n", 2), ("let = 3", 1), ("class A {\n", 1), ("\n\n}", 3)])
  func invalidSwiftIsAnErrorWithItsPlace(_ text: String, _ line: Int) {
    let errors = notes(text).filter { $0.severity == .error }
    #expect(errors.first?.line == line)
    #expect(errors.first?.message.isEmpty == false)
  }

  @Test func declarationsForSwiftUIAreLeftOutBesideOthers() {
    let text = """
      import SwiftUI
      import UIKit
      struct Page: View {
        var body: some View { Text("") }
      }
      final class Screen: UIViewController {
        func color(_ color: Color) {}
        @objc func tap() {}
        func host() { present(UIHostingController(rootView: Page()), animated: true) }
      }
      extension View { func paged() -> some View { self } }
      extension Page { func turned() -> Page { self } }

      """
    #expect(!translate(text).contains("View {") && !translate(text).contains("Color"))
    #expect(translate(text).split(separator: "\n", omittingEmptySubsequences: false)[7].contains("func tap()"))
    #expect(notes(text).map(\.message).count { $0.hasSuffix("uses SwiftUI and is left out") } == 5)
    #expect(notes(text).map(\.line) == [3, 7, 9, 11, 12])
  }

  @Test func typesWithBoundsOfSwiftUIAreLeftOutAsAWhole() {
    let text = """
      import SwiftUI
      import UIKit
      struct Hosted<Content: View>: UIContentConfiguration {
        let content: Content
        func kept() {}
      }
      final class Holder<Content> where Content: View { func kept() {} }
      struct Other<Content: UIView> { func stays() {} }

      """
    #expect(!translate(text).contains("kept") && translate(text).contains("stays"))
    #expect(notes(text).map(\.line) == [3, 7])
  }

  @Test func anotherNameOfATypeOfSwiftUIIsLeftOutWithItsExtensions() {
    let text = """
      import SwiftUI
      import UIKit
      public typealias Wrapper = UIViewRepresentable
      public typealias Plain = UIView
      extension Wrapper { typealias Wrapped = UIViewType }
      extension Plain { func wrapped() {} }

      """
    #expect(notes(text).map(\.line) == [3, 5])
    #expect(translate(text).contains("extension Plain") && !translate(text).contains("Wrapper"))
  }

  @Test func filesOfSwiftUIAreLeftOut() {
    let text = "import SwiftUI\nstruct A: View { var body: some View { Text(\"\") } }\n"
    #expect(notes(text).map(\.severity) == [.note])
    #expect(!translate(text).contains("struct"))
    #expect(notes("import SwiftUI\nimport UIKit\n").map(\.severity) == [.warning])
  }

  @Test func correctFilesHaveNoMessages() {
    #expect(notes("import UIKit\nclass A: UIView { @objc func b() {}; let c = #selector(b) }").isEmpty)
  }
}
#endif
