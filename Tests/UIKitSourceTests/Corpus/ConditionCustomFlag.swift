// expect: no
import UIKit

func fConditionCustomFlag() -> String {
  #if MY_FLAG || os(watchOS)
  return "yes"
  #else
  return "no"
  #endif
}

@MainActor func corpusConditionCustomFlag() -> String { fConditionCustomFlag() }
