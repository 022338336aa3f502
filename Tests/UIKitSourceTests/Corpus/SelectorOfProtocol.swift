// expect: p
import UIKit

@objc protocol PSelectorOfProtocol { func p() -> String }
class ASelectorOfProtocol: PSelectorOfProtocol { func p() -> String { "p" } }

@MainActor func corpusSelectorOfProtocol() -> String { "\(send(#selector(PSelectorOfProtocol.p), ASelectorOfProtocol())!)" }
