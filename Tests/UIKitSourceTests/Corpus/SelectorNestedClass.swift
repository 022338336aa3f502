// expect: n
import UIKit

enum SpaceSelectorNestedClass { class A: NSObject { @objc func n() -> String { "n" } } }

@MainActor func corpusSelectorNestedClass() -> String {
  "\(send(#selector(SpaceSelectorNestedClass.A.n), SpaceSelectorNestedClass.A())!)"
}
