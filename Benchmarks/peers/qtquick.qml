import QtQuick
ListView {
    clip: true; reuseItems: true; model: rowModel
    delegate: Item {
        required property string label
        width: ListView.view.width; height: 44
        Text { anchors.verticalCenter: parent.verticalCenter; text: parent.label; font.family: "DejaVu Sans"; font.pixelSize: 17 }
    }
}
