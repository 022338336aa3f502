#if UIKitSource
import Testing

@Suite struct RemovalTests {
  @Test(arguments: [
    ("@objc func a() {}", "func a() {}"),
    ("@objc(b) func a() {}", "func a() {}"),
    ("@IBOutlet private weak var a: A!", "private weak var a: A!"),
    ("@IBInspectable var a = 1", "var a = 1"),
    ("@nonobjc  func a() {}", "func a() {}"),
    ("@objc dynamic var a = 1", "var a = 1"),
    ("public dynamic var a = 1", "public var a = 1"),
    ("@discardableResult @objc public func a() -> Int { 1 }", "@discardableResult public func a() -> Int { 1 }"),
    ("@NSCopying var a = B()", "var a = B()"),
    ("@GKInspectable var a = 1", "var a = 1"),
    ("@IBSegueAction func a() {}", "func a() {}"),
  ])
  func membersLoseAttributes(_ before: String, _ after: String) {
    #expect(translate("struct S { \(before) }") == "struct S { \(after) }")
  }

  @Test(arguments: [
    ("@objcMembers class A {}", "class A {}"), ("@objc(B) final class A {}", "final class A {}"),
    ("@IBDesignable class A: B {}", "class A: B {}"), ("@objc enum E: Int { case a }", "enum E: Int { case a }"),
    ("@UIApplicationMain final class A {}", "@main final class A {}"), ("@main class A {}", "@main final class A {}"),
  ])
  func typesLoseAttributes(_ before: String, _ after: String) { #expect(translate(before) == after) }

  @Test func anAttributeOnItsOwnLineLeavesTheLine() {
    #expect(translate("class A {\n  @IBDesignable\n  class B {}\n}") == "class A {\n  \n  class B {}\n}")
    // An outlet has an entry in the table of its class, behind the last line.
    #expect(translate("class A {\n  @IBOutlet\n  var a: B?\n}").contains("{\n  \n  var a: B?\n"))
  }

  @Test func otherAttributesStay() {
    let text = "@available(iOS 13, *) @MainActor final class A { @discardableResult func a() -> Int { 1 } }"
    #expect(translate(text) == text)
  }

  @Test func protocolsOfObjectiveCHaveClasses() {
    #expect(translate("@objc protocol P { func a() }") == "protocol P: AnyObject { func a() }")
    #expect(translate("@objc protocol P: Q { func a() }") == "protocol P: Q, AnyObject { func a() }")
    #expect(translate("@objc protocol P: NSObjectProtocol {}") == "protocol P: NSObjectProtocol {}")
  }

  @Test func optionalRequirementsLeaveTheirLines() {
    let text = translate("@objc protocol P: AnyObject {\n  @objc optional func a(\n    x: Int\n  )\n  func b()\n}")
    #expect(text.hasPrefix("protocol P: AnyObject {\n  \n\n\n  func b()\n}; extension P {"))
  }
}
#endif
