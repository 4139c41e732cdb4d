/** Stickers among the elements: strings that come with their code. A brand may replace each under `designer.<key>`. */
export const ar = {
  packUntitled: 'ملصقاتي',
  stickerNotStored: 'لا مكان على هذا الجهاز لحفظ الملصق. احفظ تصميمك قبل أن تغلق الصفحة.',
}
