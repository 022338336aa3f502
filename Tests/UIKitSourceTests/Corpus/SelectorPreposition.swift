// expect: goFrom:to:
import UIKit

class ASelectorPreposition: NSObject { @objc func go(from a: Int, to b: Int) {} }

@MainActor func corpusSelectorPreposition() -> String { #selector(ASelectorPreposition.go).description }
