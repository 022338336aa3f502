// expect: A 3
import UIKit

class AGenericInitSubclass: UIView { var n = 3 }
func makeGenericInitSubclass<T: UIView>() -> T { let view = T(); return view }

@MainActor func corpusGenericInitSubclass() -> String {
  {
    let a: AGenericInitSubclass = makeGenericInitSubclass(); return "A \(a.n)"
  }()
}
