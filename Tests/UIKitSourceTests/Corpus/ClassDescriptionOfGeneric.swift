// expect: Corpus.AClassDescriptionOfGeneric Corpus.AClassDescriptionOfGeneric
import UIKit

protocol CellClassDescriptionOfGeneric: AnyObject { static func description() -> String }
class AClassDescriptionOfGeneric: UIView, CellClassDescriptionOfGeneric {}

func nameClassDescriptionOfGeneric<T: UIView>(_ type: T.Type) -> String { T.description() }

@MainActor func corpusClassDescriptionOfGeneric() -> String {
  let type: CellClassDescriptionOfGeneric.Type = AClassDescriptionOfGeneric.self
  return nameClassDescriptionOfGeneric(AClassDescriptionOfGeneric.self) + " " + type.description()
}
