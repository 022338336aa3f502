// The sources are in iOS/TrailsTests; UIKitSource.json names the folder.
