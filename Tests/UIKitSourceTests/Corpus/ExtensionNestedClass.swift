// expect: b
import UIKit

enum SExtensionNestedClass {
  class A {}
  class B: A { override func name() -> String { "b" } }
}
extension SExtensionNestedClass.A { @objc func name() -> String { "a" } }

@MainActor func corpusExtensionNestedClass() -> String { (SExtensionNestedClass.B() as SExtensionNestedClass.A).name() }
