// expect: true
import UIKit

class AApplicationDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }

@MainActor func corpusApplicationDelegate() -> String { "\(AApplicationDelegate().window == nil)" }
