// expect: struct 1, class 2, none
import UIKit

@objc protocol POptionalReferenceOfStruct { @objc optional func size(for x: Int) -> Int }
struct SOptionalReferenceOfStruct { func size(for x: Int) -> Int { x } }
class AOptionalReferenceOfStruct: NSObject, POptionalReferenceOfStruct { func size(for x: Int) -> Int { x * 2 } }
class BOptionalReferenceOfStruct: NSObject, POptionalReferenceOfStruct {}

@MainActor func corpusOptionalReferenceOfStruct() -> String {
  func apply(_ size: (Int) -> Int) -> Int { size(1) }
  let plain = SOptionalReferenceOfStruct()
  let (some, none): (POptionalReferenceOfStruct, POptionalReferenceOfStruct) = (
    AOptionalReferenceOfStruct(), BOptionalReferenceOfStruct()
  )
  let answers = [some.size(for:), none.size(for:)].map { size in size.map { "class \(apply($0))" } ?? "none" }
  return (["struct \(apply(plain.size(for:)))"] + answers).joined(separator: ", ")
}
