/** Words of the app section. */
export const ar = {
  appsTitle: '{brand} في جيبك',
  appsLead: 'نزّل التطبيق ليصلك جديد كل صباح، ولتضيف الملصقات إلى واتساب مباشرة.',
  playStore: 'نزّله من Google Play',
  appStore: 'نزّله من App Store',
}
