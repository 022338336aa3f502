internal import UIKitControls
internal import UIKitCore
internal import UIKitLists

extension UITableViewCell {
  var styledContent: UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  func applyContent(_ configuration: (any UIContentConfiguration)?) {
    configured = contentView.show(configuration, in: configured)
    if configuration != nil { classic.remove() }
    setNeedsLayout()
  }
}
