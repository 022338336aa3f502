// expect: false
import UIKit

@objcMembers class AAttributeObjCMembersPrivate: NSObject { private func five() -> Int { 5 } }

@MainActor func corpusAttributeObjCMembersPrivate() -> String {
  "\(AAttributeObjCMembersPrivate().responds(to: Selector("five")))"
}
