#if UIKitSource
extension AnalysisPass {
  /// Storyboards create segues of the app's classes by the initializer that UIKit requires of them here.
  static let segueInitializers = AnalysisPass("initializers of segues") { module, changes in
    for id in module.ownClasses where module.foreignBase(of: id) == "UIStoryboardSegue" {
      for member in module[id].members where member.fullName == "init(identifier:source:destination:)" {
        if let override = member.spans.override, member.initializer?.isRequired == false {
          changes.replace(override, with: "required", in: id.file)
        }
      }
    }
  }
}
#endif
