internal import CoreGraphics
internal import Foundation

/// The tool tip of a label that cuts its text off: the whole text.
@MainActor final class LabelExpansion: NSObject, UIToolTipInteractionDelegate {
  private unowned let label: UILabel
  private let interaction = UIToolTipInteraction()

  init(_ label: UILabel) {
    self.label = label
    super.init()
    interaction.delegate = self
  }

  var isShown = false {
    didSet {
      guard isShown != oldValue else { return }
      if isShown { label.addInteraction(interaction) } else { label.removeInteraction(interaction) }
    }
  }

  func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint) -> UIToolTipConfiguration? {
    guard label.cutsText, let text = label.text else { return nil }
    return UIToolTipConfiguration(toolTip: text)
  }
}
