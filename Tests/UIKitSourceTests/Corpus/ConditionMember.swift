// expect: ios
import UIKit

class AConditionMember {
  #if os(iOS)
  @objc func name() -> String { "ios" }
  #else
  @objc func name() -> Int { 1 }
  #endif
}

@MainActor func corpusConditionMember() -> String { "\(send(#selector(AConditionMember.name), AConditionMember())!)" }
