import { declareRemote } from '@yawmi/remote-kit/declare'
import { titles } from './copy/ar'
import { paths } from './paths'

const home = { layout: 'home', access: 'subscriber', skeleton: true } as const
const bare = { ...home, layout: 'bare' } as const

/** The screens of the design studio. */
export const declaration = declareRemote({
  name: 'designer',
  routes: [
    {
      name: 'design_categories',
      path: paths.designCategories,
      screen: 'design-categories',
      title: titles.designCategories,
      ...home,
    },
    { name: 'saved_items', path: paths.savedItems, screen: 'saved-items', title: titles.savedItems, ...home },
    {
      name: 'design_images_list',
      path: paths.designImagesList,
      screen: 'design-images-list',
      title: titles.images,
      ...bare,
    },
    {
      name: 'design_cards_list',
      path: paths.designCardsList,
      screen: 'design-cards-list',
      title: titles.cards,
      ...bare,
    },
    {
      name: 'phone_design_page',
      path: paths.phoneDesignPage,
      screen: 'phone-design-page',
      title: titles.editor,
      ...bare,
    },
    { name: 'design_page', path: paths.designPage, screen: 'design-page', title: titles.editor, ...bare },
  ],
  slots: [],
})
