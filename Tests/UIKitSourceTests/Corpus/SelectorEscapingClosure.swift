// expect: done true
import UIKit

class ASelectorEscapingClosure: NSObject { @objc func run(_ done: @escaping (Bool) -> String) -> String { done(true) } }

@MainActor func corpusSelectorEscapingClosure() -> String {
  "\(send(#selector(ASelectorEscapingClosure.run), ASelectorEscapingClosure(), { (ok: Bool) -> String in "done \(ok)" } as (Bool) -> String)!)"
}
