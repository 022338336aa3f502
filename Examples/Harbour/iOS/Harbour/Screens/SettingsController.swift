import UIKit

/// The settings: a table with static cells.
final class SettingsController: UITableViewController {
  var settings = HarbourSettings.shared

  @IBOutlet private(set) var freeOnlySwitch: UISwitch!
  @IBOutlet private(set) var warningSwitch: UISwitch!
  @IBOutlet private(set) var lengthLabel: UILabel!
  @IBOutlet private(set) var lengthStepper: UIStepper!
  @IBOutlet private(set) var unitControl: UISegmentedControl!

  override func viewDidLoad() {
    super.viewDidLoad()
    freeOnlySwitch.isOn = settings.showsFreeBerthsOnly
    warningSwitch.isOn = settings.warnsOfLowWater
    lengthStepper.value = settings.shipLength
    unitControl.selectedSegmentIndex = settings.usesFeet ? 1 : 0
    showLength()
  }

  @IBAction private func freeOnlyChanged(_ sender: UISwitch) { settings.showsFreeBerthsOnly = sender.isOn }

  @IBAction private func warningChanged(_ sender: UISwitch) { settings.warnsOfLowWater = sender.isOn }

  @IBAction private func lengthChanged(_ sender: UIStepper) {
    settings.shipLength = sender.value
    showLength()
  }

  @IBAction private func unitChanged(_ sender: UISegmentedControl) {
    settings.usesFeet = sender.selectedSegmentIndex == 1
    showLength()
  }

  private func showLength() {
    lengthLabel.text =
      settings.shipLength == 0
      ? NSLocalizedString("Any length", comment: "The length of the person's ship is not limited")
      : Harbour.lengthText(settings.shipLength, inFeet: settings.usesFeet)
  }
}
