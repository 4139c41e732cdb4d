/** Sizes and coloured grounds: strings that come with their code. A brand may replace each under `designer.<key>`. */
export const ar = {
  pageOfPicture: 'كما الصورة',
  pageSquare: 'مربع',
  pageStory: 'حالة أو قصة',
  pageA5: 'بطاقة A5',
  fill: 'لون الأرضية',
  fillCovered: 'يظهر لون الأرضية حين لا تكون للتصميم خلفية.',
  fillNone: 'أبيض',
  fillOf: 'أرضية {n}',
  pattern: 'الزخرفة',
  patternNone: 'بلا زخرفة',
  patternStars: 'نجوم ثمانية',
  patternGirih: 'مشبّكات',
  patternDots: 'نقاط',
  patternWaves: 'أمواج',
  patternScales: 'قشور',
}
