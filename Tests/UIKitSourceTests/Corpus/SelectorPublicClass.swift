// expect: 1
import UIKit

public class ASelectorPublicClass: NSObject { @objc public func one() -> Int { 1 } }

@MainActor func corpusSelectorPublicClass() -> String { "\(send(#selector(ASelectorPublicClass.one), ASelectorPublicClass())!)" }
