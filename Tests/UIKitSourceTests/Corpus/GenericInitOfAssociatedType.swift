// expect: 3 UILabel TagGenericInitOfAssociatedType 7
import UIKit

typealias ViewGenericInitOfAssociatedType = UIView

protocol ModelGenericInitOfAssociatedType {
  associatedtype Content: ViewGenericInitOfAssociatedType
}

protocol NamedModelGenericInitOfAssociatedType: ModelGenericInitOfAssociatedType {}

class TagGenericInitOfAssociatedType: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    tag = 7
  }
  required init?(coder: NSCoder) { nil }
}

struct LabelsGenericInitOfAssociatedType: NamedModelGenericInitOfAssociatedType { typealias Content = UILabel }
struct TagsGenericInitOfAssociatedType: NamedModelGenericInitOfAssociatedType {
  typealias Content = TagGenericInitOfAssociatedType
}

extension NamedModelGenericInitOfAssociatedType {
  @MainActor var makers: [() -> Content] { Array(repeating: Content.init, count: 3) }
  @MainActor func make() -> Content { Content() }
}

@MainActor func corpusGenericInitOfAssociatedType() -> String {
  let labels = LabelsGenericInitOfAssociatedType()
  let tag = TagsGenericInitOfAssociatedType().makers[0]()
  return "\(labels.makers.map { $0() }.count) \(type(of: labels.make())) \(type(of: tag)) \(tag.tag)"
}
