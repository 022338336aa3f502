// expect: 1
import UIKit

@MainActor @objc class AAttributeMainActorClass: NSObject { @objc func one() -> Int { 1 } }

@MainActor func corpusAttributeMainActorClass() -> String {
  "\(send(#selector(AAttributeMainActorClass.one), AAttributeMainActorClass())!)"
}
