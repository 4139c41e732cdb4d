/** Addresses that this remote owns. */
export const paths = {
  designCategories: '/design-categories',
  savedItems: '/saved-items',
  designImagesList: '/design-images-list',
  designCardsList: '/design-cards-list',
  phoneDesignPage: '/phone-design-page',
  designPage: '/design-page/:dataType',
  designFromText: '/design-from-text',
} as const
