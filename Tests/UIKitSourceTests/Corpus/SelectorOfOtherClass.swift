// expect: b
import UIKit

class ASelectorOfOtherClass: NSObject { @objc func go() -> String { "a" } }
class BSelectorOfOtherClass: NSObject { @objc func go() -> String { "b" } }

@MainActor func corpusSelectorOfOtherClass() -> String {
  "\(send(#selector(ASelectorOfOtherClass.go), BSelectorOfOtherClass())!)"
}
