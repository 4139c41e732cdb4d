/** Where on the picture something is, in words. A brand may replace each under `designer.<key>`. */
export const ar = {
  topRight: 'أعلى اليمين',
  top: 'أعلى الوسط',
  topLeft: 'أعلى اليسار',
  middleRight: 'يمين الوسط',
  middle: 'الوسط',
  middleLeft: 'يسار الوسط',
  bottomRight: 'أسفل اليمين',
  bottom: 'أسفل الوسط',
  bottomLeft: 'أسفل اليسار',
}
