#include <png.h>

// Macros that Swift cannot read.
static const png_uint_32 png_format_bgra = PNG_FORMAT_BGRA;
static const png_uint_32 png_flag_16bit_srgb = PNG_IMAGE_FLAG_16BIT_sRGB;
