// expect: 3
import UIKit

@objc protocol POptionalOwnCall {
  @objc optional func go(_ x: Int) -> Int; @objc optional func done(); @objc optional var title: String { get }
}
class OwnerOptionalOwnCall { weak var delegate: POptionalOwnCall? }
class AOptionalOwnCall: NSObject, POptionalOwnCall { func go(_ x: Int) -> Int { x }; func own() -> Int { go(3) } }

@MainActor func corpusOptionalOwnCall() -> String {
  {
    let a = AOptionalOwnCall(); let owner = OwnerOptionalOwnCall(); owner.delegate = a; return "\(a.own())"
  }()
}
