internal import Foundation
internal import UIKitControls
internal import UIKitCore
internal import UIKitGraphics
internal import UIKitLists

extension UITableViewHeaderFooterView {
  func take(_ look: CellLook) {
    if look == self.look { return }
    self.look = look
    setNeedsLayout()
  }

  func applyBackground(_ configuration: UIBackgroundConfiguration?) {
    if configuration == nil && configuredBackground == nil { return }
    configuredBackground = show(configuration, in: configuredBackground)
    guard configuration != nil else { return }
    (backgroundView, backgroundColor) = (nil, nil)
    setNeedsUpdateConfiguration()
  }

  func layoutParts() {
    backgroundView?.placeIfNeeded(bounds)
    configuredBackground?.placeIfNeeded(bounds)
    let sides = UIEdgeInsets(look.insets, isMirrored: isReadFromTheRight || superview?.isReadFromTheRight ?? false)
    content.placeIfNeeded(bounds.inset(by: sides))
    setContentMargins(width: bounds.width)
    if let configured {
      return configured.placeIfNeeded(content.bounds.insetBy(dx: configuredInset(width: bounds.width), dy: 0))
    }
    layoutLabels()
  }

  /// The inset of a content configuration, whose own margin comes on top.
  private func configuredInset(width: CGFloat) -> CGFloat {
    look.cardMargin + look.readableInset(width: width - 2 * look.cardMargin)
  }

  private func sideMargin(width: CGFloat) -> CGFloat { look.cardMargin + look.sideMargin(width: width - 2 * look.cardMargin) }

  /// Sets the default margins of `contentView`: the title's own at the sides.
  private func setContentMargins(width: CGFloat) {
    let side = sideMargin(width: width)
    content.setDefaultMargins(
      NSDirectionalEdgeInsets(top: 8, leading: side, bottom: 8, trailing: side),
      isMirrored: isReadFromTheRight || superview?.isReadFromTheRight ?? false)
  }

  /// Places the labels: a title alone fills the view; a title and a second text are stacked and centred.
  private func layoutLabels() {
    let margin = sideMargin(width: bounds.width)
    let room = CGRect(x: margin, y: 0, width: max(0, content.bounds.width - 2 * margin), height: bounds.height)
    guard let detail = labels.detail else {
      labels.text?.placeIfNeeded(room)
      return
    }
    let most = CGSize(width: room.width, height: .greatestFiniteMagnitude)
    let (first, second) = (labels.text?.sizeThatFits(most).height ?? 0, detail.sizeThatFits(most).height)
    let top = ((room.height - first - second) / 2).rounded()
    labels.text?.placeIfNeeded(CGRect(x: margin, y: top, width: room.width, height: first))
    detail.placeIfNeeded(CGRect(x: margin, y: top + first, width: room.width, height: second))
  }

  /// The height by configuration or constraints; nil without either.
  func contentHeight(width: CGFloat) -> CGFloat? {
    updateConfigurationIfNeeded()
    let room = max(0, width - look.insets.leading - look.insets.trailing)
    if let configured {
      let width = max(0, room - 2 * configuredInset(width: width))
      return configured.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }
    setContentMargins(width: width)
    if content.hasConstraintsInside { return content.constrainedHeight(width: room) }
    // A view of a nib has its labels beside `contentView`.
    return hasConstraintsInside ? constrainedHeight(width: width) : nil
  }

  func label(_ path: WritableKeyPath<(text: UILabel?, detail: UILabel?), UILabel?>) -> UILabel {
    if let label = labels[keyPath: path] { return label }
    let made = UILabel()
    labels[keyPath: path] = made
    showLabels()
    setNeedsLayout()
    return made
  }

  /// Shows the labels if there is no content configuration.
  func showLabels() {
    for label in [labels.text, labels.detail].compactMap(\.self) {
      if configured != nil { label.removeFromSuperview() } else if label.superview == nil { content.addSubview(label) }
    }
  }

  /// Styles a title from the data source: opaque in a plain table, since rows scroll behind the header. Our choice.
  func showTitle(_ title: String, style: UITableView.Style, kind: Supplement) {
    let label = label(\.text)
    tableStyle = style
    label.text = style != .plain && kind == .header ? title.uppercased() : title
    label.font = style == .plain ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 13)
    label.textColor = style == .plain ? .label : .secondaryLabel
    backgroundColor = style == .plain ? .systemBackground : nil
  }
}
