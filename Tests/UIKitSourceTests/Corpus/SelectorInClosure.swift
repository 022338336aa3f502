// expect: 1
import UIKit

class ASelectorInClosure: NSObject {
  @objc func one() -> Int { 1 };
  func run() -> Int { let f = { [unowned self] in send(#selector(self.one), self) as! Int }; return f() }
}

@MainActor func corpusSelectorInClosure() -> String { "\(ASelectorInClosure().run())" }
