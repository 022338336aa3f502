// expect: c
import UIKit

class ASelectorOfClassMethod: NSObject { @objc class func c() -> String { "c" } }

@MainActor func corpusSelectorOfClassMethod() -> String {
  "\(send(#selector(ASelectorOfClassMethod.c), ASelectorOfClassMethod.self as AnyObject)!)"
}
