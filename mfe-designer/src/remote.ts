import { declareRemote } from '@yawmi/remote-kit/declare'
import { titles } from './copy/ar'
import { paths } from './paths'

const subscribers = <L extends 'home' | 'bare'>(layout: L) =>
  ({ layout, access: 'subscriber', skeleton: true }) as const

/** The screens of the design studio. */
export const declaration = declareRemote({
  name: 'designer',
  routes: [
    {
      name: 'design_categories',
      path: paths.designCategories,
      screen: 'design-categories',
      ...subscribers('home'),
      title: titles.designCategories,
    },
    {
      name: 'saved_items',
      path: paths.savedItems,
      screen: 'saved-items',
      ...subscribers('home'),
      title: titles.savedItems,
    },
    {
      name: 'design_images_list',
      path: paths.designImagesList,
      screen: 'design-images-list',
      ...subscribers('bare'),
      title: titles.images,
    },
    {
      name: 'design_cards_list',
      path: paths.designCardsList,
      screen: 'design-cards-list',
      ...subscribers('bare'),
      title: titles.cards,
    },
    {
      name: 'phone_design_page',
      path: paths.phoneDesignPage,
      screen: 'phone-design-page',
      ...subscribers('bare'),
      title: titles.editor,
    },
    {
      name: 'design_page',
      path: paths.designPage,
      screen: 'design-page',
      ...subscribers('bare'),
      title: titles.editor,
    },
  ],
  slots: [],
})
