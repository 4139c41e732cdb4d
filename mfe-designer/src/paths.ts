/** Addresses that this remote owns. */
export const paths = {
  designCategories: '/design-categories',
} as const
