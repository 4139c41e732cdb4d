/** Open Font License faces that the words are shaped with: name → file of a `@fontsource` package. */
export const faces = {
  ruqaa: '@fontsource/aref-ruqaa/files/aref-ruqaa-arabic-700-normal.woff',
  rakkas: '@fontsource/rakkas/files/rakkas-arabic-400-normal.woff',
  baloo: '@fontsource/baloo-bhaijaan-2/files/baloo-bhaijaan-2-arabic-800-normal.woff',
  kufi: '@fontsource/reem-kufi/files/reem-kufi-arabic-700-normal.woff',
  amiri: '@fontsource/amiri/files/amiri-arabic-700-normal.woff',
  lalezar: '@fontsource/lalezar/files/lalezar-arabic-400-normal.woff',
  marhey: '@fontsource/marhey/files/marhey-arabic-700-normal.woff',
  messiri: '@fontsource/el-messiri/files/el-messiri-arabic-700-normal.woff',
  tajawal: '@fontsource/tajawal/files/tajawal-arabic-500-normal.woff',
}
