// The sources are in iOS/Trails; UIKitSource.json names the folder.
