/** What the page says before any script runs. */
export const ar = {
  scriptNeeded: 'تحتاج هذه الصفحة إلى تفعيل JavaScript في متصفحك.',
  pageToCome: 'لحظات، وتظهر الصفحة كاملة.',
  alone: 'جزء وحده',
} as const
