/** The way to a design on one’s own picture. A brand may replace each under `designer.<key>`. */
export const ar = {
  ownStart: 'صورة من جهازك',
  ownStartFailed: 'تعذّر فتح صورتك، تحقق من الاتصال ثم حاول مرة أخرى.',
}
