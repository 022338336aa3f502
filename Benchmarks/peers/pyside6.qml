import QtQuick
ListView {
    clip: true; reuseItems: true; model: rowCount
    delegate: Item {
        required property int index
        width: ListView.view.width; height: 44
        Text { anchors.verticalCenter: parent.verticalCenter; text: "Row " + parent.index; font.family: "DejaVu Sans"; font.pixelSize: 17 }
    }
}
