// expect: Int
import UIKit

class ASelectorGenericClass<T>: NSObject { @objc func name() -> String { "\(T.self)" } }

@MainActor func corpusSelectorGenericClass() -> String { "\(send(Selector("name"), ASelectorGenericClass<Int>())!)" }
