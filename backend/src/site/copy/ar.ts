/** What the page says before any script runs. */
export const ar = {
  scriptNeeded: 'تحتاج هذه الصفحة إلى تفعيل JavaScript في متصفحك.',
  alone: 'جزء وحده',
} as const
