import UIKit

class TrailCell: UITableViewCell {
  static let reuseIdentifier = "TrailCell"

  private let lengthLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
    lengthLabel.font = .systemFont(ofSize: 15)
    lengthLabel.textColor = .secondaryLabel
    lengthLabel.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(lengthLabel)
    NSLayoutConstraint.activate([
      lengthLabel.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      lengthLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ trail: Trail) {
    textLabel?.text = trail.name
    detailTextLabel?.text = trail.walks == 0 ? "not walked yet" : "walked \(trail.walks) x"
    lengthLabel.text = String(format: "%.0f km", trail.kilometers)
  }
}
