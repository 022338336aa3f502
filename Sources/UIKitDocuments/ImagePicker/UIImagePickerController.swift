internal import CoreGraphics
internal import DesktopServices
internal import Diagnostics
public import Foundation
public import UIKitControllers
internal import UIKitControls
public import UIKitCore
internal import UIKitGraphics
internal import UniformTypeIdentifiers

/// What an image picker reports; the delegate dismisses the picker.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// The person has chosen a picture or a movie.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// The person has chosen nothing.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}

  /// Without an implementation the picker dismisses itself.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}

/// Lets a person choose a picture or a movie among the files of the desktop.
///
/// Presented, it asks the desktop's dialog for files; without one it shows the pictures below the folder of pictures. `delegate` is that of the
/// navigation controller: an object that conforms to `UIImagePickerControllerDelegate` too. It dismisses the picker.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController, DismissedByPerson {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    case photoLibrary = 0
    /// Not available: a desktop's cameras are not used.
    case camera = 1
    case savedPhotosAlbum = 2
  }

  /// Which file `InfoKey.imageURL` names.
  public enum ImageURLExportPreset: Int, Sendable {
    case compatible = 0
    case current = 1
  }

  /// What the delegate is told of the choice.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The identifier of the type, a `String`: of an image or a movie.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture, a `UIImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The part that the person has chosen, a `UIImage`; with `allowsEditing` alone.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The place of the part in the picture, a `CGRect` as `NSValue`; with `allowsEditing` alone.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The file of the picture, a `URL`.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The file of the movie, a `URL`.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
  }

  private enum Phase {
    case idle, asking, browsing
    /// Dismissed before there was an answer, by the app or by the person.
    case left
    case finished
  }

  /// `photoLibrary` by default; setting `camera` is a programming error, since it is not available.
  open var sourceType = SourceType.photoLibrary {
    didSet {
      ensure(
        sourceType != .camera,
        "UIImagePickerController.sourceType = .camera: there is no camera; ask isSourceTypeAvailable(_:) first")
    }
  }
  /// The identifiers of what can be chosen; images by default. An empty list is a programming error.
  open var mediaTypes: [String] = [UTType.image.identifier] {
    didSet {
      ensure(!mediaTypes.isEmpty, "UIImagePickerController.mediaTypes = []: give at least \"\(UTType.image.identifier)\"")
    }
  }
  /// Whether the person chooses a square part of the picture; false by default.
  open var allowsEditing = false
  /// `compatible` by default: a copy as JPEG of a picture in another format than JPEG, PNG or GIF.
  open var imageExportPreset = ImageURLExportPreset.compatible

  private var phase = Phase.idle
  private let question = DesktopQuestion<[URL]>()

  // MARK: What there is

  /// True for all but the camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// Images and movies; nil for the camera.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    sourceType == .camera ? nil : [UTType.image.identifier, UTType.movie.identifier]
  }

  // MARK: Life

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if phase == .idle { begin() }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard presentingViewController == nil, parent == nil, phase == .asking else { return }
    question.withdraw()
    phase = .left
  }

  package func wasDismissedByPerson() {
    question.withdraw()
    cancel()
  }

  private var types: [UTType] { mediaTypes.map { UTType($0) ?? UTType(importedAs: $0) } }

  private func begin() {
    guard let service = DesktopServices.current.files else { return browse() }
    phase = .asking
    let waiting = UIViewController()
    setViewControllers([waiting], animated: false)
    setNavigationBarHidden(true, animated: false)
    let choice = FileChoice(
      .openFiles(several: false), title: title ?? "Open a Picture", folder: UserFolders.pictures,
      filters: DocumentFilters.filters(types))
    question.ask(
      service, choice, in: waiting.view,
      take: { [weak self] urls in if let url = urls.first { self?.take(url) } else { self?.cancel() } },
      cancel: { [weak self] in self?.cancel() }, browse: { [weak self] in self?.browse() })
  }

  private func browse() {
    phase = .browsing
    setNavigationBarHidden(false, animated: false)
    let types = types
    let grid = PictureGrid(title: title ?? "Pictures") { type in types.contains { type.conforms(to: $0) } }
    setViewControllers([grid], animated: false)
    listen(to: grid)
  }

  private func listen(to grid: PictureGrid) {
    grid.onFinish = { [weak self] urls in
      if let url = urls.first { self?.take(url) } else { self?.cancel() }
    }
  }

  // MARK: Answers

  private func take(_ url: URL) {
    let type = UTType(filenameExtension: url.pathExtension) ?? .data
    if type.conforms(to: .movie) {
      return finish([.mediaType: UTType.movie.identifier, .mediaURL: url])
    }
    guard let image = UIImage(contentsOfFile: url.path) else { return reportDamage(of: url) }
    var info: [InfoKey: Any] = [.mediaType: UTType.image.identifier, .originalImage: image]
    info[.imageURL] = exported(url, type, image)
    guard allowsEditing else { return finish(info) }
    let crop = CropScreen(image) { [weak self] part in
      guard let self else { return }
      guard let part else { return leaveCrop() }
      info[.cropRect] = NSValue(cgRect: part)
      info[.editedImage] = image.cropped(to: part)
      finish(info)
    }
    setNavigationBarHidden(true, animated: false)
    if phase == .browsing { pushViewController(crop, animated: true) } else { setViewControllers([crop], animated: false) }
  }

  /// Back to the grid; after the desktop's dialog there is none.
  private func leaveCrop() {
    guard phase == .browsing else { return cancel() }
    setNavigationBarHidden(false, animated: true)
    popViewController(animated: true)
    (topViewController as? PictureGrid).map(listen)
  }

  private func exported(_ url: URL, _ type: UTType, _ image: UIImage) -> URL {
    let compatible: [UTType] = [.jpeg, .png, .gif]
    guard imageExportPreset == .compatible, !compatible.contains(type), let data = image.jpegData(compressionQuality: 0.9) else {
      return url
    }
    let name = url.deletingPathExtension().lastPathComponent
    let copy = FileManager.default.temporaryDirectory.appendingPathComponent("\(name)-\(UUID().uuidString).jpeg")
    return (try? data.write(to: copy)) == nil ? url : copy
  }

  private func reportDamage(of url: URL) {
    let alert = UIAlertController(
      title: "The picture could not be opened", message: url.lastPathComponent, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak self] _ in
        guard let self else { return }
        if phase == .asking { cancel() } else { (topViewController as? PictureGrid).map(listen) }
      })
    present(alert, animated: true)
  }

  private func finish(_ info: [InfoKey: Any]) {
    if phase == .finished { return }
    phase = .finished
    (delegate as? any UIImagePickerControllerDelegate)?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }

  private func cancel() {
    if phase == .finished { return }
    phase = .finished
    if let delegate = delegate as? any UIImagePickerControllerDelegate { return delegate.imagePickerControllerDidCancel(self) }
    presentingViewController?.dismiss(animated: true)
  }
}

extension UIImage {
  /// A part of the picture, in its points.
  fileprivate func cropped(to part: CGRect) -> UIImage {
    UIGraphicsImageRenderer(size: part.size, format: imageRendererFormat).image { _ in
      draw(in: CGRect(x: -part.minX, y: -part.minY, width: size.width, height: size.height))
    }
  }
}
