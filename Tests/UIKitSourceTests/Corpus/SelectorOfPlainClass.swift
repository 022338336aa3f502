// expect: 1
import UIKit

class ASelectorOfPlainClass { @objc func one() -> Int { 1 } }

@MainActor func corpusSelectorOfPlainClass() -> String {
  "\(send(#selector(ASelectorOfPlainClass.one), ASelectorOfPlainClass())!)"
}
