//
//  TagCloudView.swift
//  TagCloud 0.4
//
//  Chips in rows, in the style of the libraries of 2015: inspectable properties, an Objective-C delegate, a tap recognizer.
//

import UIKit

@objc public protocol TagCloudViewDelegate: NSObjectProtocol {
  @objc optional func tagCloudView(_ tagCloudView: TagCloudView, shouldSelectTag tag: String) -> Bool
  @objc optional func tagCloudView(_ tagCloudView: TagCloudView, didSelectTag tag: String)
}

@IBDesignable
open class TagCloudView: UIView {

  @IBInspectable open dynamic var tagColor: UIColor = UIColor.gray {
    didSet { rearrange() }
  }
  @IBInspectable open dynamic var cornerRadius: CGFloat = 10 {
    didSet { rearrange() }
  }
  @IBInspectable open dynamic var gap: CGFloat = 8 {
    didSet { rearrange() }
  }

  @IBOutlet open weak var delegate: TagCloudViewDelegate?

  @objc open var tags: [String] = [] {
    didSet { rearrange() }
  }

  private var labels: [UILabel] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    commonInit()
  }

  private func commonInit() {
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped(_:))))
  }

  private func rearrange() {
    labels.forEach { $0.removeFromSuperview() }
    labels = tags.map { tag in
      let label = UILabel()
      label.text = " \(tag) "
      label.font = UIFont.systemFont(ofSize: 14)
      label.textColor = UIColor.white
      label.backgroundColor = tagColor
      label.layer.cornerRadius = cornerRadius
      label.layer.masksToBounds = true
      label.textAlignment = NSTextAlignment.center
      addSubview(label)
      return label
    }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    _ = arrange(in: bounds.width)
  }

  private func arrange(in width: CGFloat) -> CGFloat {
    var (x, y, height) = (CGFloat(0), CGFloat(0), CGFloat(0))
    for label in labels {
      let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      height = size.height + 8
      if x > 0 && x + size.width + 16 > width {
        x = 0
        y += height + gap
      }
      label.frame = CGRect(x: x, y: y, width: size.width + 16, height: height)
      x += size.width + 16 + gap
    }
    return labels.isEmpty ? 0 : y + height
  }

  override open var intrinsicContentSize: CGSize {
    return CGSize(width: UIView.noIntrinsicMetric, height: arrange(in: bounds.width > 0 ? bounds.width : 320))
  }

  @objc private func tapped(_ recognizer: UITapGestureRecognizer) {
    let point = recognizer.location(in: self)
    guard let index = labels.firstIndex(where: { $0.frame.contains(point) }) else { return }
    guard delegate?.tagCloudView?(self, shouldSelectTag: tags[index]) ?? true else { return }
    delegate?.tagCloudView?(self, didSelectTag: tags[index])
  }
}
