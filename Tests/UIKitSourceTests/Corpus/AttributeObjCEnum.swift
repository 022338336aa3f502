// expect: 1
import UIKit

@objc enum EAttributeObjCEnum: Int { case a, b }

@MainActor func corpusAttributeObjCEnum() -> String { "\(EAttributeObjCEnum.b.rawValue)" }
