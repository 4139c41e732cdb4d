export const ar = {
  erased: 'تم حذف حسابك وبياناتك.',
} as const
