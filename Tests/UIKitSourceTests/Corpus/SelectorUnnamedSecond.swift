// expect: set::
import UIKit

class ASelectorUnnamedSecond: NSObject { @objc func set(_ a: Int, _ b: Int) {} }

@MainActor func corpusSelectorUnnamedSecond() -> String { #selector(ASelectorUnnamedSecond.set(_:_:)).description }
