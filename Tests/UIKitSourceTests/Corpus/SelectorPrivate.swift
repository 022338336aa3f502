// expect: 1
import UIKit

class ASelectorPrivate: NSObject { @objc private func one() -> Int { 1 }; func name() -> Selector { #selector(one) } }

@MainActor func corpusSelectorPrivate() -> String {
  {
    let a = ASelectorPrivate(); return "\(send(a.name(), a)!)"
  }()
}
