// expect: 2
import UIKit

class ASelectorInDictionary: NSObject { @objc func a() {}; @objc func b() {} }

@MainActor func corpusSelectorInDictionary() -> String {
  "\(Set([#selector(ASelectorInDictionary.a), #selector(ASelectorInDictionary.b), Selector("a")]).count)"
}
