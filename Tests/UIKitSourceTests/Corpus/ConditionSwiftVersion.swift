// expect: yes
import UIKit

func fConditionSwiftVersion() -> String {
  #if swift(>=5.0) && os(iOS)
  return "yes"
  #else
  return "no"
  #endif
}

@MainActor func corpusConditionSwiftVersion() -> String { fConditionSwiftVersion() }
