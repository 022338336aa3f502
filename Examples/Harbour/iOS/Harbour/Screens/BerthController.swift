import UIKit

/// One berth: the ship, its times, and the tide.
final class BerthController: UIViewController {
  var berth: Berth?
  var settings = HarbourSettings.shared

  @IBOutlet private(set) var imageView: UIImageView!
  @IBOutlet private(set) var nameLabel: UILabel!
  @IBOutlet private(set) var statusLabel: UILabel!
  @IBOutlet private(set) var lengthLabel: UILabel!
  @IBOutlet private(set) var arrivalLabel: UILabel!
  @IBOutlet private var arrivalRow: UIStackView!
  @IBOutlet private(set) var changeButton: UIButton!

  private(set) var tideController: TideController?

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let berth = berth else { return }
    let title = NSLocalizedString("Berth %@", comment: "The title of the screen: the number of a berth")
    navigationItem.title = String.localizedStringWithFormat(title, berth.number)
    nameLabel.text = berth.ship?.name ?? NSLocalizedString("No ship", comment: "In place of a ship's name")
    statusLabel.text = berth.statusText
    statusLabel.textColor = berth.status.color
    lengthLabel.text = Harbour.lengthText(berth.ship?.length ?? berth.length, inFeet: settings.usesFeet)
    arrivalLabel.text = berth.ship.map { ClockText.text(minute: $0.arrival) }
    arrivalRow.isHidden = berth.ship == nil
    changeButton.setTitle(berth.changeText, for: .normal)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "embedTide", let screen = segue.destination as? TideController else { return }
    screen.minute = berth?.ship?.arrival ?? 12 * 60
    screen.settings = settings
    tideController = screen
  }
}
