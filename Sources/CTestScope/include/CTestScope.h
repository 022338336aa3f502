#pragma once
// Nothing to call: linking this target has TestScope set up before the program starts.
