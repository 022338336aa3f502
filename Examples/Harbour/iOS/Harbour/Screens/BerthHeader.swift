import UIKit

/// The name of a pier with the number of its free berths.
final class BerthHeader: UITableViewHeaderFooterView {
  static let reuseIdentifier = "Pier"

  @IBOutlet private(set) var nameLabel: UILabel!
  @IBOutlet private(set) var freeLabel: UILabel!

  func show(_ pier: Harbour.Pier) {
    nameLabel.text = pier.name
    freeLabel.text = Harbour.freeBerthsText(pier.freeCount)
  }
}
