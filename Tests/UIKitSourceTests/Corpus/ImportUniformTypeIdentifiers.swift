// expect: public.png image/png 3 true
import UIKit
import UniformTypeIdentifiers
#if canImport(PhotosUI)
import PhotosUI
#endif

class ImportUTIPicker: NSObject, UIDocumentPickerDelegate {
  var picked = 0
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) { picked += urls.count }
}

@MainActor func corpusImportUniformTypeIdentifiers() -> String {
  let controller = UIDocumentPickerViewController(forOpeningContentTypes: [.png, .pdf])
  let delegate = ImportUTIPicker()
  controller.delegate = delegate
  let urls = ["a", "b", "c"].map { URL(fileURLWithPath: $0) }
  controller.delegate?.documentPicker(controller, didPickDocumentsAt: urls)
  #if canImport(PhotosUI)
  var configuration = PHPickerConfiguration()
  configuration.filter = .images
  let hasPhotos = configuration.selectionLimit == 1
  #else
  let hasPhotos = false
  #endif
  return "\(UTType.png.identifier) \(UTType.png.preferredMIMEType ?? "") \(delegate.picked) \(hasPhotos)"
}
