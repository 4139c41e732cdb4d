import { CATEGORY_IDS, DEVICE_TYPE } from '@yawmi/contract'
import { declareRemote } from '@yawmi/remote-kit/declare'
import { titles } from './copy/ar'
import { PREVIEWS_SHOWN } from './features/hub/previews-shown'
import { paths } from './paths'

type Path = (typeof paths)[keyof typeof paths]
const home = { layout: 'home', access: 'subscriber', skeleton: true } as const
const bare = { ...home, layout: 'bare' } as const

const route = <S extends string, F extends object>(name: string, screen: S, path: Path, title: string, frame: F) => ({
  ...{ name, path, screen, title },
  ...frame,
})

/** Width of a window from which the desktop editor is shown; the design system's `md`. */
export const WIDE_FROM_PX = 960

/** The screens of the design studio. */
export const declaration = declareRemote({
  name: 'designer',
  routes: [
    {
      ...route('design_categories', 'design-categories', paths.designCategories, titles.designCategories, home),
      rendered: true,
      // None is of one person: what somebody saved comes when the screen stands.
      begins: ['categories'],
      prefetches: [
        {
          operation: 'subCategories',
          params: { categoryId: CATEGORY_IDS.designs },
          query: { device_type: DEVICE_TYPE },
        },
        { operation: 'stickers', query: { limit: String(PREVIEWS_SHOWN) } },
      ],
    },
    route('saved_items', 'saved-items', paths.savedItems, titles.savedItems, home),
    route('design_images_list', 'design-images-list', paths.designImagesList, titles.images, bare),
    route('design_cards_list', 'design-cards-list', paths.designCardsList, titles.cards, bare),
    route('phone_design_page', 'phone-design-page', paths.phoneDesignPage, titles.editor, bare),
    {
      ...route('design_page', 'design-page', paths.designPage, titles.editor, bare),
      narrow: { below: WIDE_FROM_PX, screen: 'phone-design-page' },
    },
    // `?kind=quote|message|joke|name`, `text` and `more`: other remotes lead here with a text of theirs.
    route('design_from_text', 'design-from-text', paths.designFromText, titles.editor, bare),
  ],
  slots: [],
  menu: [
    {
      ...{ id: 'designs', label: titles.designCategories, route: 'design_categories', icon: 'designs' },
      in: { sidebar: { order: 30, free: 'locked' } },
    },
  ],
})
