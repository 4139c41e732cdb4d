export const ar = {
  loadingSlot: 'جارٍ التحميل…',
} as const
