// expect: String
import UIKit

class ASelectorGenericClassInherited<T>: NSObject { @objc func name() -> String { "\(T.self)" } }
class BSelectorGenericClassInherited: ASelectorGenericClassInherited<String> { @objc func more() -> Int { 1 } }

@MainActor func corpusSelectorGenericClassInherited() -> String { "\(send(Selector("name"), BSelectorGenericClassInherited())!)" }
