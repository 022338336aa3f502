// expect: true
import UIKit

class AApplicationDelegateSubclass: UIResponder, UIApplicationDelegate { var window: UIWindow? }
class BApplicationDelegateSubclass: AApplicationDelegateSubclass {}

@MainActor func corpusApplicationDelegateSubclass() -> String { "\(BApplicationDelegateSubclass().window == nil)" }
