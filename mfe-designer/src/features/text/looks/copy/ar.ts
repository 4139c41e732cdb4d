/** The ready looks of texts: strings that come with their code. A brand may replace each under `designer.<key>`. */
export const ar = {
  looks: 'أنماط جاهزة',
  lookSample: 'كلمة',
  lookPlain: 'بلا نمط',
  lookGold: 'ذهبي',
  lookRibbon: 'شريط',
  lookShadow: 'ظل بارز',
  lookOutline: 'حدود عريضة',
  lookPaper: 'ورق ممزق',
  lookNeon: 'نيون',
  kashida: 'مد الحروف',
  autoFit: 'حجم يملأ المربع',
}
