import UIKit

/// A berth in the list: the picture's colour is the status.
final class BerthCell: UITableViewCell {
  static let reuseIdentifier = "Berth"

  @IBOutlet private(set) var nameLabel: UILabel!
  @IBOutlet private(set) var detailLabel: UILabel!
  @IBOutlet private(set) var statusImageView: UIImageView!

  func show(_ berth: Berth, inFeet: Bool) {
    nameLabel.text = berth.ship?.name ?? berth.statusText
    let format = NSLocalizedString("Berth %@, up to %@", comment: "The number of a berth, and the length of ships that it takes")
    detailLabel.text = String.localizedStringWithFormat(format, berth.number, Harbour.lengthText(berth.length, inFeet: inFeet))
    statusImageView.image = UIImage(named: "Ship")
    statusImageView.tintColor = berth.status.color
    accessibilityLabel = [nameLabel.text, detailLabel.text, berth.statusText].compactMap { $0 }.joined(separator: ", ")
  }
}

extension Berth.Status {
  var color: UIColor? {
    switch self {
    case .free: return .systemGreen
    case .reserved: return UIColor(named: "Buoy")
    case .occupied: return UIColor(named: "Water")
    }
  }
}
