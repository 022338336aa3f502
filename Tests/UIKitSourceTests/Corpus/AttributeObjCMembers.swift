// expect: 5
import UIKit

@objcMembers class AAttributeObjCMembers: NSObject { func five() -> Int { 5 } }

@MainActor func corpusAttributeObjCMembers() -> String { "\(send(Selector("five"), AAttributeObjCMembers())!)" }
