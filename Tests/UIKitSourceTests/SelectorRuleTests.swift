#if UIKitSource
import Testing
import UIKitSourceTranslation

@Suite struct SelectorRuleTests {
  @Test(arguments: [
    ("tap()", "tap"), ("tap(_ a: A)", "tap:"), ("tap(with a: A)", "tapWith:"), ("tap(bar: A)", "tapWithBar:"),
    ("move(_ a: A, to b: A)", "move:to:"), ("move(from a: A, to b: A)", "moveFrom:to:"), ("moveTo(place a: A)", "moveToPlace:"),
    ("set(_ a: A, _ b: A)", "set::"), ("did(forKey a: A)", "didForKey:"), ("load() throws", "loadAndReturnError:"),
    ("load(_ a: A) throws", "load:error:"),
  ])
  func methodsHaveNamesOfObjectiveC(_ declaration: String, _ name: String) {
    let base = declaration.prefix { $0 != "(" }
    let text = translate("class C { @objc func \(declaration) {}; let s = #selector(C.\(base)) }")
    #expect(text.contains("let s = Selector(\"\(name)\")"))
  }

  @Test func classesReceiveATableOnTheirLastLine() {
    let text = translate("class A: B {\n  @objc func a() {}\n}\n")
    #expect(
      text == """
        class A: B, SelectorAnswering {
          func a() {}
         nonisolated class var selectorTable: SelectorTable { var table = SelectorTable(); \
        table["a"] = SelectorMethod { (target: A, _) in target.a() }; return table } }

        """)
  }

  @Test func subclassesAddToTheTable() {
    let texts = bodies([
      ("A.swift", "class A { @objc func a() {}\n}"), ("B.swift", "class B: A { @objc func b() {}\n}"),
      ("C.swift", "class C: B {}"),
    ])
    #expect(texts[1].contains("class B: A {"))
    #expect(texts[1].contains("override class var selectorTable: SelectorTable { var table = super.selectorTable; "))
    #expect(texts[2] == "class C: B {}")
  }

  @Test func importedModulesCount() {
    let imported = [SourceFile(path: "A.swift", text: "open class A { @objc open func a() {} }")]
    let file = SourceFile(path: "B.swift", text: "import Lib\nclass B: A { @objc func b() {} }")
    let text = ModuleTranslator().translate([file], imported: imported)[0].text
    #expect(text.contains("class B: A {"))
    #expect(text.contains("override class var selectorTable"))
  }

  @Test func aClassNamedAsOneOfAnImportedModuleIsApartFromIt() {
    let imported = [SourceFile(path: "A.swift", text: "class A {}\nextension A { @objc func a() {} }")]
    let file = SourceFile(path: "B.swift", text: "import Lib\nclass A { @objc func b() {} }")
    let text = ModuleTranslator().translate([file], imported: imported)[0].text
    #expect(text.contains("table[\"b\"]"))
    #expect(!text.contains("table.add"))
  }

  @Test(arguments: [
    (
      "UIView.endEditing(_:)",
      "Selector(\"endEditing:\", of: SelectorMethod { (target: UIView, arguments) in try target.endEditing(arguments(0)) })"
    ),
    ("UIView.layoutIfNeeded", "Selector(base: \"layoutIfNeeded\", method: { (target: UIView) in target.layoutIfNeeded })"),
    ("getter: UIView.isHidden", "Selector(\"isHidden\", of: SelectorMethod { (target: UIView, _) in target.isHidden })"),
    ("UIScrollViewDelegate.scrollViewDidScroll", "Selector(\"scrollViewDidScroll:\")"),
  ])
  func methodsOfUIKitAreCalledWithoutTables(_ name: String, _ code: String) {
    #expect(translate("let a = #selector(\(name))") == "let a = \(code)")
  }

  @Test(arguments: [
    ("d?.a?(1)", "d?.optional_a_(1)"), ("d.b?(x: 1, y: 2)", "d.optional_b_x_y(x: 1, y: 2)"),
    ("d?.a?(1).count", "d?.optional_a_(1)?.count"), ("d?.other?(1)", "d?.other?(1)"),
    ("t.delegate?.tableView?(t, didSelectRowAt: i)", "t.delegate?.tableView(t, didSelectRowAt: i)"),
    ("s.delegate?.tabBarController?(t, sidebar: s, update: i)", "s.delegate?.tabBarController(t, sidebar: s, update: i)"),
    ("d?.b(x:y:) != nil", "d?.value_optional_b_x_y != nil"),
  ])
  func callsOfOptionalRequirements(_ before: String, _ after: String) {
    let declaration =
      "@objc protocol P: AnyObject { @objc optional func a(_ x: Int) -> String; @objc optional func b(x: Int, y: Int) }"
    #expect(bodies([("P.swift", declaration), ("F.swift", "func f() { \(before) }")])[1] == "func f() { \(after) }")
  }

  @Test func keyPathsAreStrings() {
    #expect(translate("let a = #keyPath(A.b.c)") == "let a = \"b.c\"")
  }

  @Test func twoClassesOfOneNameInTwoFilesAreApart() {
    let texts = bodies([
      ("A.swift", "private class Cell { @objc func a() {}\n}"),
      ("B.swift", "private class Cell {}\nclass C: Cell { @objc func b() {}\n}"),
    ])
    #expect(texts[1].contains("class C: Cell, SelectorAnswering"))
  }
}
#endif
