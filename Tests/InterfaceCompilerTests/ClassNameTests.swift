import Foundation
import InterfaceCompiler
import Testing
import UIKit
import UIKitCore

/// A class inside of a type that is no class.
enum Shelf {
  final class Book: UIView {
    final class Page: UIView {}
  }
}

/// The names by which files find classes of the app.
@MainActor @Suite struct ClassNameTests {
  private func load(_ name: String, module: String? = nil, _ names: [String: InterfaceClassName] = [:]) throws -> AnyObject {
    let attributes = "customClass=\"\(name)\"" + (module.map { " customModule=\"\($0)\"" } ?? "")
    let text = Nibs.xib("<view id=\"v\" \(attributes)/>")
    let result = try InterfaceCompiler(module: Nibs.module, names: names).compile(Data(text.utf8), path: "/Test.xib")
    let nib = UINib(try #require(LoadedNib.make([UInt8](result.data), name: "Test", bundle: nil, isStoryboard: false)))
    return try #require(nib.instantiate(withOwner: nil).first) as AnyObject
  }

  @Test func aClassIsFoundByItsNameWithAndWithoutAModule() throws {
    #expect(try load("Mover") is Mover)
    #expect(try load("Mover", module: "InterfaceCompilerTests") is Mover)
  }

  @Test func aClassIsFoundByWhatObjectiveCCallsIt() throws {
    let names = [
      "ICTMover": InterfaceClassName(path: ["Mover"], kinds: "C"),
      "ICTPage": InterfaceClassName(path: ["Shelf", "Book", "Page"], kinds: "OCC"),
    ]
    #expect(try load("ICTMover", names) is Mover)
    #expect(try load("ICTMover", module: "InterfaceCompilerTests", names) is Mover)
    #expect(try load("ICTPage", names) is Shelf.Book.Page)
  }

  @Test func aClassIsFoundByItsMangledName() throws {
    #expect(try load("_TtC22InterfaceCompilerTests5Mover") is Mover)
    #expect(try load("_TtCO22InterfaceCompilerTests5Shelf4Book") is Shelf.Book)
    #expect(try load("_TtCCO22InterfaceCompilerTests5Shelf4Book4Page") is Shelf.Book.Page)
  }

  @Test(arguments: [
    "_TtC22InterfaceCompilerTests5Moverx", "_TtC22InterfaceCompilerTests", "_TtC99App3A", "_Tt", "_TtC0App3A", "Gone",
  ])
  func anythingElseBecomesAPlainView(_ name: String) throws {
    #expect(type(of: try load(name)) == UIView.self)
  }
}
