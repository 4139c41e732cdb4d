/** Words of the day's leaf. */
export const ar = {
  leafLabel: 'اسم اليوم',
  leafFoot: 'كل صباح ورقة جديدة',
}

/** Names that take turns on the leaf, one a day; each is in the dictionary that the content import brings. */
export const dailyNames = [
  'هدى', 'سراج', 'ليلى', 'ونيس', 'ندى', 'غيث', 'سلمى', 'سهيل', 'أمل', 'بدر', 'ريم', 'الضو', 'رؤى', 'حاتم', 'لبنى', 'أنور',
  'فاطمة', 'ميلاد', 'نور', 'فارس', 'منى', 'عماد', 'خديجة', 'وسام', 'رحاب', 'سعد', 'زينب', 'عطية', 'آية', 'رائد', 'ياسمين',
] as const
