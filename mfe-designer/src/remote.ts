import { declareRemote } from '@yawmi/remote-kit/declare'
import { titles } from './copy/ar'
import { paths } from './paths'

/** The screens of the design studio. */
export const declaration = declareRemote({
  name: 'designer',
  routes: [
    {
      name: 'design_categories',
      path: paths.designCategories,
      screen: 'design-categories',
      layout: 'home',
      access: 'subscriber',
      title: titles.designCategories,
    },
  ],
  slots: [],
})
