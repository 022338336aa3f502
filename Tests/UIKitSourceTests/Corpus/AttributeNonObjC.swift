// expect: false
import UIKit

@objcMembers class AAttributeNonObjC: NSObject { @nonobjc func five() -> Int { 5 } }

@MainActor func corpusAttributeNonObjC() -> String { "\(AAttributeNonObjC().responds(to: Selector("five")))" }
