#if UIKitSource
import Testing
import UIKitSourceTranslation

/// Names that stand for others on Linux.
@Suite struct NameTests {
  @Test(arguments: [
    ("let a: UIControlEvents = b", "let a: UIControl.Event = b"),
    ("let a = UITableViewAutomaticDimension", "let a = UITableView.automaticDimension"),
    ("let a: [UIApplicationLaunchOptionsKey: Any]?", "let a: [UIApplication.LaunchOptionsKey: Any]?"),
    ("let a = UIEdgeInsetsMake(1, 2, 3, 4)", "let a = (UIEdgeInsets.init(top:left:bottom:right:))(1, 2, 3, 4)"),
    ("f(.UIKeyboardWillHide)", "f(UIResponder.keyboardWillHideNotification)"),
    ("f(NSNotification.Name.UIApplicationWillTerminate)", "f(UIApplication.willTerminateNotification)"),
    ("a.addChildViewController(b)", "a.addChild(b)"),
    ("a.didMove(toParentViewController: b)", "a.didMove(toParent: b)"),
    ("a.bringSubview(toFront: b)", "a.bringSubviewToFront(b)"),
    (
      "class A { override func didMove(toParentViewController parent: B?) {} }",
      "class A { override func didMove(toParent parent: B?) {} }"
    ),
    ("class A { override var childViewControllers: [B] { [] } }", "class A { override var children: [B] { [] } }"),
  ])
  func namesOfSwiftFourBecomeThoseOfToday(_ before: String, _ after: String) { #expect(translate(before) == after) }

  @Test func tablesNameTheTypesOfToday() {
    let text = translate("class A: B { @objc func f(_ a: [UIApplicationLaunchOptionsKey: UIControlState]?) {} }")
    #expect(!text.contains("UIApplicationLaunchOptionsKey") && !text.contains("UIControlState"))
    #expect(text.contains("arguments(0) as [UIApplication.LaunchOptionsKey: UIControl.State]?"))
  }

  @Test func namesThatTheProgramDeclaresStay() {
    let texts = bodies([
      ("A.swift", "struct UIControlEvents {}\nextension B { func addChildViewController(_ a: C) {} }"),
      ("B.swift", "let a = UIControlEvents()\nlet b: UIControlState\nc.addChildViewController(d)"),
    ])
    #expect(texts[1] == "let a = UIControlEvents()\nlet b: UIControl.State\nc.addChildViewController(d)")
  }

  @Test func variablesOfFunctionsHideMembers() {
    let text = "func f() { let childViewControllers = a.childViewControllers; g(childViewControllers) }"
    #expect(translate(text) == "func f() { let childViewControllers = a.children; g(childViewControllers) }")
  }

  @Test(arguments: [
    ("let a = URLSession.shared", "FoundationNetworking"), ("func f(_ a: HTTPURLResponse) {}", "FoundationNetworking"),
    ("class A: NSObject, XMLParserDelegate {}", "FoundationXML"), ("var a: URLRequest?", "FoundationNetworking"),
    ("let a = kSecClass as String", "Security"), ("let a = b as CFDictionary", "Security"),
    ("func f() -> OSStatus { SecItemDelete(a) }", "Security"), ("if a == errSecSuccess {}", "Security"),
  ])
  func modulesOfFoundationAreImported(_ text: String, _ module: String) {
    let all = ModuleTranslator().translate([SourceFile(path: "File.swift", text: text)])[0].text
    #expect(all.hasPrefix("import UIKit\nimport \(module)\n#sourceLocation"))
  }

  @Test func othersAreNot() {
    let all = ModuleTranslator().translate([SourceFile(path: "File.swift", text: "let a: URL = b.URLRequest")])[0].text
    #expect(all.hasPrefix("import UIKit\n#sourceLocation"))
  }

  @Test func timersThatCallNothingAreCreated() {
    #expect(translate("var a = Timer()") == "var a = Timer(timeInterval: 0, repeats: false, block: { _ in })")
    #expect(translate("let a = Timer(fire: b)") == "let a = Timer(fire: b)")
  }

  @Test func combineIsOpenCombine() {
    #expect(
      translate("import Combine\nlet a: Combine.Published<Int>\nlet b = Combine.Just(1)")
        == "import OpenCombineShim\nlet a: OpenCombineShim.Published<Int>\nlet b = OpenCombineShim.Just(1)")
    #expect(translate("#if canImport(Combine)\nlet a = 1\n#endif") == "#if true\nlet a = 1\n#endif")
  }
}
#endif
