// expect: yes
import UIKit

func fConditionOSEither() -> String {
  #if os(iOS) || os(tvOS)
  return "yes"
  #else
  return "no"
  #endif
}

@MainActor func corpusConditionOSEither() -> String { fConditionOSEither() }
