import UIKit

/// The tide of the day, with a mark at one time.
final class TideController: UIViewController {
  var tide = Tide.today
  var settings = HarbourSettings.shared
  /// The time of the mark, in minutes since midnight.
  var minute = 12 * 60

  @IBOutlet private(set) var tideView: TideView!
  @IBOutlet private(set) var nextLabel: UILabel!
  @IBOutlet private(set) var warningLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    tideView.tide = tide
    tideView.minute = minute
    let turn = tide.turn(afterMinute: minute)
    let format =
      turn.isHigh
      ? NSLocalizedString("High water at %@", comment: "The time of the next high water")
      : NSLocalizedString("Low water at %@", comment: "The time of the next low water")
    nextLabel.text = String.localizedStringWithFormat(format, ClockText.text(minute: turn.minute))
    warningLabel.isHidden = !settings.warnsOfLowWater || tide.lowest > 1
  }
}
