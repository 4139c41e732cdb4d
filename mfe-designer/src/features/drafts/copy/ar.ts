/** The list of drafts: strings that come with it. A brand may replace each under `designer.<key>`. */
export const ar = {
  noDrafts: 'لا مسودات على هذا الجهاز بعد. كل ما تصممه يُحفظ هنا وأنت تعمل.',
  draftCurrent: 'مفتوح الآن',
  draftRemoveAsk: 'هل تريد حذف هذه المسودة؟',
  draftRemove: 'حذف المسودة: {name}',
}
