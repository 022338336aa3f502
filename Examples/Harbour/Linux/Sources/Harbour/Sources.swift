// UIKitSource.json names the sources of this target.
