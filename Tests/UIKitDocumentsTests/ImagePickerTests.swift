import Foundation
import PhotosUI
import Testing
import UIKit
import UIKitTesting
import UniformTypeIdentifiers

@testable import UIKitDocuments

/// A folder of pictures that the process takes for that of the person.
@MainActor final class PictureRig {
  static let shared = PictureRig()
  let folder: URL
  /// Encodes the pictures.
  private let stage = Stage(size: CGSize(width: 10, height: 10), scale: 1)

  private init() {
    let base = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)", isDirectory: true)
    folder = base.appendingPathComponent("Pictures", isDirectory: true)
    let places = [
      folder.appendingPathComponent("Trip", isDirectory: true), folder.appendingPathComponent(".cache", isDirectory: true),
    ]
    for place in places { try? FileManager.default.createDirectory(at: place, withIntermediateDirectories: true) }
    try? Data("XDG_PICTURES_DIR=\"\(folder.path)\"\n".utf8).write(to: base.appendingPathComponent("user-dirs.dirs"))
    setenv("XDG_CONFIG_HOME", base.path, 1)
    for (index, name) in ["one.png", "two.jpeg", "Trip/three.png", ".cache/hidden.png"].enumerated() {
      let image = PictureRig.image(CGSize(width: 60 + 20 * index, height: 40))
      let url = folder.appendingPathComponent(name)
      try? (name.hasSuffix("jpeg") ? image.jpegData(compressionQuality: 1) : image.pngData())?.write(to: url)
      try? FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1000 - Double(index))], ofItemAtPath: url.path)
    }
    try? Data("film".utf8).write(to: folder.appendingPathComponent("film.mp4"))
    try? FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 10)], ofItemAtPath: folder.path + "/film.mp4")
    try? Data("note".utf8).write(to: folder.appendingPathComponent("note.txt"))
  }

  static func image(_ size: CGSize) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: size.width / 2, height: size.height))
    }
  }

  func url(_ name: String) -> URL { folder.appendingPathComponent(name) }
}

@MainActor private final class PickerDelegate: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
  private(set) var infos: [[UIImagePickerController.InfoKey: Any]] = []
  private(set) var cancels = 0

  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    infos.append(info)
    #expect(picker.presentingViewController != nil, "the delegate dismisses the picker")
    picker.dismiss(animated: true)
  }

  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    cancels += 1
    picker.dismiss(animated: true)
  }
}

@MainActor @Suite(.serialized) struct ImagePickerTests {
  let pictures = PictureRig.shared
  let rig = DocumentRig()
  private let delegate = PickerDelegate()

  private func present(_ configure: (UIImagePickerController) -> Void = { _ in }) -> UIImagePickerController {
    let picker = UIImagePickerController()
    picker.delegate = delegate
    configure(picker)
    rig.presenter.present(picker, animated: true)
    rig.settle()
    return picker
  }

  @Test func aPictureOfTheDialogIsRead() throws {
    rig.stage.desktop.files = .answer([pictures.url("one.png")])
    _ = present()
    let info = try #require(delegate.infos.first)
    #expect(info[.mediaType] as? String == "public.image" && info[.imageURL] as? URL == pictures.url("one.png"))
    #expect((info[.originalImage] as? UIImage)?.size == CGSize(width: 60, height: 40) && info[.editedImage] == nil)
    #expect(info[.mediaURL] == nil && info[.cropRect] == nil)
    #expect(rig.stage.desktop.fileDialogs.first?.types == ["image/*"] && rig.presenter.presentedViewController == nil)
  }

  @Test func aMovieIsItsFile() throws {
    rig.stage.desktop.files = .answer([pictures.url("film.mp4")])
    _ = present { $0.mediaTypes = [UTType.image.identifier, UTType.movie.identifier] }
    #expect(delegate.infos.first?[.mediaURL] as? URL == pictures.url("film.mp4"))
    #expect(delegate.infos.first?[.mediaType] as? String == "public.movie")
    #expect(rig.stage.desktop.fileDialogs.first?.types == ["image/*", "video/*"])
  }

  @Test func otherFormatsAreExportedAsTheyAreOrCompatibly() throws {
    let tga = pictures.url("Trip/picture.data")
    try PictureRig.image(CGSize(width: 8, height: 8)).pngData()!.write(to: tga)
    defer { try? FileManager.default.removeItem(at: tga) }
    rig.stage.desktop.files = .answer([tga])
    _ = present { $0.imageExportPreset = .current }
    _ = present()
    let urls = delegate.infos.compactMap { $0[.imageURL] as? URL }
    #expect(urls.count == 2 && urls[0] == tga && urls[1].pathExtension == "jpeg")
    try FileManager.default.removeItem(at: urls[1])
  }

  @Test func theGridShowsPicturesBelowTheFolder() throws {
    let picker = present()
    let grid = try #require(picker.topViewController as? PictureGrid)
    #expect(grid.files.map(\.lastPathComponent) == ["one.png", "two.jpeg", "three.png"])
    try rig.tap("two")
    #expect((delegate.infos.first?[.originalImage] as? UIImage)?.size == CGSize(width: 80, height: 40))
  }

  @Test func cancelIsReportedOnce() throws {
    _ = present()
    try rig.tap("Cancel")
    #expect(delegate.cancels == 1 && rig.presenter.presentedViewController == nil)
    rig.stage.desktop.files = .cancel
    _ = present()
    #expect(delegate.cancels == 2 && rig.presenter.presentedViewController == nil)
    rig.stage.desktop.files = .never
    _ = present()
    try rig.tap("Cancel")
    #expect(delegate.cancels == 3 && rig.stage.desktop.fileDialogs.last?.isWithdrawn == true)
    _ = present()
    rig.stage.key(.keyboardEscape)
    rig.settle()
    #expect(delegate.cancels == 4 && rig.presenter.presentedViewController == nil)
  }

  @Test func withoutADelegateItDismissesItself() throws {
    let picker = UIImagePickerController()
    rig.presenter.present(picker, animated: true)
    rig.settle()
    try rig.tap("Cancel")
    #expect(picker.presentingViewController == nil)
  }

  @Test func aLateAnswerAfterTheDismissalIsDropped() {
    rig.stage.desktop.files = .never
    _ = present()
    rig.presenter.dismiss(animated: false)
    rig.settle()
    rig.stage.desktop.answerFiles(.answer([pictures.url("one.png")]))
    rig.settle()
    #expect(delegate.infos.isEmpty && delegate.cancels == 0 && rig.stage.desktop.fileDialogs[0].isWithdrawn)
  }

  @Test func aPortalThatEndsShowsTheGrid() {
    rig.stage.desktop.files = .never
    let picker = present()
    rig.stage.desktop.answerFiles(.unavailable)
    rig.settle()
    #expect(picker.topViewController is PictureGrid && !picker.isNavigationBarHidden)
  }

  @Test func aDamagedPictureIsReported() throws {
    let damaged = pictures.url("Trip/damaged.png")
    try Data("no".utf8).write(to: damaged)
    defer { try? FileManager.default.removeItem(at: damaged) }
    rig.stage.desktop.files = .answer([damaged])
    _ = present()
    #expect(rig.labels.contains { $0.contains("could not be opened") })
    try rig.tap("OK")
    #expect(delegate.cancels == 1)
  }

  @Test func editingChoosesASquare() throws {
    rig.stage.desktop.files = .answer([pictures.url("one.png")])
    _ = present { $0.allowsEditing = true }
    #expect(delegate.infos.isEmpty && rig.labels.contains("Move and Scale"))
    try rig.tap("Choose")
    let info = try #require(delegate.infos.first)
    let part = try #require(info[.cropRect] as? NSValue).cgRectValue
    #expect(abs(part.width - 40) < 0.5 && abs(part.height - 40) < 0.5 && abs(part.midX - 30) < 1)
    let edited = try #require(info[.editedImage] as? UIImage)
    #expect(abs(edited.size.width - part.width) < 0.1)
  }

  @Test func editingCanBeLeftForAnotherPicture() throws {
    let picker = present { $0.allowsEditing = true }
    try rig.tap("one")
    #expect(picker.topViewController is CropScreen)
    try rig.tap("Cancel")
    #expect(picker.topViewController is PictureGrid && delegate.cancels == 0)
    try rig.tap("two")
    try rig.tap("Choose")
    #expect(delegate.infos.count == 1)
  }

  @Test func thereIsNoCamera() {
    #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    #expect(UIImagePickerController.isSourceTypeAvailable(.savedPhotosAlbum))
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
    #expect(UIImagePickerController.availableMediaTypes(for: .photoLibrary) == ["public.image", "public.movie"])
    let picker = UIImagePickerController()
    picker.sourceType = .savedPhotosAlbum
    #expect(picker.sourceType == .savedPhotosAlbum && picker.mediaTypes == ["public.image"] && !picker.allowsEditing)
    #expect(UIImagePickerController.ImageURLExportPreset.current.rawValue == 1)
  }
}

@MainActor private final class PhotoDelegate: PHPickerViewControllerDelegate {
  private(set) var results: [[PHPickerResult]] = []
  var dismisses = true

  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    self.results.append(results)
    if dismisses { picker.dismiss(animated: true) }
  }

  var names: [[String]] { results.map { $0.map { $0.itemProvider.suggestedName ?? "" } } }
}

@MainActor @Suite(.serialized) struct PhotoPickerTests {
  let pictures = PictureRig.shared
  let rig = DocumentRig()
  private let delegate = PhotoDelegate()

  private func present(_ configure: (inout PHPickerConfiguration) -> Void = { _ in }) -> PHPickerViewController {
    var configuration = PHPickerConfiguration()
    configure(&configuration)
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = delegate
    rig.presenter.present(picker, animated: true)
    rig.settle()
    return picker
  }

  @Test func chosenPicturesAreProviders() async throws {
    rig.stage.desktop.files = .answer([pictures.url("one.png"), pictures.url("film.mp4"), pictures.url("note.txt")])
    let picker = present { $0.selectionLimit = 0 }
    #expect(picker.configuration.selectionLimit == 0 && delegate.names == [["one", "film"]])
    #expect(rig.stage.desktop.fileDialogs.first?.purpose == .openFiles(several: true))
    let result = delegate.results[0][0]
    #expect(result.itemProvider.canLoadObject(ofClass: UIImage.self) && result.assetIdentifier == pictures.url("one.png").path)
    let size: CGSize? = await withCheckedContinuation { continuation in
      result.itemProvider.loadObject(ofClass: UIImage.self) { object, _ in
        continuation.resume(returning: (object as? UIImage)?.size)
      }
    }
    #expect(size == CGSize(width: 60, height: 40) && rig.presenter.presentedViewController == nil)
    #expect(Set(delegate.results[0]).count == 2 && delegate.results[0][0] == result)
  }

  @Test func theLimitAndTheFilterHoldForTheDialogToo() {
    rig.stage.desktop.files = .answer([pictures.url("film.mp4"), pictures.url("one.png"), pictures.url("two.jpeg")])
    _ = present { $0.filter = .images }
    #expect(delegate.names == [["one"]] && rig.stage.desktop.fileDialogs.first?.purpose == .openFiles(several: false))
    #expect(rig.stage.desktop.fileDialogs.first?.types == ["image/*"])
  }

  @Test func filtersAreCombined() throws {
    let cases: [(PHPickerFilter, [String])] = [
      (.images, ["one", "two", "three"]), (.videos, ["film"]), (.any(of: [.images, .videos]), ["one", "two", "three", "film"]),
      (.not(.images), ["film"]), (.all(of: [.images, .videos]), []),
    ]
    for (filter, names) in cases {
      let picker = present { $0.filter = filter }
      let grid = try #require((picker.children.first as? UINavigationController)?.topViewController as? PictureGrid)
      #expect(grid.files.map { $0.deletingPathExtension().lastPathComponent } == names, "\(filter)")
      rig.presenter.dismiss(animated: false)
      rig.settle()
    }
    #expect(delegate.results.isEmpty)
  }

  @Test(arguments: [(PHPickerConfiguration.Selection.default, ["one", "two"]), (.ordered, ["two", "one"])])
  func theOrderIsThatOfTheGridOrOfTheChoice(_ selection: PHPickerConfiguration.Selection, _ names: [String]) throws {
    _ = present { ($0.selectionLimit, $0.selection, $0.filter) = (2, selection, .images) }
    #expect(try rig.stage.find(label: "Add").traits.contains(.notEnabled))
    for name in ["two", "one", "three"] { try rig.tap(name) }
    try rig.tap("Add")
    #expect(delegate.names == [names] && rig.presenter.presentedViewController == nil)
  }

  @Test func continuousSelectionReportsEveryChange() throws {
    rig.stage.desktop.files = .answer([])
    delegate.dismisses = false
    let picker = present { ($0.selectionLimit, $0.selection) = (0, .continuousAndOrdered) }
    #expect(rig.stage.desktop.fileDialogs.isEmpty)
    for name in ["two", "one", "two"] { try rig.tap(name) }
    #expect(delegate.names == [["two"], ["two", "one"], ["one"]])
    #expect(delegate.results[1][1] == delegate.results[2][0])
    picker.deselectAssets(withIdentifiers: [pictures.url("one.png").path])
    rig.settle()
    #expect(try rig.stage.find(label: "Add").traits.contains(.notEnabled))
  }

  @Test func earlierChoicesAreChosenAtFirst() throws {
    _ = present {
      $0.selectionLimit = 0
      $0.preselectedAssetIdentifiers = [pictures.url("two.jpeg").path, "/none.png"]
    }
    #expect(try rig.stage.find(label: "two").traits.contains(.selected))
    try rig.tap("Add")
    #expect(delegate.names == [["two"]])
  }

  @Test func nothingIsAnEmptyResult() throws {
    _ = present()
    try rig.tap("Cancel")
    rig.stage.desktop.files = .cancel
    _ = present()
    rig.stage.desktop.files = .never
    _ = present()
    try rig.tap("Cancel")
    _ = present()
    rig.stage.key(.keyboardEscape)
    rig.settle()
    #expect(delegate.names == [[], [], [], []] && rig.presenter.presentedViewController == nil)
    rig.stage.desktop.answerFiles(.answer([pictures.url("one.png")]))
    rig.settle()
    #expect(delegate.results.count == 4)
  }

  @Test func aConfigurationIsAValue() {
    var configuration = PHPickerConfiguration()
    #expect(configuration.selectionLimit == 1 && configuration.filter == nil && configuration.selection == .default)
    #expect(configuration.preferredAssetRepresentationMode == .automatic && configuration.preselectedAssetIdentifiers.isEmpty)
    let same = configuration
    #expect(same == configuration && Set([same, configuration]).count == 1)
    configuration.preferredAssetRepresentationMode = .compatible
    #expect(same != configuration)
  }
}
