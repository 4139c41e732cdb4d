/** What can be done to a box, beyond the actions that are always seen. A brand may replace each under `designer.<key>`. */
export const ar = {
  copyText: 'نسخ',
  pasteText: 'لصق',
  group: 'ضم في مجموعة',
  ungroup: 'فك المجموعة',
  toFront: 'إلى الأمام تمامًا',
  forward: 'إلى الأمام',
  backward: 'إلى الخلف',
  toBack: 'إلى الخلف تمامًا',
  flipX: 'قلب أفقي',
  flipY: 'قلب رأسي',
}
