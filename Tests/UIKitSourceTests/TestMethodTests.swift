#if UIKitSource
import Testing

/// XCTest on Linux calls test methods as functions of no actor.
@Suite struct TestMethodTests {
  @Test func testMethodsOfAMainActorClassAreIsolatedInside() {
    let text = translate("@MainActor final class T: XCTestCase {\n  func testA() throws { try a() }\n  func helper() {}\n}")
    #expect(
      text == "@MainActor final class T: XCTestCase {\n  nonisolated func testA() throws "
        + "{ try MainActor.assumeIsolated { () throws -> Void in try a() }}\n  func helper() {}\n}")
  }

  @Test func theAttributeOfAMethodGoes() {
    let text = translate("class T: XCTestCase {\n  @MainActor func testA() {\n    a() // b\n  }\n}")
    #expect(
      text
        == "class T: XCTestCase {\n   nonisolated func testA() { MainActor.assumeIsolated { () -> Void in\n    a() // b\n  }}\n}")
  }

  @Test(arguments: [
    "class T: XCTestCase { func testA() {} }", "@MainActor class T: XCTestCase { func testA() async {} }",
    "@MainActor class T: XCTestCase { nonisolated func testA() {} }", "@MainActor class T { func testA() {} }",
    "@MainActor class T: XCTestCase { func testA(_ a: Int) {} }",
  ])
  func othersStay(_ text: String) { #expect(translate(text) == text) }

  @Test func subclassesAreOnTheActorOfTheirSuperclass() {
    let texts = bodies([
      ("A.swift", "@MainActor class A: XCTestCase {}"),
      ("B.swift", "class B: A { func testB() {} }\nextension B { func testC() {} }"),
    ])
    #expect(texts[1].split(separator: "\n").allSatisfy { $0.contains("nonisolated func test") })
  }
}
#endif
