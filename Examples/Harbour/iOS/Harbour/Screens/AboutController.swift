import UIKit

/// A text about the harbour. `AboutController.xib` has its view.
final class AboutController: UIViewController {
  @IBOutlet private(set) var imageView: UIImageView!
  @IBOutlet private(set) var titleLabel: UILabel!
  @IBOutlet private(set) var textLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    imageView.image = UIImage(named: "Lighthouse")
    view.accessibilityIdentifier = "about"
  }

  @IBAction private func close(_ sender: UIButton) { dismiss(animated: true) }
}
