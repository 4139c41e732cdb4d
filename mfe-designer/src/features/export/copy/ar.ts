/** Kinds and sizes of files: strings that come with their form. A brand may replace each under `designer.<key>`. */
export const ar = {
  format: 'نوع الملف',
  pictureSize: 'حجم الصورة',
  sizeOf: '{width} × {height}',
  sizeForPrint: '{width} × {height} للطباعة',
}
